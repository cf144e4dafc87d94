import { fetchData } from '../../../map/tiles/mapFile.ts';
import { CELLS } from './outline.ts';
import { type Rig, rigOf } from './rig.ts';
import { type KnownRig, readRigs } from './rigTable.ts';

/** What is known of the species of a picture such as `creatures/kindlam.normal.back`; without the file nothing is. */
export async function knownOf(picture: string): Promise<KnownRig | undefined> {
  const id = /^creatures\/([^.]+)\./.exec(picture)?.[1];
  return id === undefined ? undefined : readRigs(await fetchData('creatures/rigs'))[id];
}

const made = new WeakMap<HTMLImageElement, Rig | null>();

/** The rig of a picture; null if its pixels cannot be read. */
export function rigOfPicture(
  image: HTMLImageElement,
  back: boolean,
  known: KnownRig | undefined,
): Rig | null {
  const before = made.get(image);
  if (before !== undefined) return before;
  const alpha = alphaOf(image);
  const rig = alpha === null ? null : rigOf(alpha, back ? 1 : -1, known?.[back ? 'back' : 'front'] ?? null);
  made.set(image, rig);
  return rig;
}

/** The opacity of a picture on the grid of outlines. */
function alphaOf(image: HTMLImageElement): Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = CELLS;
  canvas.height = CELLS;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, CELLS, CELLS);
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  return Uint8Array.from({ length: CELLS * CELLS }, (_, at) => data[at * 4 + 3] ?? 0);
}
