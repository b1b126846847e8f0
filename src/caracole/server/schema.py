"""What is kept. `steps` is the source of truth: rows are added and never changed; everything else can be small.

Times are milliseconds since 1970. Structured values are JSON in text columns, the same in both databases.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy import (
    Table as Relation,
)

metadata = MetaData()

settings = Relation(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

accounts = Relation(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name as `folded`, once there is a password
    Column("folded", String(40), nullable=False, server_default=""),  # the name without what only looks different
    Column("password", Text),  # argon2
    Column("kind", String(8), nullable=False),  # guest, person, bot; gone: nothing is left but the id
    Column("owner", String(24), ForeignKey("accounts.id")),  # whose bot it is
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("email", Text),
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("profile", String(8), nullable=False, server_default="public"),  # or private: a name and nothing else
    Column("calendar", String(64)),  # SHA-256 of the secret in the link to it
    Index("accounts_folded", "folded"),
    Index("accounts_calendar", "calendar", unique=True),
)

sessions = Relation(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the number in the cookie
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("id", String(24), nullable=False, server_default=""),  # by which its owner names it in a list
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # to within some minutes
    Column("device", String(40), nullable=False, server_default=""),  # a hint: “Firefox · Linux”
    Index("sessions_seen", "seen_at"),
)

resets = Relation(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token in the link
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

counts = Relation(
    "counts",  # what limits count where several servers have nothing but PostgreSQL; not logged there
    metadata,
    Column("key", String(120), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

tokens = Relation(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), unique=True, nullable=False),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

tables = Relation(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("preset", String(40)),
    Column("asked", Text, nullable=False),
    Column("options", Text),  # resolved when the match starts
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("contributions", Text),  # of all seats, fixed when the match starts
    Column("copied", Integer, nullable=False),  # steps taken over from another match
    Column("clock", Text, nullable=False),
    Column("timeout", String(8), nullable=False),
    Column("absence", Integer, server_default="900"),  # seconds after which somebody may be claimed absent; null: never
    Column("forfeit", Boolean, nullable=False, server_default=false()),  # whether an absent player's win may be claimed
    Column("waits", Boolean, nullable=False, server_default=false()),  # clocks stand until everybody has been there
    Column("private", Boolean, nullable=False),
    Column("published", Boolean, nullable=False, server_default=false()),  # private, but made public by its players
    Column("owner", String(24), ForeignKey("accounts.id"), nullable=False),
    Column("parent", String(24)),
    # new, rematch, called (a challenge), round (of a tournament, its parent), fork, import
    Column("kin", String(8), nullable=False),
    # shared luck, compared with other tables: sealed while one of them plays, then open; else empty
    Column("deal", String(8), nullable=False, server_default=""),
    Column("rated", String(8), nullable=False, server_default=""),  # asked, and after the match: counted, void
    Column("status", String(10), nullable=False),  # open, running, finished, cancelled
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    # What lists and timers need of the newest step, so that they replay nothing:
    Column("number", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("ending", Text),
    Index("tables_status", "status", "private", "changed_at"),
    Index("tables_deadline", "deadline"),
)

seats = Relation(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("arms", Text),  # JSON list; null commands everything of the side
    Column("kind", String(8), nullable=False),  # open, invite, asked (for a rematch), person, bot
    Column("account", String(24), ForeignKey("accounts.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("invite", String(40)),
    Column("rightful", String(24)),  # who gets the seat back on returning
    Column("lent", Boolean, nullable=False, server_default=false()),  # handed over by its own holder
    Column("shown", Boolean, nullable=False, server_default=false()),  # its person lets everybody see the match
    Column("contribution", String(64), nullable=False),
    Column("arrived_at", BigInteger),  # when its person was first there after the match could start
    Column("seen_at", BigInteger),  # until when its person counts as connected; in the past: when they were
)

steps = Relation(
    "steps",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("side", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("action_id", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "action_id", name="steps_action"),
)

chat = Relation(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("room", String(8), nullable=False, server_default="players"),  # players, watchers
    Index("chat_account", "account", "at"),
)

ties = Relation(
    "ties",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("other", String(24), ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # mute, block, follow
    Column("at", BigInteger, nullable=False),
)

reports = Relation(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False),  # who is reported
    Column("by", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("line", Integer),  # of the chat, if it is about one
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
)

sanctions = Relation(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # warning, mute, ban
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is lifted
    Column("report", Integer, ForeignKey("reports.id")),
)

notes = Relation(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

jobs = Relation(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    # think, hint, review; mail, webhook; push; late-… warn of the time, round-… tell of a round
    Column("kind", String(10), nullable=False),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column(
        "account", String(24), nullable=False
    ),  # who is told, or who asked; the care of a review; empty when a bot thinks
    Column("attempts", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),  # taking a job moves this ahead; it comes back if nobody finishes it
    # Of what is thought about (server/jobs.py); null for mails and webhooks:
    Column("rank", Integer),  # what comes first: the lower, the sooner
    Column("owner", String(24)),  # for whom: owners take turns
    Column("price", Integer),  # milliseconds that one piece may take
    Column("pieces", Integer),
    Column("done", Integer),
    Column("queued_at", BigInteger),  # the place in the queue; whoever is served goes to its end
    Column("wanted_until", BigInteger),  # nobody waits for it any longer; null: always
    Column("taken_by", String(16)),
    Column("result", Text),  # JSON list, one item for each piece done
    Column("fault", Text),  # why it was given up; it waits for an operator
    UniqueConstraint("kind", "table_id", "number", "account", name="jobs_once"),
    Index("jobs_due", "due_at"),
)

reviews = Relation(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("care", String(8), primary_key=True),
    Column("number", Integer, primary_key=True),  # the newest step it knows
    Column("body", Text, nullable=False),  # JSON, as caracole.review writes it
)

counted = Relation(
    "counted",  # rated matches in the order in which they were counted; the number lets one server count at a time
    metadata,
    Column("pool", String(48), primary_key=True),  # a game with so many sides
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
)

ratings = Relation(
    "ratings",  # what a match changed: rows are added and never changed
    metadata,
    Column("pool", String(48), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Index("ratings_account", "account", "pool", "number"),
)

seeks = Relation(
    "seeks",  # who looks for somebody to play with
    metadata,
    Column("id", String(24), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("preset", String(40)),
    Column("players", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("number", Integer, nullable=False),  # the rating shown when it was made, …
    Column("doubt", Integer, nullable=False),  # … and how sure it was
    Column("status", String(8), nullable=False),  # open, asked, paired, gone
    Column("table_id", String(24), ForeignKey("tables.id")),  # once paired
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # when whoever made it last said that they wait
    Column("meanwhile", String(24)),  # a match against a bot until somebody is there; null: whoever made it just waits
    Column("meeting", String(24)),  # those who are asked whether they play each other share it
    Column("asked_at", BigInteger),
    Column("agreed", Boolean, nullable=False, server_default=false()),
    Index("seeks_status", "status", "created_at"),
)

tournaments = Relation(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("preset", String(40)),
    Column("form", String(10), nullable=False),  # robin, swiss, arena, knockout, duplicate
    Column("seats", Integer, nullable=False),  # of a table
    Column("rounds", Integer, nullable=False),  # of an arena, and of what follows from who takes part: 0 until known
    Column("minutes", Integer),  # of an arena
    Column("clocks", Text, nullable=False),  # JSON: of each round, the last for all that follow
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # or found by its link alone
    Column("most", Integer, nullable=False),  # who may take part at once
    Column("bot", String(40)),  # fills what is missing at a table; null: nobody does
    Column("least", Integer, nullable=False),  # so many begin, with bots for who is missing
    Column("late", Integer, nullable=False),  # so many rounds may have begun when somebody enters
    Column("grace", Integer, nullable=False),  # seconds to come to the table
    Column("rest", Integer, nullable=False),  # seconds between two rounds
    Column("seed", String(64), nullable=False),  # of all luck that tables share; secret
    Column("status", String(10), nullable=False),  # open, running, finished, cancelled
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger),  # null: when its owner says so
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Index("tournaments_status", "status", "listed", "created_at"),
)

entrants = Relation(
    "entrants",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("account", String(24), ForeignKey("accounts.id"), index=True),  # null: a level of bots
    Column("name", String(40)),  # null: a former player
    Column("bot", String(40)),
    Column("rating", Integer, nullable=False),  # as shown when they entered
    Column("status", String(8), nullable=False),  # in; away: was not there; out: has withdrawn
    Column("since", Integer, nullable=False),  # the first round they could play
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("tournament_id", "account", name="entrants_once"),
)

rounds = Relation(
    "rounds",  # the primary key lets one server make a round
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
)

pairings = Relation(
    "pairings",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    # 0; one more each time a match of a knock-out is drawn
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("players", Text, nullable=False),  # JSON: numbers of entrants by seat; one alone has a bye
    Column("table_id", String(24), ForeignKey("tables.id"), unique=True),  # null: a bye
)

lessons = Relation(
    "lessons",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it was done
)

puzzle_tries = Relation(
    "puzzle_tries",  # the first answer of an account to a puzzle
    metadata,
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mu", Float(53), nullable=False),  # the account's skill after it
    Column("sigma", Float(53), nullable=False),
    Column("at", BigInteger, nullable=False),
)

puzzle_skills = Relation(
    "puzzle_skills",  # how hard people find a puzzle
    metadata,
    Column("puzzle", String(12), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

studies = Relation(
    "studies",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("title", String(100), nullable=False),
    Column("access", String(8), nullable=False),  # private, link, public
    Column("body", Text, nullable=False),  # JSON, as caracole.review.study writes it
    Column("version", Integer, nullable=False),  # how often it was saved
    Column("changed_at", BigInteger, nullable=False),
    Index("studies_public", "access", "changed_at"),
)

merged = Relation(
    "merged",  # accounts that have become part of another: steps name the one who took them
    metadata,
    Column("account", String(24), primary_key=True),
    Column("into", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
)

pushes = Relation(
    "pushes",  # devices that asked to be told
    metadata,
    Column("id", String(24), primary_key=True),  # follows from the endpoint
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("session", String(64), nullable=False),  # its hash: over with it
    Column("device", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

thinkers = Relation(
    "thinkers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("processes", Integer, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
