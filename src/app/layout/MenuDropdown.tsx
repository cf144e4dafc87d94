import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from '../../ui/buttons/Link.tsx';
import styles from './Header.module.css';
import type { MenuGroup } from './menu.ts';

export interface MenuListProps {
  readonly group: MenuGroup;
  readonly open: boolean;
  /** The button that opens the list. It gets the focus back when the list is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

interface Props {
  readonly group: MenuGroup;
  /** The list with type-ahead and arrow keys; null until its script is loaded. */
  readonly List: ComponentType<MenuListProps> | null;
  /** Shown before the label where the menu is folded. */
  readonly sign: ReactNode;
}

/** Where the menu is folded, a list opens below its button and pushes the others down, so that it covers nothing. */
const isFolded = () => globalThis.matchMedia?.('(width < 62rem)').matches;

/**
 * A dropdown of the menu. When the script of the better list arrives, the button and an open plain list stay as they
 * are, so that the focus is not lost.
 */
export function MenuDropdown({ group, List, sign }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'plain' | 'better' | null>(null);
  const show = () => setOpen(List && !isFolded() ? 'better' : 'plain');
  const close = () => setOpen(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // The better list handles Escape itself.
    if (event.key === 'ArrowDown' && !open) show();
    else if (event.key === 'Escape' && open === 'plain') close();
    else return;
    event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Where the list pushes others down, they must not move away below a finger that presses them.
    if (open === 'plain' && !isFolded() && !box.current?.contains(relatedTarget)) close();
  };
  return (
    <div className={styles.anchored} ref={box}>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.item}
        aria-haspopup={List && !isFolded() ? 'menu' : undefined}
        aria-expanded={open !== null}
        data-state={open ? 'open' : 'closed'}
        data-dropdown
        onKeyDown={onKeyDown}
        onBlur={leave}
        onClick={open ? close : show}
      >
        {sign}
        {group.label}
      </button>
      {open === 'plain' && <PlainList group={group} button={button} onClose={close} onLeave={leave} />}
      {List && open !== 'plain' && (
        <List group={group} open={open === 'better'} button={button} onClose={close} />
      )}
    </div>
  );
}

interface PlainProps extends Omit<MenuListProps, 'open'> {
  readonly onLeave: (event: FocusEvent) => void;
}

/** A list without arrow keys, for the time until the script of the better list is loaded, or if that fails. */
function PlainList({ group, button, onClose, onLeave }: PlainProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
    button.current?.focus();
  };
  return (
    <ul className={styles.plain} onKeyDown={onKeyDown} onBlur={onLeave}>
      {group.links.map(({ label, to }) => (
        <li key={to}>
          <Link className={styles.option} to={to} onClick={onClose}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
