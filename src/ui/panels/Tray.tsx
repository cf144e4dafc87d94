import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tray.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Holds the main actions of a screen, at the bottom of the window while the content continues below. */
export function Tray({ className, children }: Props) {
  return (
    <div className={clsx(styles.tray, className)} data-tray>
      {children}
    </div>
  );
}
