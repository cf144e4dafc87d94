import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { gymsQuery } from '../../client/queries.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { FirstCreature } from '../../ui/dialogs/FirstCreature.tsx';
import { SkeletonCards } from '../../ui/lists/SkeletonCards.tsx';
import { LoadFailed } from '../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Gym.module.css';
import { Gyms } from './Gyms.tsx';

/** The gyms of all regions, with buttons that challenge the leaders. */
export default function GymBattleScreen() {
  const newcomer = useBridge(({ session }) => session.profile?.pokemonCount === 0);
  const { reply, loading, failure, retry, refresh } = useQuery(gymsQuery);
  /** The leaders that were beaten when the list was first shown; the stamps of all others are new. */
  const [before, setBefore] = useState(reply?.defeated);
  if (reply && !before) setBefore(reply.defeated);
  const waited = useRef(false);
  useEffect(() => {
    // Shows the failure only if the player was waiting for the list.
    if (waited.current && failure && failure.status !== 401) showToast('error', gymWords.loadFailed);
    waited.current = loading;
  }, [loading, failure]);
  if (newcomer) return <FirstCreature title={gymWords.title} />;
  return (
    <div className={styles.screen}>
      <h1>{gymWords.title}</h1>
      <p>{gymWords.intro}</p>
      <FirstHint name="gyms" />
      {reply && (
        <Gyms
          reply={reply}
          fresh={before ? reply.defeated.filter((name) => !before.includes(name)) : []}
          onRefused={refresh}
        />
      )}
      {!reply && !failure && <SkeletonCards text={gymWords.loading} />}
      {!reply && failure && (
        <Panel width="narrow">
          <LoadFailed {...gymWords.failed} failure={failure} onRetry={() => void retry()} />
        </Panel>
      )}
    </div>
  );
}
