import {
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { currentPath } from '../client/session/location.ts';
import { DIRECTION_OF, WALKS } from '../client/world/directions.ts';
import { device } from '../hooks/input/device.ts';
import { isKeyOf, isPageFree } from '../hooks/input/gameKeys.ts';
import { stopLeading } from '../hooks/input/lead.ts';
import { useActions } from '../hooks/input/useActions.ts';
import { consoleTexts } from '../locales/en/textMode/console.ts';
import { Button } from '../ui/buttons/Button.tsx';
import field from '../ui/buttons/Field.module.css';
import { runCommand } from './commands/runCommand.ts';
import styles from './TextConsole.module.css';

/** Pages on which the command line gets the focus, unless the player has put it elsewhere. */
const TYPING_PAGES = ['/map', '/battle'];

/** Whether the focus is nowhere in particular: on the page or its content as a whole. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'content';

/** A line to type commands in. While it is empty, the arrow keys, or others that type nothing, walk. */
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
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);

  useActions({ commands: () => input.current?.focus() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLine('');
    void runCommand(line);
  };
  const walk = (event: ReactKeyboardEvent) => {
    // Letters are typed.
    const action = event.key.length > 1 && WALKS.find((each) => isKeyOf(each, event.nativeEvent));
    if (!action || line !== '' || path !== '/map' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void runCommand(DIRECTION_OF[action]);
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
