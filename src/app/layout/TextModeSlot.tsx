import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { setTextMode, textMode } from '../../client/session/textMode.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { Button } from '../../ui/buttons/Button.tsx';

/** The first element of every page: turns text mode on or off. Visible while it has the focus. */
export function TextModeButton({ className }: { className: string | undefined }) {
  const isOn = useStore(textMode) !== 'off';
  return (
    <button type="button" className={className} onClick={() => setTextMode(isOn ? 'off' : 'only')}>
      {isOn ? en.textMode.off : en.textMode.on}
    </button>
  );
}

const CONSOLE = 'data-text-console';

/** Whether an element is in the text mode's part of the page. */
export const isInTextConsole = (element: Element | null): boolean => element?.closest(`[${CONSOLE}]`) != null;

/** Loads the text mode's part of the page, which stays over all pages, for players who have turned it on. */
export function TextModeSlot() {
  const isOn = useStore(textMode) !== 'off';
  const isPlayer = useBridge(({ session }) => session.token !== null);
  const wanted = isOn && isPlayer;
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  const [Console, setConsole] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    loadScript(import('../../textMode/TextConsole.tsx')).then(
      ({ TextConsole }) => !left && setConsole(() => TextConsole),
      () => !left && setFailedAt(attempt),
    );
    return () => {
      left = true;
    };
  }, [wanted, attempt]);
  if (!wanted) return null;
  if (Console) {
    return (
      <div {...{ [CONSOLE]: '' }}>
        <Console />
      </div>
    );
  }
  if (failedAt < attempt) return null;
  return (
    <div role="alert">
      <p>{en.retry.text}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>{en.retry.button}</Button>
    </div>
  );
}
