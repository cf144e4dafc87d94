import { getBlocked, getPlayer } from '../../../contract/moderation.ts';
import { getStanding, liftSuspension, suspendPlayer } from '../../../contract/operator.ts';
import { ADMIN_TOKEN } from '../config.ts';
import type { Player } from '../player.ts';
import type { Ask, TestServer } from '../server.ts';

/** The operator of a test server. */
export const operatorOf = (server: TestServer): Ask => server.askWith(ADMIN_TOKEN);

/** Id of a player. */
export async function idOf({ ask, name }: Player): Promise<string> {
  return (await ask(getPlayer, { name })).body.id;
}

/** Suspends a player, without an end by default, also in place of a present suspension. */
export async function suspendNow(
  server: TestServer,
  { name }: Pick<Player, 'name'>,
  until: string | null = null,
): Promise<void> {
  const { suspended } = (await operatorOf(server)(getStanding, { player: name })).body.player;
  const { status, text } = await operatorOf(server)(suspendPlayer, {
    player: name,
    reason: 'Floods the market',
    until,
    ...(suspended && { replaces: suspended.id }),
  });
  if (status !== 200) throw new Error(text);
}

/** Lifts the suspension of a player. */
export async function liftNow(server: TestServer, { name }: Player): Promise<void> {
  const { status, text } = await operatorOf(server)(liftSuspension, { player: name });
  if (status !== 200) throw new Error(text);
}

/** Names of the players whom a player has blocked. */
export const blockedNames = async ({ ask }: Player): Promise<string[]> =>
  (await ask(getBlocked)).body.blocked.map(({ name }) => name);
