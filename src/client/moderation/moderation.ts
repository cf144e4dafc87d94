import { appeal, getMessages, readMessages } from '../../../contract/moderation.ts';
import type { OperatorMessage } from '../../../contract/shapes/moderation.ts';
import { request } from '../../api/request.ts';
import { refreshProfile } from '../session/session.ts';
import { suspended } from '../session/suspended.ts';

/** Appeals against the suspension of an account. Throws a `Refusal`, like all functions of this file. */
export async function sendAppeal(username: string, password: string, text: string): Promise<void> {
  await request(appeal, { username, password, text });
  const { suspension } = suspended.getState();
  if (suspension) suspended.setState({ suspension: { ...suspension, appeal: 'open' } });
}

/** The operator's messages that the player has not confirmed, the oldest first. */
export const fetchMessages = async (): Promise<readonly OperatorMessage[]> =>
  (await request(getMessages)).messages;

/** Confirms the operator's messages up to one of them. */
export async function confirmMessage({ id }: OperatorMessage): Promise<void> {
  await request(readMessages, { upTo: id });
  await refreshProfile();
}
