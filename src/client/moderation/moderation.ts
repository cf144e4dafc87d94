import { deleteAccount, exportAccount } from '../../../contract/auth.ts';
import { appeal, getMessages, logInSuspended, readMessages } from '../../../contract/moderation.ts';
import type { OperatorMessage } from '../../../contract/shapes/operating/moderation.ts';
import { request, requestWith } from '../../api/request.ts';
import { refreshProfile } from '../session/session.ts';
import { settleLeftBehind } from '../session/sessionEnd.ts';
import { suspended } from '../session/suspended.ts';

/** Appeals against the suspension of an account. Throws a `Refusal`, like all functions of this file. */
export async function sendAppeal(username: string, password: string, text: string): Promise<void> {
  await request(appeal, { username, password, text });
  const { suspension } = suspended.getState();
  if (suspension) suspended.setState({ suspension: { ...suspension, appeal: 'open' } });
}

/** Opens a session that is only good for the two calls below, and is not kept. */
const openSession = async (username: string, password: string): Promise<string> =>
  (await request(logInSuspended, { username, password })).access_token;

/** Everything that the server stores about a suspended player, as readable JSON. */
export async function exportSuspended(username: string, password: string): Promise<string> {
  const token = await openSession(username, password);
  return JSON.stringify(await requestWith(token, exportAccount), null, 1);
}

/** Deletes the account of a suspended player. */
export async function deleteSuspended(username: string, password: string): Promise<void> {
  const token = await openSession(username, password);
  await requestWith(token, deleteAccount, { password });
  settleLeftBehind(null);
  suspended.setState({ suspension: null });
}

/** The operator's messages that the player has not confirmed, the oldest first. */
export const fetchMessages = async (): Promise<readonly OperatorMessage[]> =>
  (await request(getMessages)).messages;

/** Confirms the operator's messages up to one of them. */
export async function confirmMessage({ id }: OperatorMessage): Promise<void> {
  await request(readMessages, { upTo: id });
  await refreshProfile();
}
