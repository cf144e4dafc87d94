import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { ownName } from '../../locales/ownName.ts';
import { spoken } from '../../locales/texts.ts';
import styles from './Login.module.css';

/**
 * Where visitors choose the language: a button with the name of the present one. The choice is loaded when it is pressed,
 * since most visitors have theirs from the browser.
 */
export function LanguageSlot() {
  const navigate = useNavigate();
  const code = useStore(spoken, (now) => now.code);
  const [Choice, setChoice] = useState<ComponentType | null>(null);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Choice) choice.current?.querySelector('select')?.focus();
  }, [Choice]);
  if (Choice)
    return (
      <div ref={choice}>
        <Choice />
      </div>
    );
  const load = () =>
    loadScript(import('../../ui/forms/picker/LanguageSelect.tsx')).then(
      ({ LanguageSelect }) => setChoice(() => LanguageSelect),
      // The settings have it, too.
      () => navigate('/settings'),
    );
  return (
    <button type="button" className={styles.language} onClick={() => void load()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18z" />
      </svg>
      <span lang={code} translate="no">
        {ownName(code)}
      </span>
    </button>
  );
}
