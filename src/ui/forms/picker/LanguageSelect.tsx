import { useState } from 'react';
import { LANGUAGES, type Settings } from '../../../../contract/shapes/settings.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { useSetting } from '../../../hooks/useSetting.ts';
import { settingsWords } from '../../../locales/en/settings.ts';
import { ownName } from '../../../locales/ownName.ts';
import { Select } from './Select.tsx';

/** Chooses the language of the game, at once; nothing while there is only one. */
export function LanguageSelect() {
  const chosen = useSetting('language');
  const [approached, setApproached] = useState(false);
  if (LANGUAGES.length < 2) return null;
  // Letters of other languages are in files of their own: a page that nobody chooses on does without them.
  const offered = LANGUAGES.filter((code) => approached || code === chosen);
  return (
    <Select
      label={settingsWords.names.language}
      choices={[
        { value: 'system', label: settingsWords.asBrowser },
        ...offered.map((code) => ({ value: code, label: ownName(code), lang: code })),
      ]}
      value={chosen}
      onApproach={() => setApproached(true)}
      onChange={(language) => setSettings({ language: language as Settings['language'] })}
    />
  );
}
