import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Tray.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Holds the main actions of a screen, at the bottom of the window while the content continues below. */
export function Tray({ className, children }: Props) {
  const tray = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!tray.current || !('IntersectionObserver' in globalThis)) return;
    // While it stays at the bottom of the window, its last line is outside of a window that is a pixel lower.
    const watch = new IntersectionObserver(([seen]) => setResting(seen?.intersectionRatio === 1), {
      rootMargin: '0px 0px -1px',
      threshold: 1,
    });
    watch.observe(tray.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={tray} className={clsx(styles.tray, className)} data-tray data-resting={resting || undefined}>
      {children}
    </div>
  );
}
