import { species } from '../../content/index.ts';
import { drawnIds } from '../art/index.ts';
import { checkAssets } from './checkAssets.ts';
import { weightOfBattle } from './checks/battleWeight.ts';
import { expectedAssets } from './expected.ts';
import { tell } from './finding.ts';
import { shelfOf } from './shelf.ts';

/**
 * `npm run assets:check`: checks that every file that the game loads by name exists, can be read and has the expected
 * properties. Each finding says what was expected, what was found and how to mend it; `--json` prints them as one JSON
 * array. Of generated pictures only the header is read, unless `--thorough` is given; of overrides every pixel.
 */
const options = process.argv.slice(2);
const shelf = shelfOf('.', expectedAssets(), options.includes('--thorough'));
const findings = await checkAssets(shelf);

if (options.includes('--json')) console.log(JSON.stringify(findings, null, 2));
else {
  for (const finding of findings) console.error(tell(finding));
  const undrawn = Object.keys(species).length - drawnIds().length;
  const battle = Math.round(weightOfBattle(shelf) / 1000);
  console.log(
    `${shelf.files.length} files, ${findings.length} complaints, ${undrawn} species with a placeholder; the pictures of the heaviest battle weigh ${battle} kB`,
  );
}
if (findings.length > 0) process.exitCode = 1;
