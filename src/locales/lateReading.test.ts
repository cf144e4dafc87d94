import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** A folder from which the built files find the packages that they import. */
const BUILT = path.join(root, 'node_modules/.cache/late-reading');

/** Texts that were read, by the line of the built file that read it. */
const read = new Set<string>();

const readerOf = (stack = ''): string =>
  stack
    .split('\n')
    .slice(1)
    .find((line) => /late-reading\/(src|scenes)\//.test(line) && !line.includes('watched-texts'))
    ?.trim() ?? 'unknown';

const watched = <T extends object>(texts: T): T =>
  new Proxy(texts, {
    get(group, key) {
      const entry: unknown = Reflect.get(group, key);
      // A group is filled in place when the language changes: whoever holds one reads the new texts.
      if (typeof entry === 'object' && entry !== null) return watched(entry);
      if (typeof key === 'string' && entry !== undefined) read.add(readerOf(new Error().stack));
      return entry;
    },
  });

const TEXTS = path.join(root, 'src/locales/texts.ts');
const WATCHED = `${TEXTS}?watched-texts`;

const NOTHING = '\0nothing';

/** Gives every module texts that tell who reads them, and stands for what only the build of the page has. */
const watching: Plugin = {
  name: 'watched-texts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('virtual:') || /\.css(\?|$)/.test(id)) return NOTHING;
    if (id.startsWith('.') && path.resolve(path.dirname(importer ?? ''), id) === TEXTS)
      return importer === WATCHED ? null : WATCHED;
    return null;
  },
  load(id) {
    if (id === WATCHED)
      return {
        code: `export * from ${JSON.stringify(TEXTS)};
export const texts = (_file, english) => globalThis.watchTexts(english);`,
        moduleType: 'js',
      };
    if (id !== NOTHING) return null;
    const code = 'export const files = {}, data = {}, laid = [], registerSW = () => {}; export default {};';
    return { code, moduleType: 'js' };
  },
};

it('no file reads a text while it is loaded: it would keep the language of that moment', async () => {
  const files = Object.keys(
    import.meta.glob([
      '../{api,app,client,gamepad,hints,hooks,screens,stage,textMode,ui}/**/*.{ts,tsx}',
      '!../**/*.test.*',
      '!../app/install/worker.ts',
    ]),
  ).map((file) => path.join(import.meta.dirname, file));
  // Built at once, in place of hundreds of files one by one.
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [watching],
    define: { 'import.meta.env.TRIAL': 'false' },
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: files,
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  Object.assign(globalThis, { watchTexts: watched });
  const entries = built.output.filter((file) => file.type === 'chunk' && file.isEntry);
  expect(entries).toHaveLength(files.length);
  for (const { fileName } of entries)
    await import(/* @vite-ignore */ pathToFileURL(path.join(BUILT, fileName)).href);
  expect([...read].sort()).toEqual([]);
  // Building and reading seven hundred files takes six seconds of a free processor, and many times that on a busy machine.
}, 180_000);
