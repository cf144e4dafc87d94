import { useId } from 'react';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { regionName } from '../../locales/en/named/leaders.ts';
import styles from './Gym.module.css';
import type { Leader, Region } from './gymRegions.ts';
import { LeaderCard } from './LeaderCard.tsx';
import { Lock } from './Lock.tsx';
import { RegionHead } from './RegionHead.tsx';

interface Props {
  region: Region;
  fresh: readonly string[];
  /** Name of the leader whose challenge is pending. */
  chosen: string | null;
  /** Id of the gym through whose door the player has come; null without one. */
  house: string | null;
  onChallenge: (leader: string) => void;
}

/** The leaders of a region, and its champion below them. */
export function RegionPanel({ region, fresh, chosen, house, onChallenge }: Props) {
  const closed = useId();
  const championClosed = useId();
  const { name, open, after, leaders, beaten, champion, championOpen } = region;
  const card = (leader: Leader, whyClosed: string | null) => (
    <LeaderCard
      key={leader.name}
      leader={leader}
      champion={leader === champion}
      fresh={fresh.includes(leader.name)}
      visited={house !== null && leader.facts?.id === house}
      starting={leader.name === chosen}
      disabled={chosen !== null || whyClosed !== null}
      whyClosed={whyClosed}
      onChallenge={onChallenge}
    />
  );
  return (
    <div className={styles.region} data-closed={!open || undefined}>
      <RegionHead region={region} />
      {!open && after && (
        <Lock
          id={closed}
          text={gymWords.opens(regionName(name), regionName(after.name), after.leaders.length)}
          left={after.leaders.length - after.beaten}
        />
      )}
      <ul className={styles.leaders} aria-label={gymWords.leadersOf(regionName(name))}>
        {leaders.map((leader) => (
          <li key={leader.name}>{card(leader, open ? null : closed)}</li>
        ))}
      </ul>
      {champion && (
        <section className={styles.champion} aria-label={gymWords.champion}>
          {open && !championOpen && (
            <Lock
              id={championClosed}
              text={gymWords.championOpens(regionName(name), leaders.length)}
              left={leaders.length - beaten}
            />
          )}
          {card(champion, championOpen ? null : open ? championClosed : closed)}
        </section>
      )}
    </div>
  );
}
