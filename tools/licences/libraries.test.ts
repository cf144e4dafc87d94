import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { holders } from '../../src/screens/about/holders.ts';
import { installed, manifestOf } from './installed.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const shipped = holders.flatMap(({ copyright, licence, libraries }) =>
  Object.entries(libraries).map(([name, version]) => ({ name, version, licence, copyright })),
);
const listed = new Set(shipped.map(({ name }) => name));

/** Libraries that only re-export others, or that the build removes. */
const HANDING_ON = ['radix-ui', 'react-router-dom', 'zod'];
/** Dependencies that listed libraries need only on a server, or for parts that the game does not use. */
const NOT_SHIPPED = [
  /^(follow-redirects|form-data|proxy-from-env|cookie|set-cookie-parser|https-proxy-agent)$/,
  /^@radix-ui\//,
  /^@types\//,
  /^(use-sync-external-store|detect-node-es)$/,
];

function importedFrom(folder: string): readonly string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .flatMap((file) => [
      ...read(path.posix.join(folder, file)).matchAll(
        /^import (?!type ).*?from '((?!virtual:)[^.'][^']*)';/gms,
      ),
    ])
    .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

/** If one of these fails, run `npx tsx tools/licences/write.ts`. */
describe('the libraries of the About page', () => {
  it.each(shipped.map((library) => [library.name, library] as const))(
    'name %s as it is installed',
    (name, library) => {
      expect(library).toEqual(installed(name));
    },
  );

  it('have every library that screens and scenes import', () => {
    const imported = new Set(['src', 'scenes'].flatMap(importedFrom));
    expect([...imported].filter((name) => !listed.has(name) && !HANDING_ON.includes(name))).toEqual([]);
  });

  it('have what those need in turn', () => {
    const needed = shipped.flatMap(({ name }) => Object.keys(manifestOf(name).dependencies ?? {}));
    const missing = needed.filter((name) => !listed.has(name));
    expect(missing.filter((name) => !NOT_SHIPPED.some((known) => known.test(name)))).toEqual([]);
  });

  it('have licences whose texts the page shows', () => {
    expect([...new Set(shipped.map(({ licence }) => licence))].sort()).toEqual(['0BSD', 'ISC', 'MIT']);
  });
});
