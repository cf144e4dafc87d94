import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface Props {
  /** More information. It must also be available elsewhere, since touch screens have no hover. */
  tip: ReactNode;
  /** The element that the tooltip belongs to. */
  children: ReactElement;
}

/** A tooltip on hover or focus; Escape closes it. */
export function Tooltip({ tip, children }: Props) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* Within the page's landmark, so that screen readers find it where it belongs. */}
        <Radix.Portal container={document.querySelector('main')}>
          <Radix.Content className={styles.tip} sideOffset={8} collisionPadding={8}>
            {tip}
            <Radix.Arrow className={styles.arrow} width={16} height={8} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
