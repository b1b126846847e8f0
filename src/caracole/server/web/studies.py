"""Studies: kept, shared, taken along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.server import errors, studies
from caracole.server.web.request_context import caller_of, server_of

Access = Literal["private", "link", "public"]


class Keeping(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A study to keep, as `caracole-study/1`."""

    study: dict[str, Any]
    access: Access = "private"


class Saving(Keeping, kw_only=True, forbid_unknown_fields=True):
    version: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    """The one I have read."""


class StudyKept(msgspec.Struct):
    id: str
    version: int


class StudyListed(msgspec.Struct):
    """A study in a list."""

    id: str
    title: str
    access: str
    owner: str
    mine: bool
    changed_at: int


class StudySeen(msgspec.Struct, kw_only=True):
    """A study with everything in it."""

    id: str
    access: str
    version: int
    mine: bool
    study: dict[str, Any]


class StudiesListed(msgspec.Struct):
    mine: list[StudyListed]
    public: list[StudyListed]


@get("/api/studies", tags=["studies"], summary="My studies, and those of everybody")
async def list_studies(request: Request[Any, Any, Any]) -> StudiesListed:
    account = caller_of(request).id
    found = await studies.listed(server_of(request).store, account)
    seen = [
        [StudyListed(row.id, row.title, row.access, row.name, row.owner == account, row.changed_at) for row in rows]
        for rows in found
    ]
    return StudiesListed(*seen)


@post("/api/studies", tags=["studies"], summary="Keep a study")
async def keep(request: Request[Any, Any, Any], data: JSONBody[Keeping]) -> StudyKept:
    """Refused with chapter, step, rule and sentence where it cannot be played; then nothing is stored."""
    account = caller_of(request).known().id
    found = await asyncio.to_thread(studies.checked, data.study)
    return StudyKept(await studies.add(server_of(request).store, account, found, data.access), 1)


@get("/api/studies/{name:str}", tags=["studies"], summary="A study")
async def one(request: Request[Any, Any, Any], name: FromPath[str]) -> StudySeen:
    account = caller_of(request).id
    row = await studies.find(server_of(request).store, named(name), account)
    body = msgspec.json.decode(row.body)
    return StudySeen(id=row.id, access=row.access, version=row.version, mine=row.owner == account, study=body)


@put("/api/studies/{name:str}", tags=["studies"], summary="Save a study of mine")
async def save(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Saving]) -> StudyKept:
    store = server_of(request).store
    row = await studies.owned(store, named(name), caller_of(request).known().id)
    found = await asyncio.to_thread(studies.checked, data.study)
    return StudyKept(row.id, await studies.save(store, row, found, data.access, data.version))


@delete("/api/studies/{name:str}", tags=["studies"], summary="Throw a study of mine away")
async def remove(request: Request[Any, Any, Any], name: FromPath[str]) -> None:
    store = server_of(request).store
    await studies.remove(store, await studies.owned(store, named(name), caller_of(request).known().id))


def named(name: str) -> str:
    if not name.isascii() or len(name) > 24:
        raise errors.unknown()
    return name


HANDLERS = [list_studies, keep, one, save, remove]
