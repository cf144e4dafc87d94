import sharp from 'sharp';
import { BACKDROPS, type BackdropName } from '../../../../content/maps/backdrops.ts';
import { HOURS } from '../../../../rules/world/types.ts';
import { toPng } from '../../core/render.ts';
import type { MadeFile, Maker } from '../../maker.ts';
import { barn } from './halls/barn.ts';
import { forge } from './halls/forge.ts';
import { glasshouse } from './halls/glasshouse.ts';
import { pool } from './halls/pool.ts';
import { quarry } from './halls/quarry.ts';
import { terrace } from './halls/terrace.ts';
import { vault } from './halls/vault.ts';
import { boardwalk } from './outdoors/boardwalk.ts';
import { cave } from './outdoors/cave.ts';
import { coast } from './outdoors/coast.ts';
import { hills } from './outdoors/hills.ts';
import { lake } from './outdoors/lake.ts';
import { meadow } from './outdoors/meadow.ts';
import { plain } from './outdoors/plain.ts';
import { shore } from './outdoors/shore.ts';
import { summit } from './outdoors/summit.ts';
import { wood } from './outdoors/wood.ts';
import { PLATFORM } from './patches.ts';
import { SKIES } from './skies.ts';
import { type Backdrop, STAGE } from './stage.ts';

const PLACES: Readonly<Record<BackdropName, Backdrop>> = {
  meadow,
  coast,
  wood,
  lake,
  hills,
  shore,
  boardwalk,
  summit,
  plain,
  cave,
  forge,
  pool,
  glasshouse,
  quarry,
  terrace,
  vault,
  barn,
};

/** Baked pixels for each unit of the battle stage; half of them where the picture is soft anyway. */
const SCALE = 1.25;
const SOFT_SCALE = SCALE / 2;

/** How a layer is baked: `blur` in pixels puts it out of focus, `most` is its largest weight in bytes. */
interface Bake {
  readonly scale: number;
  readonly blur: number;
  readonly quality: number;
  readonly most: number;
}
const BAKES: Readonly<Record<keyof Backdrop | 'sky', Bake>> = {
  sky: { scale: SCALE, blur: 0, quality: 74, most: 8_000 },
  far: { scale: SCALE, blur: 0.7, quality: 66, most: 11_500 },
  ground: { scale: SCALE, blur: 0, quality: 62, most: 13_000 },
  near: { scale: SOFT_SCALE, blur: 1.2, quality: 60, most: 6_000 },
  lights: { scale: SOFT_SCALE, blur: 0, quality: 50, most: 3_500 },
  platform: { scale: SCALE, blur: 0, quality: 60, most: 7_200 },
};
/** Transparency needs fewer steps than colour. */
const MOST_ALPHA_QUALITY = 50;
const LOWEST_QUALITY = 18;

/** A WebP of the drawing, at a lower quality where it would be too heavy. */
async function bake(
  content: string,
  { width, height }: typeof STAGE | typeof PLATFORM,
  { scale, blur, quality, most }: Bake,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const drawn = sharp(toPng(svg, width * scale));
  const picture = await (blur > 0 ? drawn.blur(blur) : drawn).png().toBuffer();
  const encode = (asked: number): Promise<Buffer> =>
    sharp(picture)
      .webp({ quality: asked, alphaQuality: Math.min(asked, MOST_ALPHA_QUALITY), effort: 6 })
      .toBuffer();
  for (let asked = quality; asked > LOWEST_QUALITY; asked -= 6) {
    const data = await encode(asked);
    if (data.length <= most) return data;
  }
  return encode(LOWEST_QUALITY);
}

async function* stageFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const hour of HOURS) {
    const path = `battle/sky.${hour}.webp`;
    if (wanted(path)) yield { path, data: await bake(SKIES[hour](), STAGE, BAKES.sky) };
  }
  for (const name of BACKDROPS) {
    for (const layer of Object.keys(PLACES[name]) as (keyof Backdrop)[]) {
      const path = `battle/${name}.${layer}.webp`;
      const size = layer === 'platform' ? PLATFORM : STAGE;
      if (wanted(path)) yield { path, data: await bake(PLACES[name][layer](), size, BAKES[layer]) };
    }
  }
}

/** Bakes the skies and the places of battles, each in its layers. */
export const stageMaker: Maker = { name: 'battle', files: stageFiles };
