import { Readable } from 'node:stream';
import {
  changePassword,
  chooseAvatar,
  choosePassword,
  deleteAccount,
  endOtherSessions,
  exportAccount,
  getAccount,
  getProfile,
  login,
  logout,
  playAsGuest,
  recover,
  renewRecoveryCodes,
  setPagePrivacy,
  signup,
} from '../../../contract/auth.ts';
import { appeal, logInSuspended } from '../../../contract/moderation.ts';
import { resetPassword } from '../../../contract/operations.ts';
import { profileOf } from '../../domain/players/profile.ts';
import { siteOf } from '../../http/admission/address.ts';
import { endingSession, keepingKey, route, withCaller } from '../../http/calls/route.ts';
import { openSealed } from '../../http/calls/sealedReplies.ts';
import type { Services } from '../../services.ts';
import { accountOf, endOthers } from './account.ts';
import { changePasswordOf } from './changePassword.ts';
import { deleteAccountOf } from './deletion.ts';
import { readEverything } from './exportQueries.ts';
import { choosePasswordOf, enterAsGuest } from './guests/guests.ts';
import { appealBy, logIn, logInSuspendedPlayer } from './login.ts';
import { closeSession, readWithProfile, setAvatar, storePagePrivacy } from './queries.ts';
import { recoverAccount, renewCodes, resetPasswordOf } from './recovery.ts';
import { signUp } from './signup.ts';

const EXPORT_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="emberwild.json"',
};

/** Registers the calls for accounts and sessions. */
export function servePlayers(services: Services): void {
  const { database, game } = services;
  route(
    services,
    login,
    keepingKey(({ body, request, repeatable }) =>
      logIn(services, body.username, body.password, request, repeatable),
    ),
  );
  route(
    services,
    signup,
    keepingKey(({ body, request, repeatable }) =>
      signUp(services, body.username, body.password, request, repeatable),
    ),
  );
  route(
    services,
    playAsGuest,
    keepingKey(({ body, request, repeatable }) => enterAsGuest(services, body.secret, request, repeatable)),
  );
  route(
    services,
    choosePassword,
    keepingKey(({ caller, body, request, repeatable }) =>
      choosePasswordOf(services, caller, body.password, request.ip, repeatable),
    ),
  );
  route(
    services,
    appeal,
    keepingKey(({ body, request, repeatable }) => appealBy(services, body, request.ip, repeatable)),
  );
  route(
    services,
    logInSuspended,
    keepingKey(({ body, request, repeatable }) =>
      logInSuspendedPlayer(services, body.username, body.password, request, repeatable),
    ),
  );
  route(
    services,
    logout,
    endingSession(async ({ services: { database }, caller }) => {
      await closeSession(database, caller.tokenHash);
      return { ok: true as const };
    }),
  );
  route(
    services,
    changePassword,
    keepingKey(({ caller, body, request, repeatable }) =>
      changePasswordOf(services, caller, body.password, body.newPassword, request.ip, repeatable),
    ),
  );
  route(services, getAccount, ({ caller }) => accountOf(services, caller));
  route(services, endOtherSessions, ({ services, caller }) => endOthers(services, caller));
  route(services, setPagePrivacy, async ({ services: { database }, caller, body: { pagePrivate } }) => {
    await storePagePrivacy(database, caller.id, pagePrivate);
    return { pagePrivate };
  });
  route(
    services,
    renewRecoveryCodes,
    keepingKey(({ caller, body, request, repeatable }) =>
      renewCodes(services, caller, body.password, request.ip, repeatable),
    ),
  );
  route(
    services,
    recover,
    keepingKey(({ body, request, repeatable }) => recoverAccount(services, body, request.ip, repeatable)),
  );
  route(services, exportAccount, async ({ caller, request, reply }) => {
    reply.headers(EXPORT_HEADERS);
    // A HEAD request gets the headers, and reads nothing.
    if (request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(readEverything(database, caller.id)));
  });
  route(
    services,
    deleteAccount,
    keepingKey(
      endingSession(
        ({ caller, body, request, repeatable }) =>
          deleteAccountOf(services, caller, body.password, request.ip, repeatable),
        (repeatable, { ip }) => openSealed(services, repeatable.sender, { repeatable, site: siteOf(ip) }),
      ),
    ),
  );
  route(
    services,
    resetPassword,
    keepingKey(({ body, request, repeatable }) =>
      resetPasswordOf(services, body.username, request.ip, repeatable),
    ),
  );
  route(
    services,
    getProfile,
    withCaller(readWithProfile, async ({ caller }) => {
      const profile = profileOf(game, caller);
      return { profile, pokemonCount: profile.pokemonCount, initialPokemons: profile.initialPokemons };
    }),
  );
  route(services, chooseAvatar, async ({ services: { database }, caller, body }) => ({
    profile: profileOf(game, await setAvatar(database, caller.id, body.look)),
  }));
}
