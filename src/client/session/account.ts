import {
  changePassword,
  choosePassword,
  endOtherSessions,
  exportAccount,
  getAccount,
  playAsGuest,
  recover,
  renewRecoveryCodes,
} from '../../../contract/auth.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import { health } from '../../../contract/operations.ts';
import { request } from '../../api/request.ts';
import type { Query } from '../queryClient.ts';
import { keepFreshCodes } from './freshCodes.ts';
import { beginSession, refreshProfile } from './session.ts';

export type AccountState = ReplyOf<typeof getAccount>;

/** The account's sessions, and how many recovery codes are left. */
export const accountQuery: Query<AccountState> = {
  key: ['account'],
  ask: () => request(getAccount),
  kept: false,
};

/** Changes the password; all other sessions end. Throws an error with a message for the player. */
export async function replacePassword(password: string, newPassword: string): Promise<void> {
  await request(changePassword, { password, newPassword });
}

/** Ends all other sessions. Throws an error with a message for the player. @returns the sessions after that */
export const endOtherLogins = (): Promise<AccountState> => request(endOtherSessions);

/** Makes new recovery codes, which `freshCodes` then has. Throws an error with a message for the player. */
export async function makeNewCodes(password: string): Promise<void> {
  keepFreshCodes((await request(renewRecoveryCodes, { password })).recoveryCodes);
}

/** Sets a new password with a recovery code. Throws an error with a message for the player. */
export async function recoverWithCode(username: string, code: string, newPassword: string): Promise<void> {
  await request(recover, { username, code, newPassword });
}

/** Everything that the server stores about the player, as readable JSON. Throws an error with a message for the player. */
export const exportData = async (): Promise<string> => JSON.stringify(await request(exportAccount), null, 1);

const SECRET_BYTES = 16;

/** Whether the server takes guests; true if it does not tell. */
export async function guestsAllowed(): Promise<boolean> {
  return request(health).then(
    ({ guests }) => guests !== false,
    () => true,
  );
}

/** Makes an account without a password and logs in. Throws an error with a message for the player. */
export async function beginAsGuest(): Promise<void> {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  await beginSession((await request(playAsGuest, { secret })).access_token);
}

/** Gives the guest's account its first password; `freshCodes` then has the codes. Throws an error with a message for the player. */
export async function chooseFirstPassword(password: string): Promise<void> {
  keepFreshCodes((await request(choosePassword, { password })).recoveryCodes);
  await refreshProfile();
}
