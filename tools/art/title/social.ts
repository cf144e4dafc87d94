import type { Creature } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';
import { VALLEY } from './painting.ts';
import { drawStanding, type Standing } from './starters.ts';
import { LAYERS } from './valley.ts';
import { drawWordmark, WORDMARK } from './wordmark.ts';

export const SOCIAL = { width: 1200, height: 630 } as const;

/** The creatures, from back to front: species, middle, height of the feet, size. Mirrored ones look right. */
const CAST: readonly Standing[] = [
  { id: 'owlumen', x: 160, foot: 250, size: 150, mirrored: true },
  { id: 'sylvarok', x: 160, foot: 568, size: 320, mirrored: true },
  { id: 'tempestral', x: 1032, foot: 562, size: 320, mirrored: false },
  { id: 'puddlip', x: 838, foot: 590, size: 240, mirrored: false },
  { id: 'podkin', x: 640, foot: 612, size: 190, mirrored: false },
  { id: 'kindlam', x: 400, foot: 596, size: 250, mirrored: true },
];
/** Whoever has its feet above this height flies. */
const FLYING = 300;

/** The preview picture that other sites show for links to the game: the valley at dusk, creatures and the name. */
export async function drawSocial(): Promise<string> {
  const drawings = await loadCreatures(CAST.map(({ id }) => id));
  const cast = CAST.map((one, at) => drawStanding(one, drawings[at] as Creature, FLYING));
  const scale = SOCIAL.width / VALLEY.width;
  const lift = SOCIAL.height - VALLEY.height * scale;
  const valley = `<g transform="translate(0 ${lift}) scale(${scale})">${Object.values(LAYERS)
    .map((paint) => paint())
    .join('')}</g>`;
  const name = `<svg x="290" y="26" width="620" height="198" viewBox="0 0 ${WORDMARK.width} ${WORDMARK.height}">${drawWordmark()}</svg>`;
  const box = `viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}" width="${SOCIAL.width}" height="${SOCIAL.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${valley}${cast.join('')}${name}</svg>`;
}
