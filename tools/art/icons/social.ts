import { type Creature, drawCreature } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';
import { paintMeadowStage } from '../world/battle/meadow.ts';
import { STAGE } from '../world/battle/scenery.ts';
import { dot } from '../world/terrain/svg.ts';
import { drawEmblem } from './emblem.ts';

export const SOCIAL = { width: 1200, height: 630 } as const;

/** The creatures, from back to front: species, middle, height of the feet, size. Mirrored ones look right. */
const CAST = [
  { id: 'sylvarok', x: 190, foot: 470, size: 330, mirrored: true },
  { id: 'tempestral', x: 1010, foot: 480, size: 350, mirrored: false },
  { id: 'owlumen', x: 372, foot: 220, size: 150, mirrored: true },
  { id: 'moonbun', x: 385, foot: 566, size: 210, mirrored: true },
  { id: 'voltwit', x: 786, foot: 540, size: 200, mirrored: false },
  { id: 'podkin', x: 250, foot: 610, size: 210, mirrored: true },
  { id: 'puddlip', x: 960, foot: 612, size: 230, mirrored: false },
  { id: 'kindlam', x: 600, foot: 606, size: 240, mirrored: false },
] as const;
/** Height of the feet on the creature canvas, as a share of its side. */
const FEET = 240 / 256;

function stand({ x, foot, size, mirrored }: (typeof CAST)[number], species: Creature): string {
  const [left, top] = [x - size / 2, foot - size * FEET];
  const turned = mirrored ? ` transform="translate(${2 * x} 0) scale(-1 1)"` : '';
  const isFlying = foot < 300;
  const shadow = isFlying ? '' : dot(x, foot, size * 0.32, size * 0.045, '#1d3a2a', 'fill-opacity=".28"');
  return `${shadow}<g${turned}><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 256 256">${drawCreature(species).content()}</svg></g>`;
}

/** The preview picture that other sites show for links to the game: meadow, creatures and emblem, without text. */
export async function drawSocial(): Promise<string> {
  const drawings = await loadCreatures(CAST.map(({ id }) => id));
  const cast = CAST.map((one, at) => stand(one, drawings[at] as Creature));
  const scale = SOCIAL.width / STAGE.width;
  const backdrop = `<g transform="translate(0 -60) scale(${scale})">${paintMeadowStage()}</g>`;
  const halo = `<defs><radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".55" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>${dot(600, 190, 260, 240, 'url(#halo)')}`;
  const emblem = `<svg x="440" y="28" width="320" height="320" viewBox="0 0 256 256">${drawEmblem('social')}</svg>`;
  const box = `viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}" width="${SOCIAL.width}" height="${SOCIAL.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${backdrop}${halo}${emblem}${cast.join('')}</svg>`;
}
