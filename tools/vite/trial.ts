import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const at = (place: string): string => path.join(root, place);

/** Files of the client that a trial replaces. */
const REPLACED: Readonly<Record<string, string>> = {
  [at('src/api/http.ts')]: at('trial/page/transmit.ts'),
};

const ENTER = '<script type="module" src="/trial/page/enter.ts"></script>\n    ';

/** Puts the trial's own parts in place of the client's transport and entry. */
export function trialParts(): Plugin {
  return {
    name: 'trial-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = resolved && REPLACED[resolved.id];
      return other ? { ...resolved, id: other } : null;
    },
    transformIndexHtml: {
      order: 'pre',
      // First, so that the game finds its player logged in.
      handler: (html) => html.replace(/(?=<script type="module")/, ENTER),
    },
  };
}

const SERVER = at('server/');
/** Packages that the contract and the texts need. */
const KEPT = ['zod/mini', 'zustand/vanilla'];
const FINGERPRINT = at('server/domain/creatures/creatureView.ts');

/**
 * Lets the worker use pure functions of the server: whatever else their files import has no effects, and is left out with
 * all packages. Only the hash of a fingerprint is needed, which the trial replaces.
 */
export function serverParts(): Plugin {
  return {
    name: 'server-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'node:crypto' && importer === FINGERPRINT) return at('trial/service/fingerprint.ts');
      if (/^[^./\0]/.test(source) && !KEPT.includes(source)) {
        return { id: source, external: true, moduleSideEffects: false };
      }
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.startsWith(SERVER) ? { ...resolved, moduleSideEffects: false } : null;
    },
  };
}
