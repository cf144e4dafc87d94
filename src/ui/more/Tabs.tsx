import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Picture } from '../Picture.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** Name of a picture before the label, such as `types/fire`. */
  readonly picture?: string;
  /** A word or a number behind the label. */
  readonly note?: string;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

interface Props {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is open at first; the first one where left out. */
  first?: string | undefined;
  onChange?: (value: string) => void;
}

/** Pages of which one is open. The row of tabs scrolls where it is wider than the window; arrow keys walk along it. */
export function Tabs({ label, tabs, first = tabs[0]?.value, onChange }: Props) {
  return (
    <Radix.Root
      className={styles.tabs}
      {...(first === undefined ? {} : { defaultValue: first })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: word, picture, note, disabled = false }) => (
          <Radix.Trigger key={value} className={styles.tab} value={value} disabled={disabled}>
            {picture !== undefined && <Picture name={picture} alt="" size={28} />}
            {word}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, panel }) => (
        <Radix.Content key={value} className={styles.panel} value={value}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
