import path from 'node:path';
import { runnerImport } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../../../src/locales');

/**
 * The texts that a language has in place of the English ones.
 * @param file name of the file that each language has for them, as English names it: `texts(file, …)`
 */
export async function wordsOf<Texts extends object>(code: string, file: string): Promise<Texts> {
  const { module } = await runnerImport<{ default: Texts }>(path.join(LOCALES, code, `${file}.ts`), {
    configFile: false,
    // What differs in the trial asks for a value of the build.
    define: { 'import.meta.env.TRIAL': 'false' },
  });
  return module.default;
}
