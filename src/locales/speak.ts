import { loadedTexts, spoken, textsElsewhere } from './texts.ts';

/** A language in which the game can be played. */
export interface Language {
  /** Tag as in the attribute `lang`. */
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  /** Fetches the texts of a file, made for the English ones; null if the language leaves them in English. */
  readonly fetch: (file: string, english: object) => Promise<object | null>;
}

type Entries = Record<string, unknown>;

export const english: Language = { code: 'en', direction: 'ltr', fetch: async () => null };

/** The English texts, whose objects show those of another language now. */
const originals = new Map<string, object>();
/** The files whose objects show the language that is spoken. */
let exchanged = new Set<string>();
let wanted: Language = english;
/** The language that is spoken. */
let present: Language = english;

const isGroup = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copied(entry)]));
}

/** Gives an object the entries of another one, in place: who holds a group of texts reads the new ones, too. */
function fill(into: Entries, from: Entries): void {
  for (const key of Object.keys(into)) if (!(key in from)) delete into[key];
  if (Array.isArray(into) && Array.isArray(from)) into.length = from.length;
  for (const [key, entry] of Object.entries(from)) {
    const present = into[key];
    if (isGroup(present) && isGroup(entry) && Array.isArray(present) === Array.isArray(entry))
      fill(present, entry);
    else into[key] = copied(entry);
  }
}

/** The English texts of a file. */
function originalOf(file: string, object: object): object {
  const kept = originals.get(file) ?? (copied(object) as object);
  originals.set(file, kept);
  return kept;
}

type Fetched = readonly (readonly [file: string, texts: object])[];

/** Fetches the texts of all files whose scripts are loaded, but for those that are `done`. */
async function fetchTexts(language: Language, done: ReadonlySet<string>): Promise<Fetched> {
  if (language !== english) await Promise.all(textsElsewhere.map((load) => load()));
  const missing = [...loadedTexts].filter(([file]) => !done.has(file));
  return Promise.all(
    missing.map(async ([file, object]) => {
      const original = originalOf(file, object);
      return [file, (await language.fetch(file, original)) ?? original] as const;
    }),
  );
}

function show(fetched: Fetched): void {
  for (const [file, texts] of fetched) {
    fill(loadedTexts.get(file) as Entries, texts as Entries);
    exchanged.add(file);
  }
}

/**
 * Fetches the texts of scripts that were loaded since, in the language that is spoken, and shows them. Rejects if they
 * do not come; they are fetched again with the next script.
 */
async function fetchRest(): Promise<void> {
  const language = wanted;
  const fetched = await fetchTexts(language, exchanged);
  if (wanted === language) show(fetched.filter(([file]) => !exchanged.has(file)));
}

/**
 * Shows all texts in a language. Rejects if its texts cannot be fetched: then the former language stays.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  let fetched: Fetched;
  try {
    fetched = await fetchTexts(language, new Set());
  } catch (problem) {
    if (wanted === language) wanted = present;
    throw problem;
  }
  if (wanted !== language) return;
  present = language;
  exchanged = new Set();
  show(fetched);
  const { code, direction } = language;
  const { documentElement: page } = document;
  page.lang = code;
  page.dir = direction;
  spoken.setState({ code, direction, fetchRest: language === english ? null : fetchRest });
}
