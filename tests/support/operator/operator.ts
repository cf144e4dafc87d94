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

/** Names the present suspension of a player, for a call that replaces it; nothing if there is none. */
export async function replaced(
  server: TestServer,
  { name }: Pick<Player, 'name'>,
): Promise<{ replaces?: string }> {
  const { suspended } = (await operatorOf(server)(getStanding, { player: name })).body.player;
  return suspended ? { replaces: suspended.id } : {};
}

/** Suspends a player, without an end by default, also in place of a present suspension. */
export async function suspendNow(
  server: TestServer,
  { name }: Pick<Player, 'name'>,
  until: string | null = null,
): Promise<void> {
  const { status, text } = await operatorOf(server)(suspendPlayer, {
    player: name,
    reason: 'Floods the market',
    until,
    ...(await replaced(server, { name })),
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
