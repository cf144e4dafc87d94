import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import styles from './Header.module.css';
import type { MenuGroup } from './menu.ts';

/** A dropdown of the menu, with arrow keys, type-ahead and Escape. */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  return (
    // Not modal: the modal form writes style sheets into the page, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.item} data-dropdown>
        {group.label}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.dropdown} sideOffset={8} align="start" collisionPadding={8}>
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
