import type { CSSProperties } from 'react';
import { achievements } from '../../../content/achievements/list.ts';
import { MEDAL_COLUMNS, MEDAL_ROWS } from '../../../content/achievements/sheet.ts';
import { pictureUrl } from '../../bridge/assets/assets.ts';
import { inStyle } from '../pictures/inStyle.ts';
import styles from './Medal.module.css';

/** The medal of an achievement, from the sheet of all; a dark shape until it is reached. Decorative. */
export function Medal({ id, reached }: { id: string; reached: boolean }) {
  const at = achievements.findIndex((each) => each.id === id);
  const [column, row] = [at % MEDAL_COLUMNS, Math.floor(at / MEDAL_COLUMNS)];
  const style = {
    '--sheet': inStyle(pictureUrl('items/medals')),
    '--columns': `${MEDAL_COLUMNS * 100}%`,
    '--place': `${(column / (MEDAL_COLUMNS - 1)) * 100}% ${(row / (MEDAL_ROWS - 1)) * 100}%`,
  } as CSSProperties;
  return (
    <span className={styles.medal} style={style} data-reached={reached || undefined} aria-hidden="true" />
  );
}
