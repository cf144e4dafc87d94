import { achievements as all } from '../../../content/achievements/list.ts';
import { BATTLE_TYPES } from '../../../contract/shapes/battle.ts';
import type { VisitedPlayer } from '../../client/queries.ts';
import { achievementWords } from '../../locales/en/achievements.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { playerWords } from '../../locales/en/players.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { AchievementItem, AchievementList } from '../../ui/achievements/AchievementItem.tsx';
import { CreaturePicture } from '../../ui/creatureCard/CreaturePicture.tsx';
import { kinded } from '../../ui/creatureCard/facts/kinds.ts';
import { Panel } from '../../ui/panels/Panel.tsx';
import { BadgeList } from '../../ui/players/Badge.tsx';
import { Rarest } from '../../ui/players/Rarest.tsx';
import picture from '../../ui/players/Window.module.css';
import styles from './Player.module.css';

const { page: words } = playerWords;
const { records, types } = profileWords;

/** The favourites, with pictures; nothing if there is none. */
export function Favourites({ player: { favourites } }: { player: VisitedPlayer }) {
  if (favourites.length === 0) return null;
  return (
    <Panel className={styles.section} aria-labelledby="favourites">
      <h2 id="favourites">{words.favourites}</h2>
      <ul className={styles.favourites}>
        {favourites.map(({ name, kind, level, types }, index) => (
          // Two favourites may be alike, and the list only changes as a whole.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} data-type={types[0]}>
            <span className={picture.window}>
              <CreaturePicture
                name={name}
                kind={kind}
                size={128}
                unknown={types.length === 0}
                className={picture.picture}
              />
            </span>
            <strong>{kinded(kind, speciesName(name))}</strong>
            <small>{words.level(level)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The badges that were won, the first one first. */
export function WonBadges({ player: { username, wonBadges } }: { player: VisitedPlayer }) {
  return (
    <Panel className={styles.section} aria-labelledby="badges">
      <h2 id="badges">{words.badges}</h2>
      {wonBadges.length > 0 ? (
        <BadgeList places={wonBadges.map((badge) => ({ ...badge, champion: false }))} />
      ) : (
        <p>{words.noBadge(username)}</p>
      )}
    </Panel>
  );
}

/** The achievements that were reached, the latest first. A page that was kept on disk may lack them. */
export function ReachedAchievements({ player: { username, achievements = [] } }: { player: VisitedPlayer }) {
  // Those of the same moment stay in the order of their ranks.
  const reached = all
    .flatMap((achievement) => {
      const reachedAt = achievements.find(({ id }) => id === achievement.id)?.reachedAt;
      return reachedAt === undefined ? [] : [{ achievement, reachedAt }];
    })
    .toSorted((one, other) => other.reachedAt.localeCompare(one.reachedAt));
  return (
    <Panel className={styles.section} aria-labelledby="achievements">
      <h2 id="achievements">{achievementWords.title}</h2>
      {reached.length > 0 ? (
        <AchievementList>
          {reached.map((one) => (
            <AchievementItem key={one.achievement.id} {...one} reached />
          ))}
        </AchievementList>
      ) : (
        <p>{achievementWords.none(username)}</p>
      )}
    </Panel>
  );
}

/** The rarest creature, the longest streak, and battles won by their types. */
export function Records({ player: { rarest, bestStreak, wins } }: { player: VisitedPlayer }) {
  const all = BATTLE_TYPES.reduce((sum, type) => sum + wins[type], 0);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [records.bestStreak, records.wins(bestStreak)],
    [words.allWon, profileWords.number(all)],
    ...BATTLE_TYPES.map((type) => [types[type], profileWords.number(wins[type])] as const),
  ];
  return (
    <Panel className={styles.section} aria-labelledby="records">
      <h2 id="records">{words.records}</h2>
      <div className={styles.records}>
        <Rarest rarest={rarest} none={words.noRarest} />
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
