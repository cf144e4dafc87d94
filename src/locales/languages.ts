import { LANGUAGES, type Settings } from '../../contract/shapes/settings.ts';
import { english, type Language, speak } from './speak.ts';

export { english, speak };

const LEFTWARDS = ['ar', 'fa', 'he', 'ur'];

/** A language of the game: its texts are in the folder that has its code for a name. */
const languageOf = (code: string): Language =>
  code === english.code
    ? english
    : {
        code,
        direction: LEFTWARDS.includes(code) ? 'rtl' : 'ltr',
        fetch: async (file) => {
          const { files } = await import('./files.ts');
          return (await files[`./${code}/${file}.ts`]?.())?.default ?? null;
        },
      };

/** The language for what was chosen: one of the game's, or the first of the browser's that the game has. */
export function languageFor(
  chosen: string,
  languages: readonly string[] = LANGUAGES,
  preferred: readonly string[] = navigator.languages,
): string {
  if (chosen !== 'system') return chosen;
  const main = (tag: string) => tag.split('-')[0];
  const known = preferred.map((tag) => languages.find((code) => main(code) === main(tag)));
  return known.find(Boolean) ?? english.code;
}

/** Shows all texts in the language that was chosen. Rejects if they cannot be fetched. */
export const speakAsChosen = (chosen: Settings['language']): Promise<void> =>
  speak(languageOf(languageFor(chosen)));
