import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import type { loadedTexts } from '../../src/locales/texts.ts';
import { countTexts } from './counts.ts';

/** Prints what each language has of the texts of the game. Fails if something is missing or unused. */

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'src/locales');
// As the page loads them: what differs in the trial asks for a value of the build.
const vite = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false },
  define: { 'import.meta.env.TRIAL': 'false' },
  optimizeDeps: { noDiscovery: true },
});
const filesOf = (language: string) =>
  readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();

for (const file of ['../en.ts', ...filesOf('en')]) await vite.ssrLoadModule(path.join(folder, 'en', file));
const { loadedTexts: english } = (await vite.ssrLoadModule(path.join(folder, 'texts.ts'))) as {
  loadedTexts: typeof loadedTexts;
};
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);
for (const language of ['en', ...languages]) {
  const texts = new Map<string, unknown>(language === 'en' ? english : []);
  for (const file of language === 'en' ? [] : filesOf(language)) {
    const module = await vite.ssrLoadModule(path.join(folder, language, file));
    // Files without a default are parts of others.
    if (module.default !== undefined) texts.set(file.replace(/\.ts$/, ''), module.default);
  }
  const { texts: all, missing, unused } = countTexts(english, texts);
  console.log(`${language}: ${all} texts, ${missing.length} missing, ${unused.length} unused`);
  for (const [what, paths] of [
    ['missing', missing],
    ['unused', unused],
  ] as const)
    for (const each of paths) console.log(`  ${what}: ${each}`);
  if (missing.length + unused.length > 0) process.exitCode = 1;
}
await vite.close();
