import type { CreatureType, TypePair } from '../../../rules/creatures/types.ts';
import { matchupWords } from '../../locales/en/matchups.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { MatchupRows } from '../../ui/species/MatchupRows.tsx';
import { attacksOf, attacksOn } from '../../ui/species/matchups.ts';
import type { CalculatorInput } from './calculatorInput.ts';
import styles from './Typechart.module.css';

/** All matchups of the target and of the attack, separately. */
export function CalculatorAnswer({ question: { attack, defend } }: { question: CalculatorInput }) {
  if (!attack && !defend) return null;
  return (
    <Panel className={styles.answer}>
      {defend && <Target defend={defend} />}
      {attack && <Attack attack={attack} />}
    </Panel>
  );
}

function Target({ defend }: { defend: TypePair }) {
  const { strong, weak, none } = attacksOn(defend);
  return (
    <section className={styles.part} aria-labelledby="target">
      <h3 id="target">{typechartWords.target(defend)}</h3>
      <MatchupRows
        rows={[
          { label: matchupWords.weakTo, matchups: strong },
          { label: matchupWords.resists, matchups: weak },
          { label: matchupWords.immune, matchups: none },
        ]}
      />
      <p className={styles.soft}>{typechartWords.rest}</p>
    </section>
  );
}

function Attack({ attack }: { attack: CreatureType }) {
  const { strong, weak, none } = attacksOf(attack);
  return (
    <section className={styles.part} aria-labelledby="attack">
      <h3 id="attack">{typechartWords.attacks(attack)}</h3>
      <MatchupRows
        rows={[
          { label: matchupWords.strongAgainst, matchups: strong },
          { label: matchupWords.weakAgainst, matchups: weak },
          { label: matchupWords.noneAgainst, matchups: none },
        ]}
      />
      <Link className={styles.more} to={`/attackdex?type=${attack}&sort=-power`}>
        {typechartWords.toMoves(attack)}
      </Link>
    </section>
  );
}
