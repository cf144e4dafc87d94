import type { Ref } from 'react';
import { type CatalogueMove, isStatusMove } from '../../../../content/moves/rows.ts';
import { addressWith } from '../../../hooks/useAddress.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { typeWords } from '../../../locales/en/types.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { TypeIcon } from '../../../ui/creatureCard/TypeIcon.tsx';
import { effectWords } from '../effectWords.ts';
import styles from './MoveList.module.css';

interface Props {
  ref: Ref<HTMLTableRowElement>;
  move: CatalogueMove;
  index: number;
  /** Distance from the first row in pixels. */
  offset: number;
  open: boolean;
  /** Whether opening the move replaces the current history entry. */
  replace: boolean;
  params: URLSearchParams;
}

const { classOf } = attackdexWords;

/** A row of the table; clicking it opens the move. */
export function MoveRow({ ref, move, index, offset, open, replace, params }: Props) {
  const { name, type, attack, accuracy: percent } = move;
  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      className={styles.row}
      data-type={type}
      data-open={open || undefined}
      data-even={index % 2 === 0 || undefined}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <th scope="row" className={styles.name}>
        <Link
          className={styles.link}
          to={addressWith(params, { move: name.toLowerCase() })}
          replace={replace}
          state={replace ? undefined : { opened: true }}
          preventScrollReset
          aria-current={open ? 'true' : undefined}
        >
          {moveTitle(name)}
        </Link>
        <span className={styles.sub}>{classOf[isStatusMove(move) ? 'status' : 'damaging']}</span>
      </th>
      <td className={styles.type}>
        <TypeIcon type={type} size={28} named={false} />
        <span className={styles.typeName}>{typeWords[type]}</span>
      </td>
      <td className={styles.effect}>{effectWords(move)}</td>
      <td className={styles.number}>
        <span className={styles.label}>{attackdexWords.power} </span>
        {attack}
      </td>
      <td className={styles.number}>
        <span className={styles.label}>{attackdexWords.accuracy} </span>
        {battleWords.accuracy(percent)}
      </td>
    </tr>
  );
}
