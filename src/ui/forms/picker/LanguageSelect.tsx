import { LANGUAGES, type Settings } from '../../../../contract/shapes/settings.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { useSetting } from '../../../hooks/useSetting.ts';
import { settingsWords } from '../../../locales/en/settings.ts';
import { Select } from './Select.tsx';

/** What a language calls itself, as the first word of a line: whoever looks for theirs may not read the present one. */
const ownName = (code: string): string =>
  (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code).replace(/^./u, (first) =>
    first.toLocaleUpperCase(code),
  );

/** Chooses the language of the game, at once; nothing while there is only one. */
export function LanguageSelect() {
  const chosen = useSetting('language');
  if (LANGUAGES.length < 2) return null;
  return (
    <Select
      label={settingsWords.names.language}
      choices={[
        { value: 'system', label: settingsWords.asBrowser },
        ...LANGUAGES.map((code) => ({ value: code, label: ownName(code), lang: code })),
      ]}
      value={chosen}
      onChange={(language) => setSettings({ language: language as Settings['language'] })}
    />
  );
}
