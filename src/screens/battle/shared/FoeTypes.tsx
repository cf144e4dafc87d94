import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { matchupWords } from '../../../locales/en/matchups.ts';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { attacksOn } from '../../../ui/species/matchups.ts';
import { TypeTag } from '../../../ui/species/TypeTag.tsx';
import styles from './FoeTypes.module.css';

/** Up to so many types in all are written out: a card with a few icons only would be half empty. */
const NAMED = 5;

/** Attacks of which types harm the opponent more, and which less: whom to send, and what to teach. */
export function FoeTypes({ types }: { types: readonly CreatureType[] }) {
  const [first, second] = types;
  if (first === undefined) return null;
  const { strong, weak, none } = attacksOn(second === undefined ? [first] : [first, second]);
  const rows = [
    { label: matchupWords.weakTo, of: strong },
    { label: matchupWords.resists, of: weak },
    { label: matchupWords.immune, of: none },
  ].filter((row) => row.of.length > 0);
  const named = strong.length + weak.length + none.length <= NAMED;
  return (
    <dl className={styles.rows} data-named={named || undefined}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>
            {row.of.map(({ type }) =>
              named ? <TypeTag key={type} type={type} /> : <TypeIcon key={type} type={type} size={24} />,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
