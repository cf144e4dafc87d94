import { LANGUAGES } from '../../contract/shapes/settings.ts';
import { settings } from '../bridge/settings.ts';
import { loadScript } from '../locales/loadScript.ts';

const speakAsChosen = async (): Promise<void> =>
  (await loadScript(import('../locales/languages.ts'))).speakAsChosen(settings.getState().all.language);

/**
 * Keeps the texts in the language of the settings. Calls `show` as soon as the page can be rendered: at once in English,
 * otherwise with the texts of the language, or in English if they do not come. Calls `fail` if those of a language that is
 * chosen later do not come.
 */
export function followLanguage(show: () => void, fail: () => void): void {
  const { language } = settings.getState().all;
  const isEnglish = /^en/.test(language === 'system' ? navigator.language : language);
  if (LANGUAGES.length < 2 || isEnglish) show();
  else speakAsChosen().then(show, show);
  settings.subscribe(({ all }, { all: before }) => {
    if (all.language !== before.language) speakAsChosen().catch(fail);
  });
}
