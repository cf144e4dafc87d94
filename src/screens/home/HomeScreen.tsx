import { useEffect } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { loadProfile, refreshProfile } from '../../client/session/session.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { Loading } from '../../ui/panels/loading/Loading.tsx';
import { Starters } from './Starters.tsx';
import { Welcome } from './Welcome.tsx';

/** Choosing a starter, or being welcomed back. */
export default function HomeScreen() {
  const profile = useBridge(({ session }) => session.profile);
  const token = useBridge(({ session }) => session.token);
  useEffect(() => {
    // A failure ends the session, and that leads to the login screen; why is worth a word if it was the connection.
    if (token) loadProfile().catch(tellOfConnection);
  }, [token]);
  useReturn(() => void refreshProfile());
  if (!profile) return <Loading />;
  return profile.pokemonCount === 0 ? <Starters profile={profile} /> : <Welcome profile={profile} />;
}

function tellOfConnection(problem: unknown): void {
  const { status, message } = toRefusal(problem);
  if (status === null) showToast('error', message);
}
