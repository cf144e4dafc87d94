import path from 'node:path';
import type { Plugin } from 'vite';
import * as zod from 'zod/mini';
import { bareCalls } from './bareCalls.ts';

const emptyId = '\0schemaless';

/**
 * Removes the schemas, their library and the words of the API's page from the built client. The client needs the calls'
 * names, methods and paths and never checks a payload, since the server does. The library is larger than all our own
 * scripts on the login screen. Code in the client that parses all the same gets an error that says so.
 */
export function schemaless(root: string = process.cwd()): Plugin {
  const contract = `${path.join(root, 'contract').replaceAll('\\', '/')}/`;
  return {
    name: 'schemaless',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'zod/mini' ? emptyId : null),
    load: (id) => (id === emptyId ? emptySchemas(Object.keys(zod)) : null),
    transform: (code, id) =>
      id.replaceAll('\\', '/').startsWith(contract) ? { code: bareCalls(code), map: null } : null,
  };
}

/** The text of a module with the given names; each makes a schema that throws when it is used to parse. */
export function emptySchemas(names: readonly string[]): string {
  const exported = names.filter((name) => name !== 'default').map((name) => `empty as ${name}`);
  return `const refuse = () => { throw new Error('The built client has no schemas: see tools/vite/contract/schemaless.ts.'); };
const schema = { check: () => schema, parse: refuse, safeParse: refuse, parseAsync: refuse, safeParseAsync: refuse };
const empty = /* @__PURE__ */ () => schema;
// The makers of dates lie one level down, as in z.iso.datetime().
empty.datetime = empty.date = empty.time = empty.duration = empty;
export { ${exported.join(', ')} };
`;
}
