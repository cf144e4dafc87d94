import type { CSSProperties } from 'react';
import { isPiece, pieces, type Shown, spots } from '../../../content/furniture/spots.ts';
import type { PlacedPiece } from '../../../contract/shapes/camp.ts';
import { campWords } from '../../locales/en/camp.ts';
import { pieceName } from '../../locales/en/named/pieces.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './Furniture.module.css';

interface Props {
  placed: readonly PlacedPiece[];
}

/** What is behind everybody, and below their feet. */
const FLAT = { tent: 1, line: 2, rug: 3, ground: 0 } as const;

function Piece({ spot, piece }: PlacedPiece) {
  const place = spots[spot as keyof typeof spots];
  const shown: Shown | null = isPiece(piece) ? pieces[piece] : null;
  // A server of another release may know more.
  if (!place || !shown) return null;
  const { across, up, width, kind, fixed } = { fixed: false, ...place };
  const style = {
    '--across': across,
    '--up': up,
    '--wide': width,
    zIndex: FLAT[kind] || 400 - up,
    ...(!fixed && { '--near': 'var(--spread)' }),
  } as CSSProperties;
  return (
    <li className={styles.piece} style={style}>
      <Picture
        name={`furniture/${piece}`}
        alt={pieceName(piece)}
        size={width}
        className={styles.picture}
        late
      />
      {shown.lamps?.map(([x, y, radius]) => (
        <span
          key={`${x} ${y}`}
          className={styles.lamp}
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${radius * 200}%` }}
        />
      ))}
    </li>
  );
}

/**
 * The furniture of a camp. It stands in the nearest positioned box, from the middle of the fire at its lower edge; `--unit` is
 * the length of a unit of the painting, `--spread` how far apart things stand, `--dim` and `--glow` are the light.
 */
export function Furniture({ placed }: Props) {
  if (placed.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={campWords.list}>
      {placed.map((one) => (
        <Piece key={one.spot} {...one} />
      ))}
    </ul>
  );
}
