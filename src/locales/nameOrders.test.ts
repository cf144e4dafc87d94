import { expect, it } from 'vitest';
import { species } from '../../content/species/index.ts';
import type { speciesTexts } from './en/content/species.ts';

const HEAD = `/**
 * Species in the order of their names in the languages that write these in letters of their own, for the lists that the
 * server sorts. Made of the names in \`src/locales\` by \`src/locales/nameOrders.test.ts\`.
 */
`;
const WIDTH = 112;
const files = import.meta.glob<{ readonly default: typeof speciesTexts }>('./*/content/species.ts');

/** Words in lines of a bounded length. */
function inLines(words: readonly string[]): readonly string[] {
  const lines = [''];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/** Ids of the species in the order of a language; null if it leaves their names as they are. */
async function orderIn(code: string): Promise<readonly string[] | null> {
  const texts = (await files[`./${code}/content/species.ts`]?.())?.default;
  if (!texts || Object.values(texts).every(({ name }) => name === '')) return null;
  const { compare } = new Intl.Collator(code);
  return Object.values(species)
    .map(({ id, name }) => ({ id, name: texts[id as keyof typeof texts].name || name }))
    .toSorted((one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

it('the server has the order of the names of species in every language that writes them in its own letters', async () => {
  const entries: string[] = [];
  for (const code of Object.keys(files).map((file) => file.split('/')[1] as string)) {
    const order = code === 'en' ? null : await orderIn(code);
    if (!order) continue;
    const key = code.includes('-') ? `'${code}'` : code;
    entries.push(`  ${key}: \`\n${inLines(order).join('\n')}\n\`,\n`);
  }
  await expect(
    `${HEAD}export const NAME_ORDERS = {\n${entries.join('')}} as const;\n`,
    'content/species/nameOrders.ts is not as the names are. `npx vitest run --project client src/locales/nameOrders.test.ts --update` writes it anew.',
  ).toMatchFileSnapshot('../../content/species/nameOrders.ts');
});
