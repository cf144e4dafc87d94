import { LANGUAGES, type Settings } from '../../contract/shapes/settings.ts';
import { english, type Language, speak } from './speak.ts';

export { english, speak };

const LEFTWARDS = ['ar', 'fa', 'he', 'ur'];

/** What the page itself says in each language: the login screen needs nothing else, not even what lists the other files. */
const first = import.meta.glob<{ readonly default: object }>(['./*/common.ts', '!./en/**']);

/** The texts of a file other than the first one. */
async function fetchListed(code: string, file: string): Promise<object | null> {
  const { fileLists } = await import('./fileLists.ts');
  const list = await fileLists[`./${code}/files.ts`]?.();
  return (await list?.files[`./${file}.ts`]?.())?.default ?? null;
}

/** A language of the game: its texts are in the folder that has its code for a name. */
const languageOf = (code: string): Language =>
  code === english.code
    ? english
    : {
        code,
        direction: LEFTWARDS.includes(code) ? 'rtl' : 'ltr',
        fetch: async (file) =>
          file === 'common'
            ? ((await first[`./${code}/common.ts`]?.())?.default ?? null)
            : fetchListed(code, file),
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
export function speakAsChosen(chosen: Settings['language']): Promise<void> {
  const language = languageOf(languageFor(chosen));
  // Its words can be read before they are set as they should be: nobody waits for this.
  if (language !== english) import('./languages.css').catch(() => undefined);
  return speak(language);
}
