import { addDays } from '../../content/quests/calendar.ts';
import { dailyPool, weeklyPool } from '../../content/quests/pool.ts';
import { todayAt } from '../../content/things/lying.ts';
import { getProfile, login, playAsGuest, signup } from '../../contract/auth.ts';
import { chooseStarter, mapRequest } from '../../contract/game.ts';
import { grant } from '../../contract/operations.ts';
import { getQuests } from '../../contract/progress/quests.ts';
import type { Kind } from '../../rules/creatures/types.ts';
import { ADMIN_TOKEN } from './config.ts';
import type { AnyServer, Ask } from './server.ts';

export const PASSWORD = 'a long enough one';
let made = 0;

export interface Player {
  readonly name: string;
  readonly token: string;
  readonly ask: Ask;
}

/** Signs up a new account; every default name is unique. */
export async function newPlayer(server: AnyServer, name = `Player ${++made * 7 + 1000}x`): Promise<Player> {
  const { body, status, text } = await server.ask(signup, { username: name, password: PASSWORD });
  if (status !== 200) throw new Error(`No account: ${text}`);
  return { name, token: body.access_token, ask: server.askWith(body.access_token) };
}

/** A new account without a password. */
export async function newGuest(server: AnyServer): Promise<Player> {
  const secret = `a-secret-of-the-guest-${++made}`;
  const { body, status, text } = await server.ask(playAsGuest, { secret });
  if (status !== 200) throw new Error(`No guest: ${text}`);
  const ask = server.askWith(body.access_token);
  return { name: (await ask(getProfile)).body.profile.username, token: body.access_token, ask };
}

/** Opens another session of the same player. */
export async function logInAgain(server: AnyServer, { name }: Player): Promise<Player> {
  const { body } = await server.ask(login, { username: name, password: PASSWORD });
  return { name, token: body.access_token, ask: server.askWith(body.access_token) };
}

/** Gives items, coins or creatures to a player with the operator's call. */
export async function give(
  server: AnyServer,
  { name }: Player,
  gifts: Record<string, unknown>,
): Promise<void> {
  const { status, text } = await server.askWith(ADMIN_TOKEN)(grant, { username: name, ...gifts });
  if (status !== 200) throw new Error(`No grant: ${text}`);
}

/** A new account with its first creature, on the first map. */
export async function newTrainer(server: AnyServer): Promise<Player> {
  const player = await newPlayer(server);
  await player.ask(chooseStarter, { pokemons: ['kindlam'] });
  await player.ask(mapRequest, { mapName: 'green_land' });
  return player;
}

/** A new account whose only creature wins every fight against wild creatures of the first map. */
export async function newChampion(server: AnyServer): Promise<Player> {
  const player = await newPlayer(server);
  await give(server, player, { creatures: [{ name: 'tempestral', level: 100 }] });
  return player;
}

/** Sets the wild creature that waits for the player. */
export async function meet(
  server: AnyServer,
  { name }: Player,
  encounter: { species?: string; level?: number; kind?: Kind } = {},
): Promise<void> {
  const waiting = { species: 'gloopet', level: 3, kind: 1, ...encounter };
  await server.sql('update players set encounter = $2 where username = $1', [name, JSON.stringify(waiting)]);
}

/** Gives a player deeds of a day with which every quest of the day and of its week is finished. */
export async function finishQuests(
  server: Pick<AnyServer, 'sql'>,
  { name }: Pick<Player, 'name'>,
  day = todayAt(Date.now()),
): Promise<void> {
  const counts = Object.fromEntries([...dailyPool, ...weeklyPool].map(({ deed }) => [deed, 2000]));
  await server.sql(
    `with me as (update players set steps = steps + 2000 where username = $1 returning id, steps)
     insert into day_deeds (player_id, day, counts, steps_before) select id, $2, $3, steps - 2000 from me
     on conflict (player_id, day) do update set counts = excluded.counts, steps_before = excluded.steps_before`,
    [name, day, JSON.stringify(counts)],
  );
}

/** A quest that a player finished yesterday, and whose reward waits for nobody else. */
export async function formerQuestOf(
  server: Pick<AnyServer, 'sql'>,
  player: Pick<Player, 'name' | 'ask'>,
): Promise<{ id: string | undefined }> {
  await finishQuests(server, player, addDays(todayAt(Date.now()), -1));
  const { former } = (await player.ask(getQuests)).body;
  return { id: former[0]?.id };
}
