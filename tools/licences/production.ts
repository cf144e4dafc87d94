import { readFileSync } from 'node:fs';

/** A package that a production installation has. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or `none`. */
  readonly licence: string;
}

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Licences that ask for no more than naming the authors. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'PostgreSQL',
  'Unlicense',
  'CC0-1.0',
]);

/** Whether a licence is allowed: of `A OR B` one must be, of `A AND B` all. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((one) => one.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}

/** Every package of the lock file that a production installation has, on any platform; without the game's own. */
export function productionPackages(lock = readFileSync('package-lock.json', 'utf8')): ProductionPackage[] {
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Entry>> };
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }));
}
