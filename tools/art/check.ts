/** Checks every creature drawing. `npx tsx tools/art/check.ts [id …]`; fails when a drawing has a fault. */
import { mostAlike } from './core/checks.ts';
import { checkCreature } from './creature-checks.ts';
import { loadCreatures } from './drawings.ts';

/** Two silhouettes that overlap more than this are too much alike. */
const TOO_ALIKE = 0.85;

const wanted = process.argv.slice(2);
const species = await loadCreatures(wanted.length > 0 ? wanted : undefined);
const shapes = new Map<string, readonly boolean[]>();
let faultCount = 0;
for (const one of species) {
  const { faults, measured } = checkCreature(one);
  shapes.set(one.id, measured.silhouette);
  faultCount += faults.length;
  const { box, cover, fill, outline, islands, complexity } = measured;
  const numbers = [
    `box ${box.left},${box.top},${box.right},${box.bottom}`.padEnd(20),
    `cover ${cover.toFixed(2)} fill ${fill.toFixed(2)} outline ${outline.toFixed(2)}`,
    `pieces ${islands.length} complexity ${complexity.toFixed(1)}`,
  ].join(' ');
  console.log(one.id.padEnd(12), numbers, faults.length > 0 ? `FAULT ${faults.join('; ')}` : '');
}
const alike = mostAlike(shapes);
for (const { pair, overlap } of alike.filter((one, i) => i < 5 || one.overlap >= TOO_ALIKE)) {
  if (overlap >= TOO_ALIKE) faultCount += 1;
  console.log(overlap >= TOO_ALIKE ? 'FAULT alike' : 'alike', overlap.toFixed(2), pair.join(' / '));
}
console.log(`${species.length} creatures, ${faultCount} faults`);
process.exitCode = faultCount > 0 ? 1 : 0;
