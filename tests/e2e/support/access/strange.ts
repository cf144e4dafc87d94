import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { regions, species } from '../../../../content/index.ts';
import { maps } from '../../../../content/maps/index.ts';
import { people } from '../../../../content/people/index.ts';
import { pseudo } from '../../../../src/testing/pseudo.ts';
import { misfits } from './reflow.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../../../dist/client/assets');

/** Names that stay as they are: of people, leaders and creatures, and the ids of maps, which addresses have. */
const NAMES = new Set(
  [
    ...Object.keys(maps),
    ...Object.values<object>(people).flatMap((person) => ('name' in person ? [String(person.name)] : [])),
    ...regions.flatMap(({ leaders, champion }) => [...leaders, champion].map(({ name }) => name)),
    ...Object.values(species).map(({ name }) => name),
  ].map((name) => name.toLowerCase()),
);

/** Whether a text may stay: a name, also a player's, or a date. */
const mayStay = (text: string): boolean =>
  NAMES.has(text.toLowerCase()) ||
  /^(Emberwild|Walker \w+|\d+ \w{3} \d{4}(, \d\d:\d\d)?|\w{3} \d+, \d{4}(, \d\d:\d\d [AP]M)?)$/.test(text);

/** Shows the open page in another language, as a change of the setting does. */
async function speak(page: Page, code: string, fetch: string): Promise<void> {
  const script = readdirSync(ASSETS).find((file) => /^languages-.*\.js$/.test(file));
  // As a text: the page's policy allows no functions made of texts.
  await page.evaluate(`(async () => {
    ${pseudo.toString()}
    const { speak } = await import('/assets/${script}');
    await speak({ code: '${code}', direction: 'ltr', fetch: ${fetch} });
  })()`);
}

/** What can be read or heard on the page in English letters alone, line by line; but for what people wrote. */
const englishOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const note = (text: string | null | undefined, element: Element): void => {
      const said = text?.trim() ?? '';
      if (!/[aeiou]/i.test(said) || !/[a-z]{3}/i.test(said)) return;
      // What a text has in it, such as a name, is strange already.
      if (/[⟦áàéèíìóòúùÅÉÍÖÛñšçž]/.test(said)) return;
      if (element.closest('[lang="en"], [translate="no"], [dir="auto"], bdi, script, style, noscript'))
        return;
      found.add(said);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) note(node.textContent, node.parentElement);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element);
    note(document.title, document.documentElement);
    return [...found];
  });

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

/**
 * Expects that the open page, with whatever is open on it, has nothing left in English after a change to a language that
 * nobody speaks, and cuts nothing. It is in English and in its size again afterwards.
 */
export async function expectTranslated(page: Page): Promise<void> {
  const former = page.viewportSize();
  await speak(page, 'qps', 'async (_file, texts) => pseudo(texts)');
  let left: readonly string[] = [];
  // React renders a large screen in parts.
  await expect
    .poll(async () => {
      left = (await englishOn(page)).filter((text) => !mayStay(text));
      return left.length;
    })
    .toBe(0)
    .catch(() => undefined);
  const found: string[] = left.map((text) => `in English: ${text}`);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    found.push(...(await misfits(page)).map((line) => `${size.width} px: ${line}`));
  }
  if (former) await page.setViewportSize(former);
  await speak(page, 'en', 'async () => null');
  expect.soft(found, page.url()).toEqual([]);
}
