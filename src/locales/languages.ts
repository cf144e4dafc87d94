import { LANGUAGES, type Settings } from '../../contract/shapes/settings.ts';
import { english, type Language, speak } from './speak.ts';

export { english, speak };

const LEFTWARDS = ['ar', 'fa', 'he', 'ur'];

interface File {
  readonly default: object;
}
/** What the page itself says in each language: the login screen needs nothing else. */
const first = import.meta.glob<File>(['./*/common.ts', '!./en/**']);
/** The lists of the other files of each language, which are long. */
const lists = import.meta.glob<{ readonly files: Readonly<Record<string, () => Promise<File>>> }>(
  './*/files.ts',
);

/** A language of the game: its texts are in the folder that has its code for a name. */
const languageOf = (code: string): Language =>
  code === english.code
    ? english
    : {
        code,
        direction: LEFTWARDS.includes(code) ? 'rtl' : 'ltr',
        fetch: async (file) => {
          const list = file === 'common' ? undefined : await lists[`./${code}/files.ts`]?.();
          const load = list ? list.files[`./${file}.ts`] : first[`./${code}/${file}.ts`];
          return (await load?.())?.default ?? null;
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
export function speakAsChosen(chosen: Settings['language']): Promise<void> {
  const language = languageOf(languageFor(chosen));
  // Its words can be read before they are set as they should be: nobody waits for this.
  if (language !== english) import('./languages.css').catch(() => undefined);
  return speak(language);
}
