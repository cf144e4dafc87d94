import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = 'node_modules/react-router/dist';
/** What the router's package gives out for browsers, and what it has built for them without warnings to developers. */
const ROUTERS: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

const noFetchId = '\0/node_modules/axios/no-fetch.js';
/** axios asks each way of sending for its function; null says that the browser does not have it. */
const noFetch = 'export const getFetch = () => null;';

/**
 * Leaves out of the build what libraries bring along for others: the router's warnings to developers, since its package
 * names its development build only, and the way of axios over `fetch`, since axios takes `XMLHttpRequest` where there is
 * one, as in every browser.
 */
export function slimLibraries(root: string = process.cwd()): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      const built = ROUTERS[id];
      if (built !== undefined) {
        const file = path.join(root, ROUTER, 'production', built);
        return existsSync(file) ? file : null;
      }
      const isFetch =
        id === './fetch.js' && importer?.replaceAll('\\', '/').endsWith('/axios/lib/adapters/adapters.js');
      return isFetch ? noFetchId : null;
    },
    load: (id) => (id === noFetchId ? { code: noFetch, moduleType: 'js' } : null),
  };
}
