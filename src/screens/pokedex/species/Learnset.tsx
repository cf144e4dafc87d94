import { findMove } from '../../../../content/moves/findMove.ts';
import type { LearnsetEntry, Species } from '../../../../rules/creatures/types.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from './Learnset.module.css';

const { moves: words } = pokedexWords;

/** The moves that a species learns by level; each links to the AttackDex. */
export function Learnset({ species }: { species: Species }) {
  const rows = species.learnset.toSorted((one, other) => one.level - other.level);
  return (
    <Panel className={styles.panel} aria-labelledby="moves">
      <h2 id="moves">{words.title}</h2>
      <table className={styles.moves}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.power}</th>
            <th scope="col">{words.accuracy}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.move} row={row} species={species} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Row({ row: { level, move: key }, species }: { row: LearnsetEntry; species: Species }) {
  const move = findMove(key);
  if (!move) return null;
  const own = species.types.some((type) => type === move.type);
  return (
    <tr data-type={move.type}>
      <td data-head={words.level}>{level}</td>
      <th scope="row">
        <Link className={styles.move} to={`/attackdex?move=${encodeURIComponent(key)}`}>
          <TypeIcon type={move.type} size={24} />
          <span className={styles.words}>
            {moveTitle(move.name)}
            {own && <span className={styles.own}>{words.own}</span>}
          </span>
        </Link>
      </th>
      <td data-head={words.power}>{move.attack}</td>
      <td data-head={words.accuracy}>{battleWords.accuracy(move.accuracy)}</td>
    </tr>
  );
}
