import { type CSSProperties, useSyncExternalStore } from 'react';
import { BALL_TYPES, type BallType } from '../../../rules/creatures/types.ts';
import { followAssets, swappedUrl } from '../../bridge/assets/assetSwap.ts';
import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';
import styles from './BallPicture.module.css';
import { inStyle } from './inStyle.ts';
import { Picture } from './Picture.tsx';

/** All balls in one row, in the order of `BALL_TYPES`. */
const SHEET = 'items/balls';

/** URL of the sheet; null where there is none, or where a designer has just replaced a ball. */
const sheetUrl = (): string | null =>
  hasPicture(SHEET) && BALL_TYPES.every((ball) => swappedUrl(`items/${ball}`) === undefined)
    ? pictureUrl(SHEET)
    : null;

/** A ball as small as in lists, where all kinds stand beside each other. Decorative. */
export function BallPicture({ ball, size }: { ball: BallType; size: number }) {
  const sheet = useSyncExternalStore(followAssets, sheetUrl);
  if (sheet === null) return <Picture name={`items/${ball}`} alt="" size={size} />;
  const place = (BALL_TYPES.indexOf(ball) / (BALL_TYPES.length - 1)) * 100;
  const style = { '--sheet': inStyle(sheet), '--place': `${place}%`, '--size': `${size}px` } as CSSProperties;
  return <span className={styles.ball} style={style} data-ball={ball} aria-hidden="true" />;
}
