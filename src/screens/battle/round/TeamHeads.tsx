import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { barStateOf } from '../../../ui/creatureCard/facts/bars.ts';
import { creatureFile } from '../../../ui/creatureCard/facts/creatureFile.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './TeamHeads.module.css';

interface Props {
  team: readonly BattleCreature[];
  /** Id of the one that fights now. */
  active: string;
}

/** A side's creatures as small pictures, where there is room with their hit points, and how many can still fight; nothing for a creature alone. */
export function TeamHeads({ team, active }: Props) {
  if (team.length < 2) return null;
  const standing = team.filter(({ hp }) => hp > 0).length;
  return (
    <div className={styles.team}>
      <div className={styles.heads} aria-hidden="true">
        {team.map((creature) => (
          <span
            key={creature.id}
            className={styles.head}
            data-active={creature.id === active || undefined}
            data-fainted={creature.hp <= 0 || undefined}
          >
            <Picture name={creatureFile(creature)} alt="" size={40} />
            <span className={styles.track}>
              <span
                className={styles.fill}
                data-hp={barStateOf(creature.hp / creature.orginalHp)}
                style={{ scale: `${Math.max(creature.hp / creature.orginalHp, 0)} 1` }}
              />
            </span>
          </span>
        ))}
      </div>
      <p>{battleWords.standing(standing, team.length)}</p>
    </div>
  );
}
