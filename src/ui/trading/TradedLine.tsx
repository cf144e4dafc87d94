import type { Creature } from '../../../contract/shapes/creature.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { CreatureThumb } from '../creatureCard/CreatureThumb.tsx';
import { kindPrefix } from '../creatureCard/facts/kinds.ts';
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
          {kindPrefix(kind) && <span className={styles.kind}>{kindPrefix(kind)}</span>}
          {speciesName(name)}
          <Nickname of={creature} />
        </strong>
        <span className={styles.level}>{tradeWords.level(level)}</span>
      </span>
    </span>
  );
}
