import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/**
 * Files of pages that a trial does not show, of refusals that it never makes, and of its own: those speak of a server on
 * purpose.
 */
const ELSEWHERE =
  /\/(account|bell|guest|market|moderation|operator|players|refusals|trades|trial|workshop|faq\/\w+)\.ts$/;
/** Texts of the other pages that a trial never shows: nothing is asked of its host. */
const UNSAID = ['en.errors.late', 'en.offline.lost', 'en.offline.again', 'settingsWords.where.later'];

beforeAll(() => {
  vi.stubEnv('TRIAL', 'true');
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Every text below a value, with its path. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  // Numbers and names come where a text is made of them; the words around them are the same.
  if (typeof value === 'function') return [[path, value.toString()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

it('no page of a trial speaks of a server that there is not', async () => {
  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', './en/**/*.ts']);
  const shown = Object.keys(files).filter((file) => !file.endsWith('.test.ts') && !ELSEWHERE.test(file));
  const loaded = await Promise.all(shown.map((file) => files[file]?.() ?? {}));
  const texts = loaded.flatMap((words) => Object.entries(words).flatMap(([name, one]) => textsOf(one, name)));
  expect(texts.filter(([path, text]) => /\bserver\b/.test(text) && !UNSAID.includes(path))).toEqual([]);
});

it('answers speak of a server only where they are about accounts, of which a trial says that it has none', async () => {
  const { faqChapters, faqWords } = await import('./en/faq/index.ts');
  const { faqFacts } = await import('../screens/faq/facts/index.ts');
  expect(faqWords.intro).toContain('on a server only, not in this trial');
  const answers = faqChapters(faqFacts())
    .filter(({ id }) => id !== 'account')
    .flatMap(({ questions }) => questions.filter(({ id }) => id !== 'password'));
  expect(textsOf(answers, 'faq').filter(([, text]) => /\bserver\b/.test(text))).toEqual([]);
});
