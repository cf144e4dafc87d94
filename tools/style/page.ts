import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { advice } from './advice.ts';

const TOKENS = 'src/ui/theme/tokens.css';
const PARTS = 'src/ui';

interface Token {
  readonly name: string;
  readonly day: string;
  readonly night: string;
}
interface TokenGroup {
  /** What the comment above the tokens says. */
  readonly words: string;
  readonly tokens: readonly Token[];
}

/** Splits at the comma that is in no parentheses of its own. */
function split(text: string): [string, string] {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === ',' && depth === 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  }
  return [text, text];
}

/** The tokens of the first rule of a style sheet, in groups: an empty line or a comment begins one. */
export function tokensOf(sheet: string): readonly TokenGroup[] {
  const body = /\[data-theme\] \{([\s\S]*?)\n\}/.exec(sheet)?.[1] ?? '';
  const groups: { words: string; tokens: Token[] }[] = [];
  let fresh = true;
  for (const [, gap, comment, name, value = ''] of body.matchAll(
    /(\n\s*\n)|\/\*([\s\S]*?)\*\/|--([\w-]+):\s*([^;]+);/g,
  )) {
    if (gap) fresh = true;
    else if (comment) {
      groups.push({ words: comment.replaceAll(/\s+/g, ' ').trim(), tokens: [] });
      fresh = false;
    } else if (name) {
      if (fresh) groups.push({ words: '', tokens: [] });
      fresh = false;
      const both = /^light-dark\(([\s\S]*)\)$/.exec(value.trim())?.[1];
      const [day, night] = both ? split(both) : [value, value];
      const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
      groups.at(-1)?.tokens.push({ name, day: plain(day), night: plain(night) });
    }
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** The first sentence of a comment of code. */
function sentence(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .split(/\n\s*@/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text ?? '')?.[0] ?? text ?? '';
}

interface Part {
  readonly name: string;
  readonly words: string;
}

/** The components that a file exports, with what their comment says. */
export function partsIn(code: string): readonly Part[] {
  return [...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\nexport (?:default )?function ([A-Z]\w*)/g)].map(
    ([, comment = '', name = '']) => ({ name, words: sentence(comment) }),
  );
}

function partsPage(): string[] {
  const files = readdirSync(PARTS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .toSorted();
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return folders.flatMap((folder) => {
    const inside = files.filter((file) => path.posix.dirname(file) === folder);
    const rows = inside.flatMap((file) =>
      partsIn(readFileSync(path.join(PARTS, file), 'utf8')).map(
        ({ name, words }) => `| [\`${name}\`](../${PARTS}/${file}) | ${words.replaceAll('|', '\\|')} |`,
      ),
    );
    return rows.length === 0
      ? []
      : [`### ${folder}`, '', '| part | what it is |', '| --- | --- |', ...rows, ''];
  });
}

function tokensPage(): string[] {
  return tokensOf(readFileSync(TOKENS, 'utf8')).flatMap(({ words, tokens }) => [
    ...(words ? [words, ''] : []),
    '| token | by day | by night |',
    '| --- | --- | --- |',
    ...tokens.map(
      ({ name, day, night }) =>
        `| \`--${name}\` | \`${day}\` | ${day === night ? 'the same' : `\`${night}\``} |`,
    ),
    '',
  ]);
}

/** The text of `docs/style.md`. */
export const stylePage = (): string =>
  [
    '# How the screens look',
    '',
    `What screens are built from, for whoever writes one. Written by \`npx tsx tools/style/writePage.ts\` from`,
    `[\`${TOKENS}\`](../${TOKENS}) and the comments of the parts in \`${PARTS}/\`; a test fails while it is out of date.`,
    'All screens in pictures: [screens.md](screens.md). How creatures and places are drawn: [art.md](art.md).',
    '',
    '## Do and don’t',
    '',
    '| do | don’t |',
    '| --- | --- |',
    ...advice.map(([good, bad]) => `| ${good} | ${bad} |`),
    '',
    '## Tokens',
    '',
    ...tokensPage(),
    '## Parts',
    '',
    ...partsPage(),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
