import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { bellWords } from '../../locales/en/bell.ts';
import styles from './Bell.module.css';
import { BellList } from './BellList.tsx';

interface Props {
  /** The bell. It gets the focus back when the list is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The notices in a window below the bell; a script of its own, loaded when the player turns to the bell. */
export function BellPopup({ button, open, onClose }: Props) {
  const leftByPress = useRef(false);
  return (
    <Popover.Root open={open} onOpenChange={(opening) => !opening && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popup}
          aria-label={bellWords.title}
          sideOffset={10}
          align="end"
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The bell closes it by itself.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
            else leftByPress.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPress.current) button.current?.focus();
            leftByPress.current = false;
          }}
        >
          <BellList onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
