import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  constants,
  emptyParts,
  namedParts,
  registeringParts,
  switches,
  thinnedFolders,
} from './phaserParts.ts';

/** The version of Phaser whose private source files the list of parts names. */
export const phaserVersion = '4.2.1';

const entryId = '\0phaser-slim';
const emptyId = '\0phaser-empty';
const thinnedId = '\0phaser-thinned:';
/** Phaser makes one TileSprite at the start and sets its origin, so the empty class needs `setOrigin`. */
const emptyClass = `function Empty() {}
Empty.prototype.destroy = function () {};
Empty.prototype.setOrigin = function () { return this; };
module.exports = Empty;
`;

/**
 * Builds `import … from 'phaser'` from the few source files that the scenes need, which is about half of the published
 * bundle. Only in builds and only for the pinned version; otherwise, or with `PHASER=full` in the environment, the
 * published bundle is used unchanged.
 */
export function phaserSlim(root: string = process.cwd()): Plugin {
  const folder = path.join(root, 'node_modules/phaser');
  const source = path.join(folder, 'src');
  const inside = `${source.replaceAll('\\', '/')}/`;
  const slim = process.env.PHASER !== 'full' && installedVersion(folder) === phaserVersion;
  return {
    name: 'phaser-slim',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!slim) return null;
      if (id === 'phaser') return entryId;
      const from = importer?.replaceAll('\\', '/');
      if (!from?.startsWith(inside) || !id.startsWith('.')) return null;
      const target = path.posix.join(path.posix.dirname(from), id).slice(inside.length);
      if (target.replace(/\/$/, '') in thinnedFolders) return thinnedId + target.replace(/\/$/, '');
      return emptyParts.some((part) => part.test(target)) ? emptyId : null;
    },
    load(id) {
      if (id === entryId) return { code: entry(source), moduleType: 'js' };
      if (id.startsWith(thinnedId))
        return { code: thinned(source, id.slice(thinnedId.length)), moduleType: 'js' };
      if (id === emptyId) return { code: emptyClass, moduleType: 'js' };
      return null;
    },
    transform(code, id) {
      if (!slim || !id.replaceAll('\\', '/').startsWith(inside)) return null;
      const settled = Object.entries(switches).reduce(
        (text, [name, value]) => text.replaceAll(`typeof ${name}`, String(value)),
        code,
      );
      return settled === code ? null : { code: settled, map: null };
    },
  };
}

function installedVersion(folder: string): string {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function entry(source: string): string {
  const file = (part: string) => JSON.stringify(path.join(source, `${part}.js`));
  return [
    ...registeringParts.map((part) => `import ${file(part)};`),
    ...Object.entries(namedParts).map(([name, part]) => `export { default as ${name} } from ${file(part)};`),
    ...Object.entries(constants).map(([name, value]) => `export const ${name} = ${value};`),
  ].join('\n');
}

function thinned(source: string, folder: string): string {
  const parts = Object.entries(thinnedFolders[folder] ?? {}).map(
    ([name, part]) => `${name}: require(${JSON.stringify(path.join(source, `${part}.js`))})`,
  );
  return `module.exports = { ${parts.join(', ')} };`;
}
