import { maps, newcomer } from '../../../content/index.ts';
import { signup } from '../../../contract/auth.ts';
import { startGymBattle } from '../../../contract/game.ts';
import { getPlayer, reportPlayer } from '../../../contract/moderation.ts';
import { grant } from '../../../contract/operations.ts';
import { toAndFro } from '../../bench/shared/cells.ts';
import { askSurely, Connection, postOf } from '../../bench/shared/connection.ts';
import { walkUntilMet } from '../../bench/shared/encounter.ts';
import { ADMIN_TOKEN, type Gift, goTo, type Player } from '../../bench/shared/players.ts';

const MAP = 'green_land';

/** Opens a connection for each task: the server closes idle ones in the time that the pictures take. */
async function ask<T>(address: string, errand: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection(address);
  try {
    return await errand(connection);
  } finally {
    connection.close();
  }
}

/** Calls of a player to the server: with a body they are posted. */
export const callsOf =
  (address: string, { token }: { readonly token: string }) =>
  async <Reply>(path: string, body?: object): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const reply = await fetch(address + path, { headers, ...sent });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };

/** Signs up a player with a name that looks good in the pictures. */
export const signUp = (address: string, username: string, gift?: Gift): Promise<Player> =>
  ask(address, async (connection) => {
    const request = postOf(signup.path, { username, password: 'a long enough password' });
    const { access_token: token } = JSON.parse(await askSurely(connection, request)) as {
      access_token: string;
    };
    if (gift) await askSurely(connection, postOf(grant.path, { username, ...gift }, ADMIN_TOKEN));
    return { username, token, map: newcomer.map, cell: maps[newcomer.map].start };
  });

/** Walks through the tall grass until a wild creature appears. */
export const meetSomething = (address: string, player: Player): Promise<void> =>
  ask(address, async (connection) => {
    const meadow = toAndFro(MAP, 'wild');
    await goTo(connection, player, MAP, meadow.way);
    await walkUntilMet(connection, player, meadow.cell.x);
  });

/** Begins a battle against the leader of the first gym. */
export const challenge = (address: string, { token }: Player): Promise<void> =>
  ask(address, async (connection) => {
    await askSurely(connection, postOf(startGymBattle.path, { id: 'thornby-garden' }, token));
  });

/** Reports the name of a player to the operator. */
export async function reportName(
  address: string,
  player: { readonly token: string },
  name: string,
): Promise<void> {
  const ask = callsOf(address, player);
  const { id } = await ask<{ id: string }>(`${getPlayer.path}?${new URLSearchParams({ name })}`);
  const text = 'This is the name of somebody who is well known here.';
  await ask(reportPlayer.path, { player: id, reason: 'name', text });
}
