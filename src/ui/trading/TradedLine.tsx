import type { Creature } from '../../../contract/shapes/creature.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { CreatureThumb } from '../creatureCard/CreatureThumb.tsx';
import { KindedName } from '../creatureCard/facts/KindedName.tsx';
import { Nickname } from '../creatureCard/nickname/Nickname.tsx';
import styles from './TradedLine.module.css';

interface Props {
  creature: Pick<Creature, 'name' | 'nickname' | 'kind' | 'types' | 'level'>;
}

/** A creature of a trade in one line. */
export function TradedLine({ creature }: Props) {
  const { name, kind, level } = creature;
  return (
    <span className={styles.line}>
      <CreatureThumb creature={creature} />
      <span className={styles.words}>
        <strong className={styles.name}>
          <KindedName kind={kind} name={name} className={styles.kind} />
          <Nickname of={creature} />
        </strong>
        <span className={styles.level}>{tradeWords.level(level)}</span>
      </span>
    </span>
  );
}
