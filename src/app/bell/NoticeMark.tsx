import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import styles from './Bell.module.css';

const BACK = 'M9.5 5.5 5 10l4.5 4.5M5.5 10H14a4.5 4.5 0 0 1 0 9h-2';
const CROSS = 'M6.5 6.5l11 11M17.5 6.5l-11 11';

const MARKS: Readonly<Record<NoticeKind, { tone: 'good' | 'bad' | 'gold' | 'plain'; lines: string }>> = {
  offer: { tone: 'gold', lines: 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19' },
  withdrawn: { tone: 'plain', lines: BACK },
  accepted: { tone: 'good', lines: 'M5 12.5l4.5 4.5L19 7.5' },
  rejected: { tone: 'bad', lines: CROSS },
  voided: { tone: 'bad', lines: CROSS },
  unlisted: { tone: 'plain', lines: BACK },
  changed: { tone: 'bad', lines: CROSS },
  wanted: { tone: 'gold', lines: 'M10.5 4.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM15 15l5 5' },
};

/** Icon for the kind of a notice. Decorative: the text beside it says the same. */
export function NoticeMark({ kind }: { kind: NoticeKind }) {
  const { tone, lines } = MARKS[kind];
  return (
    <span className={styles.mark} data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={lines} />
      </svg>
    </span>
  );
}
