import {
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Direction } from '../../rules/world/types.ts';
import { currentPath } from '../client/session/location.ts';
import { device } from '../hooks/input/device.ts';
import { isGameKey, isPageFree } from '../hooks/input/gameKeys.ts';
import { stopLeading } from '../hooks/input/lead.ts';
import { consoleTexts } from '../locales/en/textMode/console.ts';
import { Button } from '../ui/buttons/Button.tsx';
import field from '../ui/buttons/Field.module.css';
import { runCommand } from './commands/runCommand.ts';
import styles from './TextConsole.module.css';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};

/** Pages on which the command line gets the focus, unless the player has put it elsewhere. */
const TYPING_PAGES = ['/map', '/battle'];

/** Whether the focus is nowhere in particular: on the page or its content as a whole. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'content';

/** A line to type commands in. While it is empty, the arrow keys walk. */
export function CommandLine() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  const path = useStore(currentPath);

  useEffect(() => {
    // On touch screens the focus would open the keyboard.
    if (TYPING_PAGES.includes(path) && device.getState() !== 'touch' && isPageFree() && isFocusFree())
      input.current?.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isPageFree() && stopLeading()) event.preventDefault();
      if (event.key !== '/' || !isGameKey(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLine('');
    void runCommand(line);
  };
  const walk = (event: ReactKeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction || line !== '' || path !== '/map' || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    void runCommand(direction);
  };
  return (
    <form className={styles.form} onSubmit={submit} data-own-enter>
      <label htmlFor={id} className={styles.label}>
        {consoleTexts.command}
      </label>
      <input
        ref={input}
        id={id}
        className={field.input}
        value={line}
        placeholder={consoleTexts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={80}
        onChange={(event) => setLine(event.target.value)}
        onKeyDown={walk}
      />
      <Button type="submit">{consoleTexts.run}</Button>
    </form>
  );
}
