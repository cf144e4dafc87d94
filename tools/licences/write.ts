import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installed, type Library } from './installed.ts';
import { shippedPackages } from './shipped.ts';

interface Holder {
  readonly copyright: string;
  readonly licence: string;
  /** Versions of the libraries by their names. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** Copyright holders, those with the most libraries first. */
function byHolder(all: readonly Library[]): readonly Holder[] {
  const holders = new Map<string, Holder>();
  for (const { name, version, copyright, licence } of all) {
    const key = `${licence} ${copyright}`;
    const libraries = { ...holders.get(key)?.libraries, [name]: version };
    holders.set(key, { copyright, licence, libraries });
  }
  const count = ({ libraries }: Holder) => Object.keys(libraries).length;
  return [...holders.values()].toSorted((one, other) => count(other) - count(one));
}

/** Writes the list of libraries in the built client, for the About page: `npx tsx tools/licences/write.ts`. */
const libraries = (await shippedPackages()).map(installed);
const file = fileURLToPath(new URL('../../src/screens/about/holders.ts', import.meta.url));
writeFileSync(
  file,
  `/** The libraries that come to the browser, by copyright holder; \`npx tsx tools/licences/write.ts\` writes this file. */
export const holders = ${JSON.stringify(byHolder(libraries))};
`,
);
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'ignore' });
process.stdout.write(`${libraries.length} libraries\n`);
