import { type ComponentType, useEffect, useState } from 'react';
import { LANGUAGES } from '../../../contract/shapes/settings.ts';
import { loadScript } from '../../api/loadScript.ts';

/** Where visitors choose the language, once it is loaded: the form comes first. */
export function LanguageSlot() {
  const [Choice, setChoice] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (LANGUAGES.length < 2) return;
    loadScript(import('../../ui/forms/picker/LanguageSelect.tsx')).then(
      ({ LanguageSelect }) => setChoice(() => LanguageSelect),
      // The settings have it, too.
      () => undefined,
    );
  }, []);
  return Choice && <Choice />;
}
