import { FirstHint } from '../../hints/FirstHint.tsx';
import { useBridge } from '../../hooks/useBridge.ts';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FirstCreature } from '../../ui/more/FirstCreature.tsx';
import { SkeletonCards } from '../../ui/more/SkeletonCards.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Gym.module.css';
import { Gyms } from './Gyms.tsx';
import { useGyms } from './useGyms.ts';

/** The gyms of all regions, and the way into a battle against a leader. */
export default function GymBattleScreen() {
  const newcomer = useBridge(({ session }) => session.profile?.pokemonCount === 0);
  const { known, failed, retry, reload } = useGyms();
  if (newcomer) return <FirstCreature title={gymWords.title} />;
  return (
    <div className={styles.screen}>
      <h1>{gymWords.title}</h1>
      <p>{gymWords.intro}</p>
      <FirstHint name="gyms" />
      {known && <Gyms {...known} onRefused={reload} />}
      {!known && !failed && <SkeletonCards text={gymWords.loading} />}
      {failed && (
        <Panel width="narrow">
          <Empty title={gymWords.failedTitle} text={gymWords.failedText} creature="lodgekin">
            <Button look="primary" onClick={retry}>
              {gymWords.retry}
            </Button>
          </Empty>
        </Panel>
      )}
    </div>
  );
}
