import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tray.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Holds what a screen is there for, at the bottom of the window as long as there is more to see below. */
export function Tray({ className, children }: Props) {
  return (
    <div className={clsx(styles.tray, className)} data-tray>
      {children}
    </div>
  );
}
