import { LANGUAGES } from '../../contract/shapes/settings.ts';
import { loadScript } from '../api/loadScript.ts';
import { settings } from '../bridge/settings.ts';
import { spoken } from './texts.ts';

/** The language for what was chosen: one of the game's, or the first of the browser's that the game has. */
export function languageFor(
  chosen: string,
  languages: readonly string[] = LANGUAGES,
  preferred: readonly string[] = navigator.languages,
): string {
  if (chosen !== 'system') return chosen;
  const main = (tag: string) => tag.split('-')[0];
  const known = preferred.map((tag) => languages.find((code) => main(code) === main(tag)));
  return known.find(Boolean) ?? 'en';
}

const wanted = () => languageFor(settings.getState().all.language);

async function speakAsWanted(): Promise<void> {
  const code = wanted();
  const { languageOf, speak } = await loadScript(import('./speak.ts'));
  await speak(languageOf(code));
}

/**
 * Keeps the texts in the language of the settings. `show` is called as soon as the page can be rendered first: at once in
 * English or if the texts do not come, otherwise by the change of `spoken`. Later `fail` is called if they do not come.
 */
export function followLanguage(show: () => void, fail: () => void): void {
  if (wanted() === spoken.getState().code) show();
  else speakAsWanted().catch(show);
  settings.subscribe(({ all }, { all: before }) => {
    if (all.language !== before.language) speakAsWanted().catch(fail);
  });
}
