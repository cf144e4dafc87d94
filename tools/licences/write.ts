import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installed } from './installed.ts';
import { shippedPackages } from './shipped.ts';

/** Writes the list of libraries in the built client, for the About page: `npx tsx tools/licences/write.ts`. */
const libraries = (await shippedPackages()).map(installed);
const file = fileURLToPath(new URL('../../src/screens/about/shipped.ts', import.meta.url));
writeFileSync(
  file,
  `/** The libraries that come to the browser; \`npx tsx tools/licences/write.ts\` writes this file. */
export const shipped = ${JSON.stringify(libraries)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'ignore' });
process.stdout.write(`${libraries.length} libraries\n`);
