import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { spoken } from '../../locales/texts.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** Name of a picture before the label, such as `types/fire`. */
  readonly picture?: string;
  /** A word or number after the label. */
  readonly note?: string;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

interface Props {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is open at first, and again whenever this prop changes; by default the first one. */
  first?: string | undefined;
  onChange?: (value: string) => void;
}

/**
 * Tabs, of which one is open. If the row is wider than the window, it scrolls to the open tab; arrow keys move along
 * it.
 */
export function Tabs({ label, tabs, first = tabs[0]?.value ?? '', onChange }: Props) {
  const [open, setOpen] = useState(first);
  const [asked, setAsked] = useState(first);
  if (asked !== first) {
    // The parent has chosen another tab, for example after Back.
    setAsked(first);
    setOpen(first);
  }
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) scrollTo(row.current, open);
  }, [open]);
  const change = (value: string) => {
    setOpen(value);
    onChange?.(value);
  };
  return (
    // The library would take its own direction, not that of the page.
    <Radix.Root className={styles.tabs} dir={spoken.getState().direction} value={open} onValueChange={change}>
      <Radix.List className={styles.list} aria-label={label} ref={row}>
        {tabs.map(({ value, label: word, picture, note, disabled = false }) => (
          <Radix.Trigger
            key={value}
            className={styles.tab}
            value={value}
            disabled={disabled}
            data-value={value}
          >
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

/** Scrolls only the row, never the page. */
function scrollTo(row: HTMLElement, value: string): void {
  const tab = [...row.children].find((one) => one instanceof HTMLElement && one.dataset.value === value);
  if (!tab) return;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
