import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount, exportAccount, getAccount, setPagePrivacy } from '../../../contract/auth.ts';
import { findNextPokemons, markFavourite } from '../../../contract/game.ts';
import { blockPlayer, getPlayer, visitTrainer } from '../../../contract/moderation.ts';
import { MOST_SHOWN_FAVOURITES } from '../../../contract/shapes/operating/moderation.ts';
import { idOf } from '../../support/operator/operator.ts';
import { give, newPlayer, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const pageOf = (viewer: Player, { name }: Pick<Player, 'name'>) => viewer.ask(getPlayer, { name });
const hide = ({ ask }: Player, pagePrivate = true) => ask(setPagePrivacy, { pagePrivate });
/** A refusal without what is different in each request. */
const saidTo = ({ status, refusal }: { status: number; refusal: { code?: string; message?: string } }) => [
  status,
  refusal.code,
  refusal.message,
];

it('a trainer page tells what everybody may know, and no more of a creature than a picture does', async () => {
  const [owner, viewer] = [await newTrainer(server), await newPlayer(server)];
  await give(server, owner, { creatures: [{ name: 'molder', level: 33, kind: 3 }] });
  const { pokemons } = (await owner.ask(findNextPokemons, { skip: 0 })).body;
  const molder = pokemons.find(({ name }) => name === 'Molder');
  await owner.ask(markFavourite, { id: molder?.id, favourite: true });
  const { status, body } = await pageOf(viewer, owner);
  expect(status).toBe(200);
  const shown = { name: 'Molder', kind: 3, level: 33, types: molder?.types };
  expect(body.favourites).toEqual([shown]);
  expect(body.rarest).toEqual(shown);
  expect(body).toMatchObject({ own: false, pagePrivate: false, wonBadges: [], bestStreak: 0, trades: 0 });
  expect(body.seen).toBeGreaterThanOrEqual(body.caught);
  expect(Object.keys(body)).not.toContain('coins');
});

it('a trainer page shows a bounded number of favourites, the latest first', async () => {
  const [owner, viewer] = [await newTrainer(server), await newPlayer(server)];
  await server.sql(
    `insert into creatures (player_id, species, kind, level, exp, moves, favourite)
     select id, 'kindlam', 1, n, 0, array['tackle', '', '', ''], true from players, generate_series(1, 40) n
     where username = $1 order by n`,
    [owner.name],
  );
  const { favourites } = (await pageOf(viewer, owner)).body;
  expect(favourites.map(({ level }) => level)).toEqual(
    [40, 39, 38, 37, 36, 35].slice(0, MOST_SHOWN_FAVOURITES),
  );
});

it('attack 69: of a private page others learn what they learn of a name that nobody has; its player sees it', async () => {
  const [owner, viewer] = [await newTrainer(server), await newPlayer(server)];
  expect((await owner.ask(getAccount)).body.pagePrivate).toBe(false);
  expect((await hide(owner)).body.pagePrivate).toBe(true);
  const nobody = await pageOf(viewer, { name: 'Nobody at all' });
  expect(saidTo(nobody)).toEqual([404, 'not_found', 'There is no player of this name']);
  expect(saidTo(await pageOf(viewer, owner))).toEqual(saidTo(nobody));
  // Also for whoever has blocked, or is blocked.
  await viewer.ask(blockPlayer, { player: await idOf(owner) });
  expect(saidTo(await pageOf(viewer, owner))).toEqual(saidTo(nobody));
  expect((await pageOf(owner, owner)).body).toMatchObject({ own: true, pagePrivate: true });
  await hide(owner, false);
  expect((await pageOf(viewer, owner)).status).toBe(200);
});

it('the choice is part of the export, concerns nobody else, and is no business of strangers', async () => {
  const [owner, viewer] = [await newPlayer(server), await newPlayer(server)];
  await hide(owner);
  expect((await owner.ask(exportAccount)).body.account).toMatchObject([{ page_private: true }]);
  expect((await viewer.ask(getAccount)).body.pagePrivate).toBe(false);
  expect((await server.ask(setPagePrivacy, { pagePrivate: true })).status).toBe(401);
  for (const pagePrivate of ['true', 1, null]) {
    expect((await owner.ask(setPagePrivacy, { pagePrivate })).status).toBe(400);
  }
});

it('a deleted account has no page', async () => {
  const [owner, viewer] = [await newPlayer(server), await newPlayer(server)];
  await owner.ask(deleteAccount, { password: PASSWORD });
  expect((await pageOf(viewer, owner)).status).toBe(404);
});

it('people without an account see a trainer page, and nothing of it that is for players', async () => {
  const [owner, viewer] = [await newTrainer(server), await newPlayer(server)];
  await give(server, owner, { creatures: [{ name: 'molder', level: 33, kind: 3 }] });
  const { status, body } = await server.ask(visitTrainer, { name: owner.name });
  expect(status).toBe(200);
  const known = (await pageOf(viewer, owner)).body;
  const {
    id: _id,
    own: _own,
    blocked: _blocked,
    open: _open,
    pagePrivate: _private,
    listings: _listings,
    ...shown
  } = known;
  expect(body).toEqual(shown);
});

it('attack 69: people without an account read of private pages and suspended players what they read of nobody', async () => {
  const [owner, other] = [await newTrainer(server), await newTrainer(server)];
  const visit = async (name: string) => saidTo(await server.ask(visitTrainer, { name }));
  const nobody = await visit('Nobody at all');
  expect(nobody).toEqual([404, 'not_found', 'There is no player of this name']);
  await hide(owner);
  expect(await visit(owner.name)).toEqual(nobody);
  // Nor does the token of its player show it there.
  expect(saidTo(await owner.ask(visitTrainer, { name: owner.name }))).toEqual(nobody);
  await hide(owner, false);
  expect((await visit(owner.name))[0]).toBe(200);
  await server.sql('update players set suspended_at = now() where username = $1', [other.name]);
  expect(await visit(other.name)).toEqual(nobody);
});

it('attack 86: pages are asked for without an account at a pace, whatever the names', async () => {
  const limited = await startServer({ config: { rateLimit: true } });
  const told = [];
  for (let asked = 0; asked < 62; asked++) {
    told.push(await limited.ask(visitTrainer, { name: `Nobody ${asked}` }));
  }
  expect(told.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(404));
  expect(told.at(-1)?.status).toBe(429);
  expect(told.at(-1)?.headers['retry-after']).toBe('1');
  await limited.close();
});
