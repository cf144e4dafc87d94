import { signup } from '../../contract/auth.ts';
import type { Call, ReplyOf } from '../../contract/call.ts';
import { chooseStarter } from '../../contract/game.ts';
import { PASSWORD } from './player.ts';

/** What came back over the network; null where nothing did, as when the server was killed. */
export type RemoteAnswer<C extends Call> = { readonly status: number; readonly body: ReplyOf<C> } | null;

/** Asks a server in another process; a lost connection is an answer, too. */
export async function askRemote<C extends Call>(
  address: string,
  token: string,
  call: C,
  payload?: Record<string, unknown>,
): Promise<RemoteAnswer<C>> {
  try {
    const response = await fetch(address + call.path, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    return { status: response.status, body: (await response.json()) as ReplyOf<C> };
  } catch {
    return null;
  }
}

/** A fresh account with its first creature on a server in another process; the token. */
export async function remoteTrainer(address: string, username: string): Promise<string> {
  const signed = await askRemote(address, '', signup, { username, password: PASSWORD });
  const token = signed?.body.access_token ?? '';
  await askRemote(address, token, chooseStarter, { pokemons: ['kindlam'] });
  return token;
}
