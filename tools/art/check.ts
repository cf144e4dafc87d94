/**
 * Checks every creature drawing and the variety of all. `npx tsx tools/art/check.ts [id …]` checks only these and how
 * they differ from the others. Exits with 1 on a fault. A missed quota is a fault once every species is drawn.
 */
import { join } from 'node:path';
import { species } from '../../content/species/index.ts';
import { checkCreature, checkWeights } from './checks/creature-checks.ts';
import { type Comparable, checkPairs } from './checks/pair-checks.ts';
import { type Counted, countQuotas } from './checks/quotas.ts';
import { measure } from './core/checks.ts';
import { lookOf } from './core/look.ts';
import { type Creature, drawCreature, drawScene } from './creature.ts';
import { outdatedFiles } from './creature-maker.ts';
import { drawnIds, loadCreatures } from './drawings.ts';
import { tellSourceFaults } from './svg/source-fault.ts';

tellSourceFaults();
const GENERATED = join(import.meta.dirname, '../../assets/generated');
const ids = drawnIds();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) throw new Error(`no drawing of ${unknown.join(', ')}`);
const isWanted = ({ id }: { readonly id: string }): boolean => wanted.length === 0 || wanted.includes(id);
let faultCount = 0;
const fault = (text: string): void => {
  faultCount += 1;
  console.log('FAULT', text);
};

async function checkAlone(drawing: Creature): Promise<void> {
  const { faults, measured } = checkCreature(drawing, species[drawing.id]?.types ?? []);
  const heavy = await checkWeights(drawing);
  const { box, cover, fill, outline, islands, complexity } = measured;
  const numbers = [
    `box ${box.left},${box.top},${box.right},${box.bottom}`.padEnd(20),
    `cover ${cover.toFixed(2)} fill ${fill.toFixed(2)} outline ${outline.toFixed(2)}`,
    `pieces ${islands.length} complexity ${complexity.toFixed(1)}`,
  ].join(' ');
  console.log(drawing.id.padEnd(12), numbers);
  for (const text of [...faults, ...heavy]) fault(`${drawing.id} ${text}`);
}

/** Reports baked files that are missing or do not match the SVG of the species. */
async function checkBaked(id: string): Promise<void> {
  for (const path of await outdatedFiles(id, GENERATED))
    fault(`${path} is not what assets/sources/creatures/${id}.svg gives: npm run art:bake ${id}`);
}

const drawings = await loadCreatures(ids);
for (const drawing of drawings.filter(isWanted)) await checkAlone(drawing);

for (const { id } of drawings.filter(isWanted).filter(({ source }) => source)) await checkBaked(id);

const all = drawings.map((drawing): Comparable & Counted => {
  const svg = drawCreature(drawing).svg();
  const { silhouette, symmetry, complexity } = measure(svg);
  const { id, plan } = drawing;
  const types = species[id]?.types ?? [];
  return {
    id,
    plan,
    types,
    silhouette,
    symmetry,
    complexity,
    look: lookOf(svg),
    eyes: drawScene(drawing).eyes,
  };
});
const { faults, closest } = checkPairs(all, wanted);
for (const { pair, overlap } of closest) console.log('alike', overlap.toFixed(2), pair.join(' / '));
for (const text of faults) fault(text);

const isComplete = ids.length === Object.keys(species).length;
for (const { name, text, kept } of wanted.length > 0 ? [] : countQuotas(all)) {
  const line = `${name}: ${text}`;
  if (kept || !isComplete) console.log(kept ? 'quota' : 'quota, not yet', line);
  else fault(line);
}
console.log(`${all.filter(isWanted).length} of ${ids.length} creatures, ${faultCount} faults`);
process.exitCode = faultCount > 0 ? 1 : 0;
