import { expect, it, vi } from 'vitest';

/** Texts that were read, each with the line of the file that read it. */
const read = vi.hoisted(() => new Set<string>());

vi.mock('./texts.ts', async (original) => {
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
  return {
    ...(await original<typeof import('./texts.ts')>()),
    texts: (_file: string, english: object) => watched(english),
  };
});
vi.mock('../../scenes/main.ts', () => ({ startGame: () => ({ show: () => {}, hide: () => {} }) }));

const readerOf = (stack = ''): string =>
  stack
    .split('\n')
    .slice(1)
    .find((line) => /\/(src|scenes)\//.test(line) && !line.includes('lateReading'))
    ?.trim() ?? 'unknown';

it('no file reads a text while it is loaded: it would keep the language of that moment', async () => {
  const files = import.meta.glob([
    '../{api,app,client,gamepad,hints,hooks,screens,stage,textMode,ui}/**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../app/install/worker.ts',
  ]);
  for (const load of Object.values(files)) await load();
  expect([...read].sort()).toEqual([]);
}, 60_000);
