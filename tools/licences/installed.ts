import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the About page shows of a library. */
export interface Library {
  readonly name: string;
  readonly version: string;
  /** The licence's name as in the package's manifest. */
  readonly licence: string;
  /** The copyright line of the licence. */
  readonly copyright: string;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folder = (name: string) => new URL(`../../node_modules/${name}/`, import.meta.url);

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL('package.json', folder(name)), 'utf8')) as Manifest;

function licenceText(name: string): string {
  const file = readdirSync(fileURLToPath(folder(name))).find((each) => /^licen[cs]e/i.test(each));
  return file === undefined ? '' : readFileSync(new URL(file, folder(name)), 'utf8');
}

function authorOf({ author }: Manifest): string {
  const name = typeof author === 'string' ? author : author?.name;
  return name === undefined ? '' : name.replace(/\s*[<(].*$/, '');
}

/** Reads an installed package. */
export function installed(name: string): Library {
  const manifest = manifestOf(name);
  const line = /^\W*(Copyright (?:\(c\)|©|\d).*)$/im.exec(licenceText(name))?.[1]?.trim();
  const copyright = line ?? `Copyright ${authorOf(manifest) || `the authors of ${name}`}`;
  return { name, version: manifest.version, licence: manifest.license ?? 'unknown', copyright };
}
