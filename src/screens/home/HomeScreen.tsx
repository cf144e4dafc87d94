import { useEffect, useRef } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { hourNow } from '../../bridge/clock.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { loadProfile, refreshProfile } from '../../client/session/session.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { en } from '../../locales/en.ts';
import { Loading } from '../../ui/loading/Loading.tsx';
import { preload } from '../../ui/pictures/preload.ts';
import { CodesNotice } from './CodesNotice.tsx';
import { paintingAt } from './camp/painting.ts';
import { Welcome } from './camp/Welcome.tsx';
import { Starters } from './starters/Starters.tsx';

/** Shows the choice of a starter or the welcome page. */
export default function HomeScreen() {
  const profile = useBridge(({ session }) => session.profile);
  const token = useBridge(({ session }) => session.token);
  useEffect(() => {
    // A failure ends the session, which leads to the login screen; a connection failure is also shown to the player.
    if (token) loadProfile().catch(tellOfConnection);
  }, [token]);
  const choosing = profile?.pokemonCount === 0;
  useEffect(() => {
    // While the profile is on its way: all but newcomers will see the camp.
    if (!choosing) preload([paintingAt(hourNow().hour)]);
  }, [choosing]);
  useReturn(() => void refreshProfile());
  useNewPage(choosing);
  if (!profile) return <Loading heading={en.menu.home} />;
  if (!choosing) return <Welcome profile={profile} />;
  return (
    <>
      <CodesNotice />
      <Starters profile={profile} />
    </>
  );
}

/** Begins the welcome page at its top once the starter is chosen: the button that was pressed is gone. */
function useNewPage(choosing: boolean): void {
  const chose = useRef(choosing);
  useEffect(() => {
    if (chose.current && !choosing) {
      globalThis.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    chose.current = choosing;
  }, [choosing]);
}

function tellOfConnection(problem: unknown): void {
  const { status, message } = toRefusal(problem);
  if (status === null) showToast('error', message);
}
