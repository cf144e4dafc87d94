import type { Creature } from '../../../contract/shapes/creature.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useWide } from '../../hooks/useWide.ts';
import { homeWords } from '../../locales/en/home.ts';
import { mapWords } from '../../locales/en/map.ts';
import { shortName } from '../../locales/en/names.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { CreatureThumb } from '../../ui/creatureCard/CreatureThumb.tsx';
import { shareOfLevel } from '../../ui/creatureCard/facts/bars.ts';
import styles from './MapTeam.module.css';

const shareOf = ({ exp, levelExp = 0, nextLevelExp = 0 }: Creature): number =>
  shareOfLevel({ exp, levelExp, nextLevelExp });

/** The team beside the map, each creature with its level and the way to the next; only where the window has room. */
export function MapTeam() {
  const team = useBridge(({ world }) => world.team);
  const wide = useWide();
  if (!wide || team.length === 0) return null;
  return (
    <section className={styles.team} aria-labelledby="map-team">
      <h2 id="map-team" className={styles.title}>
        <Link to="/team">{homeWords.team}</Link>
      </h2>
      <ul className={styles.list}>
        {team.map((creature) => (
          <li key={creature.id} className={styles.one}>
            <CreatureThumb creature={creature} />
            <div className={styles.facts}>
              <span className={styles.name}>
                <bdi>{shortName(creature)}</bdi>
              </span>
              <span>{mapWords.teamLevel(creature.level)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ scale: `${shareOf(creature)} 1` }} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
