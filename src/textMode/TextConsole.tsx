import { useEffect } from 'react';
import { useStore } from 'zustand';
import { setTextMode, textMode } from '../client/session/textMode.ts';
import { useBridge } from '../hooks/useBridge.ts';
import { consoleTexts } from '../locales/en/textMode/console.ts';
import { useNewestBelow } from '../ui/useNewestBelow.ts';
import { Around } from './Around.tsx';
import { CommandLine } from './CommandLine.tsx';
import { followGame } from './followGame.ts';
import { said } from './said.ts';
import styles from './TextConsole.module.css';

/** Milliseconds that a screen reader needs to notice a new live region, before the first text comes into it. */
const NOTICE_MS = 120;

/** What is said, the newest last. New entries are announced; what the player typed is only shown. */
function Log() {
  const lines = useStore(said);
  const list = useNewestBelow(lines.at(-1)?.key ?? 0);
  return (
    <div role="log" aria-label={consoleTexts.log} className={styles.log} ref={list}>
      {lines.map(({ key, by, text, lang }) =>
        by === 'game' ? (
          <p key={key} lang={lang}>
            {text}
          </p>
        ) : (
          <p key={key} className={styles.typed} aria-hidden="true">
            {text}
          </p>
        ),
      )}
    </div>
  );
}

/** The text mode's part of every page: log, command line and surroundings. It stays from page to page. */
export function TextConsole() {
  const token = useBridge(({ session }) => session.token);
  const mode = useStore(textMode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player begins with an empty log
  useEffect(() => {
    let letGo = () => {};
    const timer = setTimeout(() => {
      letGo = followGame();
    }, NOTICE_MS);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [token]);
  return (
    <section className={styles.console} aria-label={consoleTexts.title}>
      <div className={styles.talk}>
        <div className={styles.head}>
          <h2 className={styles.title}>{consoleTexts.title}</h2>
          <label className={styles.picture}>
            <input
              type="checkbox"
              checked={mode === 'both'}
              onChange={(event) => setTextMode(event.target.checked ? 'both' : 'only')}
            />
            {consoleTexts.picture}
          </label>
        </div>
        <Log />
        <CommandLine />
      </div>
      <Around />
    </section>
  );
}
