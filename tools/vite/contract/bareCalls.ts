import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
}
interface Expression extends Node {
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Declaration extends Node {
  readonly declarations: readonly { readonly init: Expression | null }[];
}
type Statement = Declaration & { readonly declaration?: Declaration | null };

const METHODS: Readonly<Record<string, string>> = { get: 'GET', post: 'POST' };

/**
 * The text of a file of `contract/` as the client needs it: of each call its name, method and path, without the words of
 * the API's page and the schemas of bodies and replies. What else makes a schema is marked as free of effects, so that
 * the bundler leaves it out.
 */
export function bareCalls(code: string): string {
  const changes: { start: number; end: number; text: string }[] = [];
  for (const { init } of declarationsOf(code)) {
    if (!init) continue;
    const { start, end } = init;
    const text = callIn(code, init) ?? (makesSomething(code, init) ? lazily(code.slice(start, end)) : null);
    if (text !== null) changes.push({ start, end, text });
  }
  return changes.reduceRight(
    (all, { start, end, text }) => all.slice(0, start) + text + all.slice(end),
    code,
  );
}

/** All variables that a file declares outside functions. */
function declarationsOf(code: string): Declaration['declarations'] {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Statement[] };
  return body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations);
}

/** The text of a call's definition without what only the server needs; null for any other expression. */
function callIn(code: string, { type, callee, arguments: passed }: Expression): string | null {
  const method = METHODS[callee?.name ?? ''];
  if (type !== 'CallExpression' || method === undefined) return null;
  const [path, definition] = passed ?? [];
  const name = definition?.properties?.find(({ key }) => key.name === 'name')?.value;
  if (!path || !name) throw new Error('A call of the contract has no path or no name.');
  const [pathText, nameText] = [path, name].map(({ start, end }) => code.slice(start, end));
  return `{ name: ${nameText}, method: '${method}', path: ${pathText} }`;
}

const makesSomething = (code: string, { type, start, end }: Expression): boolean =>
  type === 'CallExpression' || (type === 'ObjectExpression' && /\bz\./.test(code.slice(start, end)));

const lazily = (text: string): string => `/* @__PURE__ */ (() => (${text}))()`;
