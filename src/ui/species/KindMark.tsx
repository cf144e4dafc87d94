import { useSetting } from '../../hooks/useSetting.ts';
import { colourMarks } from '../../locales/en/colourMarks.ts';
import { kindMarkWords } from '../../locales/en/kindMarks.ts';
import styles from './KindMark.module.css';

interface Props {
  /** Dark (2) or shiny (3); the normal kind has no mark. */
  kind: 2 | 3;
  /** Whether it was caught, not only seen; the mark is then filled. */
  caught: boolean;
}

const PATHS = {
  2: 'M15.5 3.2a9 9 0 1 0 5.4 13.6A8 8 0 0 1 15.5 3.2z',
  3: 'M12 2l2.6 6.9L22 12l-7.4 3.1L12 22l-2.6-6.9L2 12l7.4-3.1z',
} as const;

/** A moon for the dark kind, a star for the shiny one. */
export function KindMark({ kind, caught }: Props) {
  const words = kindMarkWords[caught ? 'caught' : 'seen'][kind];
  const marked = useSetting('colourMarks');
  return (
    <>
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        width="20"
        height="20"
        role="img"
        data-kind={kind}
        data-caught={caught || undefined}
      >
        <title>{words}</title>
        <path d={PATHS[kind]} />
      </svg>
      {marked && <strong aria-hidden="true">{colourMarks.kinds[kind]}</strong>}
    </>
  );
}
