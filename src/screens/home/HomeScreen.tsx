import { useEffect } from 'react';
import { useBridge } from '../../app/useBridge.ts';
import { useReturn } from '../../app/useReturn.ts';
import { loadProfile, refreshProfile } from '../../bridge/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Starters } from './Starters.tsx';
import { Welcome } from './Welcome.tsx';

/** Choosing a starter, or being welcomed back. */
export default function HomeScreen() {
  const profile = useBridge(({ session }) => session.profile);
  const token = useBridge(({ session }) => session.token);
  useEffect(() => {
    // A failure ends the session, and that leads to the login screen.
    if (token) loadProfile().catch(() => undefined);
  }, [token]);
  useReturn(() => void refreshProfile());
  if (!profile) return <Loading />;
  return profile.pokemonCount === 0 ? <Starters profile={profile} /> : <Welcome profile={profile} />;
}
