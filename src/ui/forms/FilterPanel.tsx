import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { filterWords } from '../../locales/en/filters.ts';
import { partWords } from '../../locales/en/parts.ts';
import { Button } from '../buttons/Button.tsx';
import { Panel } from '../panels/Panel.tsx';
import styles from './FilterPanel.module.css';

interface Props {
  /** The search field, which is always visible. */
  search: ReactNode;
  /** The other filters; on narrow screens a button shows and hides them. */
  children: ReactNode;
  /** The sort controls, if sorting is part of this panel. */
  sort?: ReactNode;
  /** Number of active filters. */
  active: number;
  found: number;
  onClear: () => void;
}

/** Filters of a list, with the number of results. */
export function FilterPanel({ search, children, sort, active, found, onClear }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Panel className={styles.panel} aria-label={filterWords.label}>
      <div className={styles.top}>
        {search}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? filterWords.active(active) : filterWords.label}
        </button>
      </div>
      <div id={id} className={clsx(styles.rest, open && styles.open)}>
        {children}
      </div>
      <div className={styles.found}>
        <p role="status">{partWords.found(found)}</p>
        {active > 0 && (
          <Button variant="quiet" onClick={onClear}>
            {filterWords.clear}
          </Button>
        )}
        {sort && <div className={styles.sort}>{sort}</div>}
      </div>
    </Panel>
  );
}
