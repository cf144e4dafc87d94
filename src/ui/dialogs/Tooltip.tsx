import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface Props {
  /** What is told more. It must be there in another way too: fingers cannot hover. */
  tip: ReactNode;
  /** The one element that the tip belongs to. */
  children: ReactElement;
}

/** A small sheet beside what the mouse or the focus rests on; Escape puts it away. */
export function Tooltip({ tip, children }: Props) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tip} sideOffset={8} collisionPadding={8}>
            {tip}
            <Radix.Arrow className={styles.arrow} width={16} height={8} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
