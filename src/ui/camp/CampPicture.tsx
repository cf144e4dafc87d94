import type { CSSProperties } from 'react';
import type { PlacedPiece } from '../../../contract/shapes/camp.ts';
import { useHour } from '../../hooks/useHour.ts';
import { inStyle } from '../pictures/inStyle.ts';
import { usePicture } from '../pictures/usePicture.ts';
import styles from './CampPicture.module.css';
import { Furniture } from './Furniture.tsx';

/** The middle of somebody's camp at the game's hour, without anybody. */
export function CampPicture({ placed }: { placed: readonly PlacedPiece[] }) {
  const { hour } = useHour();
  const painting = usePicture(`camp/${hour}.small`);
  const land = painting ? ({ '--painting': inStyle(painting) } as CSSProperties) : undefined;
  return (
    <div className={styles.frame}>
      <div className={styles.picture} style={land} data-hour={hour}>
        <div className={styles.middle}>
          <Furniture placed={placed} />
        </div>
      </div>
    </div>
  );
}
