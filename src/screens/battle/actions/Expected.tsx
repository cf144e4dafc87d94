import type { AttackPreview } from '../../../../contract/shapes/battle.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import styles from './Expected.module.css';

interface Props {
  preview: AttackPreview;
  /** The target's remaining hit points. */
  left: number;
}

const words = battleWords.expected;

/** The damage that an attack would do now, and whether it would knock out the target. */
export function Expected({ preview: { least, most }, left }: Props) {
  if (most === 0) return null;
  const isSure = least >= left;
  const isAll = most >= left;
  return (
    <span className={styles.expected}>
      <span className="visually-hidden">
        {words.long(least, most)}
        {isAll && (isSure ? words.enough : words.maybe)}
      </span>
      <span aria-hidden="true">{words.short(least, most)}</span>
      {isAll && (
        <span className={styles.all} data-sure={isSure || undefined} aria-hidden="true">
          {isSure ? words.all : words.perhapsAll}
        </span>
      )}
    </span>
  );
}
