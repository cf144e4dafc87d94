import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { calledName } from '../../../locales/en/names.ts';
import { replayWords } from '../../../locales/en/profile.ts';
import { creatureFile } from '../../../ui/creatureCard/facts/creatureFile.ts';
import { kinded } from '../../../ui/creatureCard/facts/kinds.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Replay.module.css';

/** All creatures of a side, with the fainted ones marked; renders nothing if there is only one. */
export function Bench({ creatures }: { creatures: readonly BattleCreature[] }) {
  if (creatures.length < 2) return null;
  return (
    <ul className={styles.bench}>
      {creatures.map((creature) => {
        const name = kinded(creature.kind, calledName(creature));
        const fainted = creature.hp <= 0;
        return (
          <li key={creature.id} data-fainted={fainted || undefined}>
            <Picture
              name={creatureFile(creature)}
              alt={fainted ? replayWords.fainted(name) : name}
              size={44}
            />
          </li>
        );
      })}
    </ul>
  );
}
