"""The play server: tables, lobby, accounts, clocks, storage, wire. It knows no rule and no game.

From the bottom up: `schema`, `store` (what is kept), `clocks`, `seating`, `served_match` (what stored steps mean),
`table`, `tables` (live matches and their one door), `identity`, `lobby`, `thinking`, `notifications` (who comes, who
plays, who is told), `snapshot` (what a seat is shown), `web` (how all of it is asked for).
"""
