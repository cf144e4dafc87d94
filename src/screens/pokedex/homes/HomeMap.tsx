import { useMemo } from 'react';
import { cellSize, mapSize } from '../../../../content/maps/legend.ts';
import type { Hour } from '../../../../rules/world/types.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Homes.module.css';
import { type HabitatMap, homeCells } from './habitats.ts';

interface Props {
  id: string;
  map: HabitatMap;
  hour: Hour | null;
}

const { homes: words } = pokedexWords;
const SIDE = mapSize * cellSize;
/** Opacity of the highlight on the cells where the species is most and least frequent. */
const BRIGHT = 0.55;
const DIM = 0.12;

/** A map on which the cells with a species are highlighted and everything else is darkened. */
export function HomeMap({ id, map, hour }: Props) {
  const cells = useMemo(() => homeCells(id, map, hour), [id, map, hour]);
  const you = useBridge(({ world }) => (world.mapName === map ? world.cell : null));
  const most = Math.max(...cells.map(({ percent }) => percent));
  const square = (x: number, y: number) => `M${x * cellSize} ${y * cellSize}h16v16h-16z`;
  const all = cells.map(({ x, y }) => square(x, y)).join('');
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <Picture
          name={`maps/${map}`}
          alt=""
          size={SIDE}
          drawn="min(100vw, 372px)"
          lazy
          className={styles.ground}
        />
        <svg
          className={styles.marks}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          role="img"
          aria-label={words.map(mapsWords.places[map].title, cells.length)}
        >
          <path className={styles.shade} fillRule="evenodd" d={`M0 0H${SIDE}V${SIDE}H0z${all}`} />
          {cells.map(({ x, y, percent }) => (
            <path
              key={`${x},${y}`}
              className={styles.cell}
              d={square(x, y)}
              style={{ fillOpacity: DIM + (BRIGHT - DIM) * (percent / most) }}
            />
          ))}
          <path className={styles.edge} d={all} />
          {you && (
            <circle
              className={styles.you}
              cx={you.x * cellSize + cellSize / 2}
              cy={you.y * cellSize + cellSize / 2}
              r={9}
            >
              <title>{words.you}</title>
            </circle>
          )}
        </svg>
      </div>
      {cells.length === 0 && <figcaption>{words.noneNow}</figcaption>}
    </figure>
  );
}
