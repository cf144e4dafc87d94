import { Readable } from 'node:stream';
import {
  changePassword,
  chooseAvatar,
  deleteAccount,
  endOtherSessions,
  exportAccount,
  getAccount,
  getProfile,
  login,
  logout,
  recover,
  renewRecoveryCodes,
  signup,
} from '../../../contract/auth.ts';
import { resetPassword } from '../../../contract/operations.ts';
import { profileOf } from '../../domain/players/profile.ts';
import { route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { accountOf, endOthers } from './account.ts';
import { changePasswordOf } from './changePassword.ts';
import { deleteAccountOf } from './deletion.ts';
import { readEverything } from './exportQueries.ts';
import { logIn } from './login.ts';
import { closeSession, readWithProfile, setAvatar } from './queries.ts';
import { recoverAccount, renewCodes, resetPasswordOf } from './recovery.ts';
import { signUp } from './signup.ts';

const EXPORT_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="emberwild.json"',
};

/** Registers the calls for accounts and sessions. */
export function servePlayers(services: Services): void {
  const { database, game } = services;
  route(services, login, async ({ body, request }) => ({
    access_token: await logIn(services, body.username, body.password, request),
  }));
  route(services, signup, ({ body, request }) => signUp(services, body.username, body.password, request));
  route(services, logout, async ({ caller }) => {
    await closeSession(database, caller.tokenHash);
    return { ok: true as const };
  });
  route(services, changePassword, async ({ caller, body, request }) => {
    await changePasswordOf(services, caller, body.password, body.newPassword, request.ip);
    return { ok: true as const };
  });
  route(services, getAccount, ({ caller }) => accountOf(services, caller));
  route(services, endOtherSessions, ({ caller }) => endOthers(services, caller));
  route(services, renewRecoveryCodes, async ({ caller, body, request }) => ({
    recoveryCodes: await renewCodes(services, caller, body.password, request.ip),
  }));
  route(services, recover, async ({ body: { username, code, newPassword }, request }) => {
    await recoverAccount(services, username, code, newPassword, request.ip);
    return { ok: true as const };
  });
  route(services, exportAccount, async ({ caller, request, reply }) => {
    reply.headers(EXPORT_HEADERS);
    // A HEAD request gets the headers, and reads nothing.
    if (request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(readEverything(database, caller.id)));
  });
  route(services, deleteAccount, async ({ caller, body, request }) => {
    await deleteAccountOf(services, caller, body.password, request.ip);
    return { ok: true as const };
  });
  route(services, resetPassword, ({ body, request }) => resetPasswordOf(services, body.username, request.ip));
  route(
    services,
    getProfile,
    withCaller(readWithProfile, async ({ caller }) => {
      const profile = profileOf(game, caller);
      return { profile, pokemonCount: profile.pokemonCount, initialPokemons: profile.initialPokemons };
    }),
  );
  route(services, chooseAvatar, async ({ caller, body }) => ({
    profile: profileOf(game, await setAvatar(database, caller.id, body.look)),
  }));
}
