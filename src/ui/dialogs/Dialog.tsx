import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { closeOnBack } from '../../client/session/leaving.ts';
import { partWords } from '../../locales/en/parts.ts';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** One sentence below the title; screen readers read both together. */
  text?: string;
  /** Whether the dialog is as wide as a page of text. */
  wide?: boolean;
  /** Whether it takes the whole window. Its title is then read, not seen, and one of its buttons closes it. */
  whole?: boolean;
  /** Whether the address says that it is open: Back then closes it by going to the address before. */
  inAddress?: boolean;
  /** What gets the focus if the opener is gone when the dialog closes; without it the page's content does. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  onClose: () => void;
  children?: ReactNode;
  /** The buttons; the last one is the main action. */
  actions?: ReactNode;
}

/**
 * A modal dialog; on phones a bottom sheet. It is open while it is mounted; Escape, its cross and Back close it. It then gives the focus back to the
 * element that had it before.
 */
export function Dialog({
  title,
  text,
  wide = false,
  whole = false,
  inAddress = false,
  finalFocus,
  onClose,
  children,
  actions,
}: Props) {
  // Before anything in the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  const closed = useEffectEvent(onClose);
  useEffect(() => (inAddress ? undefined : closeOnBack(() => closed())), [inAddress]);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Not Radix's overlay: that injects style sheets, which the content security policy forbids. */}
        <div className={styles.scrim} data-dialog>
          <Radix.Content
            className={styles.sheet}
            data-wide={wide || undefined}
            data-whole={whole || undefined}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const content = document.getElementById('content');
              const isNowhere = document.activeElement === document.body;
              // What the dialog has done may have removed its opener, and may have given the focus to something else.
              const next = opener?.isConnected ? opener : isNowhere ? (finalFocus?.() ?? content) : null;
              if (next instanceof HTMLElement) next.focus({ preventScroll: next !== opener });
            }}
          >
            <header className={whole ? 'visually-hidden' : styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {!whole && (
                <Radix.Close className={styles.close} aria-label={partWords.close}>
                  <span aria-hidden="true" />
                </Radix.Close>
              )}
            </header>
            <div className={styles.body}>
              {text !== undefined && <Radix.Description>{text}</Radix.Description>}
              {children}
            </div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
