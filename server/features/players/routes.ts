import { changePassword, chooseAvatar, getProfile, login, logout, signup } from '../../../contract/auth.ts';
import { profileOf } from '../../domain/players/profile.ts';
import { route, withCaller } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { changePasswordOf } from './changePassword.ts';
import { logIn } from './login.ts';
import { closeSession, readWithProfile, setAvatar } from './queries.ts';
import { signUp } from './signup.ts';

/** Registers the calls for accounts and sessions. */
export function servePlayers(services: Services): void {
  const { database, game } = services;
  route(services, login, async ({ body, request }) => ({
    access_token: await logIn(services, body.username, body.password, request.ip),
  }));
  route(services, signup, async ({ body, request }) => ({
    access_token: await signUp(services, body.username, body.password, request.ip),
  }));
  route(services, logout, async ({ caller }) => {
    await closeSession(database, caller.tokenHash);
    return { ok: true as const };
  });
  route(services, changePassword, async ({ caller, body, request }) => {
    await changePasswordOf(services, caller, body.password, body.newPassword, request.ip);
    return { ok: true as const };
  });
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
