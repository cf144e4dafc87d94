import { type CatalogueMove, isStatusMove } from '../../../../content/moves/rows.ts';
import type { Pokedex } from '../../../client/queries.ts';
import type { Queried } from '../../../hooks/queries/useQuery.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { matchupWords } from '../../../locales/en/matchups.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Measure } from '../../../ui/lists/table/Measure.tsx';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { MatchupRows } from '../../../ui/species/MatchupRows.tsx';
import { attacksOf } from '../../../ui/species/matchups.ts';
import { TypeTag } from '../../../ui/species/TypeTag.tsx';
import { effectWords } from '../effectWords.ts';
import styles from './Details.module.css';
import { Learners } from './Learners.tsx';

interface Props {
  move: CatalogueMove;
  asked: Queried<Pokedex>;
  /** Whether the move's name is shown as a heading. */
  heading?: boolean;
}

/** All facts about a move. */
export function MoveDetails({ move, asked, heading = false }: Props) {
  const { strong, weak, none } = attacksOf(move.type);
  return (
    <div className={styles.details} data-type={move.type}>
      {heading && <h2 className={styles.name}>{moveTitle(move.name)}</h2>}
      <p className={styles.tags}>
        <TypeTag type={move.type} />
        <Chip>{attackdexWords.classOf[isStatusMove(move) ? 'status' : 'damaging']}</Chip>
      </p>
      <p className={styles.effect}>{effectWords(move)}</p>
      <div className={styles.measures}>
        <Measure label={attackdexWords.power} text={move.attack} value={move.attack} most={200} />
        <Measure
          label={attackdexWords.accuracy}
          text={battleWords.accuracy(move.accuracy)}
          value={move.accuracy}
          most={100}
        />
      </div>
      <section className={styles.part} aria-labelledby="against">
        <h3 id="against">{attackdexWords.against(move.type)}</h3>
        <MatchupRows
          rows={[
            { label: matchupWords.strongAgainst, matchups: strong },
            { label: matchupWords.weakAgainst, matchups: weak },
            { label: matchupWords.noneAgainst, matchups: none },
          ].filter(({ matchups }) => matchups.length > 0)}
        />
        <Link className={styles.more} to={`/typechart?attack=${move.type}`}>
          {attackdexWords.toChart}
        </Link>
      </section>
      <Learners move={move} asked={asked} />
    </div>
  );
}
