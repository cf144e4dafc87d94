import { randomBytes } from 'node:crypto';
import { type Cell, type GameMap, maps, newcomer } from '../../../content/index.ts';
import { signup } from '../../../contract/auth.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import { grant } from '../../../contract/operations.ts';
import { neighbour } from '../../../rules/world/walking.ts';
import type { Straight } from '../../shared/way.ts';
import { pixelsOf } from './cells.ts';
import { askSurely, type Connection, postOf } from './connection.ts';

/** Operator's token of the benchmark's server. */
export const ADMIN_TOKEN = 'token-of-the-benchmark';

/** A player and its position. */
export interface Player {
  readonly username: string;
  readonly token: string;
  map: GameMap['id'];
  cell: Cell;
}

/** What a player gets in addition to a newcomer's items. */
export type Gift = Omit<BodyOf<typeof grant>, 'username'>;

export async function newPlayer(connection: Connection, gift?: Gift): Promise<Player> {
  const username = `Bench ${randomBytes(6).toString('hex')}`;
  const request = postOf(signup.path, { username, password: 'a long enough password' });
  const { access_token: token } = JSON.parse(await askSurely(connection, request)) as {
    access_token: string;
  };
  if (gift) await askSurely(connection, postOf(grant.path, { username, ...gift }, ADMIN_TOKEN));
  return { username, token, map: newcomer.map, cell: maps[newcomer.map].start };
}

/** The request for one step from a cell. */
export const stepFrom = (cell: Cell, way: Straight, token: string): string =>
  postOf(mapMove.path, { dir: way, from: pixelsOf(cell) }, token);

/** Takes one step. @returns the reply as text */
export async function step(connection: Connection, player: Player, way: Straight): Promise<string> {
  const reply = await askSurely(connection, stepFrom(player.cell, way, player.token));
  player.cell = neighbour(player.cell, way);
  return reply;
}

/** Enters a map and walks along a way from its start. */
export async function goTo(
  connection: Connection,
  player: Player,
  map: GameMap['id'],
  way: readonly Straight[],
): Promise<void> {
  await askSurely(connection, postOf(mapRequest.path, { mapName: map }, player.token));
  if (player.map !== map) Object.assign(player, { map, cell: maps[map].start });
  for (const each of way) await step(connection, player, each);
}
