import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link } from '../../ui/buttons/Link.tsx';
import styles from './Header.module.css';
import type { MenuListProps } from './MenuDropdown.tsx';

/** The list of a dropdown, with arrow keys, type-ahead and Escape. */
export function MenuList({ group, open, button, onClose }: MenuListProps) {
  const leftByPress = useRef(false);
  return (
    // Not modal: the modal form writes style sheets into the page, which the content security policy forbids.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      {/* Only anchors the list: the real button was rendered before this script was loaded. */}
      <DropdownMenu.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.dropdown}
          aria-labelledby={button.current?.id}
          sideOffset={8}
          align="start"
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes the list itself.
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
          {group.links.map(({ label, to }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link className={styles.option} to={to}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
