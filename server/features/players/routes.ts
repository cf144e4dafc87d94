import { chooseLook, getProfile, login, logout, signup } from '../../../contract/auth.ts';
import { profileOf } from '../../domain/players/profile.ts';
import { admitPlayer } from '../../http/admission/session.ts';
import { anybody, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { logIn } from './login.ts';
import { wearLook } from './look.ts';
import { admitWithProfile } from './profile.ts';
import { closeSession } from './queries.ts';
import { signUp } from './signup.ts';

/** Accounts and sessions. */
export function servePlayers(services: Services): void {
  const { app, database, game } = services;
  route(app, login, anybody, async ({ body, request }) => ({
    access_token: await logIn(services, body.username, body.password, request.ip),
  }));
  route(app, signup, anybody, async ({ body, request }) => ({
    access_token: await signUp(services, body.username, body.password, request.ip),
  }));
  route(app, logout, admitPlayer(services), async ({ caller }) => {
    await closeSession(database, caller.tokenHash);
    return { ok: true as const };
  });
  route(app, getProfile, admitWithProfile(services), async ({ caller }) => {
    const profile = profileOf(game, caller);
    return { profile, pokemonCount: profile.pokemonCount, initialPokemons: profile.initialPokemons };
  });
  route(app, chooseLook, admitPlayer(services), async ({ caller, body }) => ({
    profile: profileOf(game, await wearLook(database, caller.id, body.look)),
  }));
}
