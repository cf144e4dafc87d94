import { createStore } from 'zustand/vanilla';

/** What a text may be in any language: what functions say counts as any string. */
export type Texts<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Said extends string ? string : Texts<Said>
  : T extends object
    ? { readonly [Key in keyof T]: Texts<T[Key]> }
    : T;

/** All objects of texts whose scripts are loaded, by the name of the file that has them in each language. */
export const loadedTexts = new Map<string, object>();

/** The language of the texts, which way it is written, and what fetches those that came in English since; null while it is English. */
export const spoken = createStore<{
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly fetchRest: (() => Promise<void>) | null;
}>(() => ({ code: 'en', direction: 'ltr', fetchRest: null }));

/**
 * Declares English texts. Other languages take their place within the object, which therefore must be read at each
 * rendering.
 * @param file where each language has them: `src/locales/<language>/<file>.ts`
 */
export function texts<T extends object>(file: string, english: T): Texts<T> {
  loadedTexts.set(file, english);
  return english as Texts<T>;
}

/** What loads texts that English has elsewhere. */
export const textsElsewhere: (() => Promise<unknown>)[] = [];

/**
 * Texts that English has in content, or that the server says: only other languages load them as texts, with the scripts
 * that ask for this.
 * @returns what gives the module with them; undefined in English, and where no other language was spoken yet
 */
export function elsewhere<Module>(load: () => Promise<Module>): () => Module | undefined {
  let module: Module | undefined;
  textsElsewhere.push(async () => {
    module ??= await load();
  });
  return () => (spoken.getState().code === 'en' ? undefined : module);
}
