import type { AttackPreview } from '../../../contract/shapes/battle.ts';
import { battleWords } from '../../locales/en/battle.ts';
import styles from './Expected.module.css';

interface Props {
  preview: AttackPreview;
  /** Hit points that the target has left. */
  left: number;
}

const words = battleWords.expected;

/** The damage that an attack would do now, and whether that is all that the target has left. */
export function Expected({ preview: { least, most }, left }: Props) {
  if (most === 0) return null;
  return (
    <span className={styles.expected}>
      <span aria-hidden="true">{words.short(least, most)}</span>
      <span className="visually-hidden">{words.long(least, most)}</span>
      {most >= left && (
        <span className={styles.all} data-sure={least >= left || undefined}>
          <span aria-hidden="true">{words.all}</span>
          <span className="visually-hidden">{least >= left ? words.enough : words.maybe}</span>
        </span>
      )}
    </span>
  );
}
