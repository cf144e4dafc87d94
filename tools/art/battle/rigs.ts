import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadPlace, HeadPlaces } from '../core/back-view.ts';
import { KINDS } from '../core/kinds.ts';
import { type Creature, drawBack, drawScene } from '../creature.ts';
import { backPath, creaturePath } from '../creature-maker.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';
import type { Maker } from '../maker.ts';
import { gaitOf } from '../plans/gaits.ts';

/** Name of the file that tells battles where the heads of all creatures are, below the folder of the baked files. */
export const RIGS = 'creatures/rigs.json';

/** A head's middle and radius, in thousandths of the picture. */
type Place = readonly [x: number, y: number, r: number];
type Row = readonly [gait: string, front: Place | null, back: Place | null];

const thousandths = ({ at: [x, y], r }: HeadPlace): Place => [round(x), round(y), round(r)];
const round = (units: number): number => Math.round((units / 256) * 1000);

/** The head from behind: a back that is drawn as such has no eyes by which it could be found, and tells it. */
function headBehind(drawing: Creature, heads: HeadPlaces): Place | null {
  if (!drawing.back) return thousandths(drawScene(drawing).turn().placed(heads.back));
  const back = drawBack(drawing);
  return back.told && thousandths(back.placed(back.told));
}

/** What a drawing tells of how its pictures can move. A designer's SVG does not tell where the head is. */
export function rigRow(drawing: Creature): Row {
  const gait = gaitOf(drawing);
  const scene = drawScene(drawing);
  const heads = scene.heads();
  if (drawing.source || heads === null) return [gait, null, null];
  return [gait, thousandths(scene.placed(heads.front)), headBehind(drawing, heads)];
}

/** The file with these rows in place of its own: one species a line, in the order of their names. */
export function withRows(file: string, rows: Readonly<Record<string, Row>>): Buffer {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row>) : {};
  const all = Object.entries({ ...before, ...rows }).sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(`{\n${all.map(([id, row]) => `"${id}":${JSON.stringify(row)}`).join(',\n')}\n}\n`);
}

/** Folder of the baked files, whose other rows stay when a few species are baked. */
const BAKED = join(import.meta.dirname, '../../../assets/generated');

/** Writes the rows of the species that are baked. */
export const rigMaker: Maker = {
  name: 'rigs',
  async *files(wanted) {
    const ids = drawnIds().filter((id) =>
      KINDS.some((kind) => wanted(creaturePath(id, kind, false)) || wanted(backPath(id, kind))),
    );
    const drawings = await loadCreatures(wanted(RIGS) ? drawnIds() : ids);
    if (drawings.length === 0) return;
    const rows = Object.fromEntries(drawings.map((drawing) => [drawing.id, rigRow(drawing)]));
    yield { path: RIGS, data: withRows(join(BAKED, RIGS), rows) };
  },
};
