import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = 'node_modules/react-router/dist';
/** What the router's package gives out for browsers, and what it has built for them without warnings to developers. */
const ROUTERS: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Parts of axios that the game never asks for, by their file below `axios/lib`, and what stands for each: axios takes
 * `XMLHttpRequest` where there is one, as in every browser; nothing is sent as a form, shows its progress, or is
 * cancelled but by a signal.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  // axios asks each way of sending for its function; null says that the browser does not have it.
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = () => [() => {}];',
  'helpers/HttpStatusCode.js': 'export default {};',
  'cancel/CancelToken.js': 'export default class {}',
};
const AXIOS = '/axios/lib/';
const PREFIX = '\0/node_modules/axios/left-out/';

/** The file of axios below `axios/lib` that a file of axios imports; null if it is not one of these. */
function fileOfAxios(id: string, importer: string | undefined): string | null {
  const from = importer?.replaceAll('\\', '/');
  const start = from?.lastIndexOf(AXIOS) ?? -1;
  if (from === undefined || start < 0 || !id.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(from.slice(start + AXIOS.length)), id);
}

/**
 * Leaves out of the build what libraries bring along for others: the router's warnings to developers, since its package
 * names its development build only, and what the game never asks axios for.
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
      const part = fileOfAxios(id, importer);
      return part !== null && Object.hasOwn(LEFT_OUT, part) ? PREFIX + part : null;
    },
    load(id) {
      const code = id.startsWith(PREFIX) ? LEFT_OUT[id.slice(PREFIX.length)] : undefined;
      return code === undefined ? null : { code, moduleType: 'js' };
    },
  };
}
