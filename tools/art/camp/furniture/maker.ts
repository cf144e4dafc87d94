import { PIECE_NAMES, type PieceName, pieces } from '../../../../content/furniture/spots.ts';
import { toWebp } from '../../core/render.ts';
import type { MadeFile, Maker } from '../../maker.ts';
import * as banners from './banners.ts';
import * as cloth from './cloth.ts';
import * as ground from './ground.ts';
import { GROUND, LINE, RUG } from './pen.ts';

const DRAWN: Readonly<Record<PieceName, () => string>> = {
  'flower-box': ground.flowerBox,
  'camp-lantern': ground.campLantern,
  'plaid-rug': cloth.plaidRug,
  'trail-sign': ground.trailSign,
  bunting: cloth.bunting,
  'stew-pot': ground.stewPot,
  bench: ground.bench,
  'banner-greenreach': banners.greenreach,
  'berry-tent': cloth.berryTent,
  'string-lights': cloth.stringLights,
  hammock: ground.hammock,
  'sun-rug': cloth.sunRug,
  'moss-rug': cloth.mossRug,
  'banner-harkmoor': banners.harkmoor,
  'bog-light': ground.bogLight,
  'banner-scattersea': banners.scattersea,
  'shell-fountain': ground.shellFountain,
  'banner-overcloud': banners.overcloud,
  'paper-moons': cloth.paperMoons,
  telescope: ground.telescope,
  'banner-fourlight': banners.fourlight,
  'starry-tent': cloth.starryTent,
  'four-lights': ground.fourLights,
};

const CANVAS = { ground: GROUND, line: LINE, rug: RUG, tent: { width: 440, height: 260 } } as const;
/** Pixels of a unit: a wide window draws what stands on the ground with three quarters of a unit of its canvas. */
const PIXELS = { ground: 0.8, line: 1.1, rug: 1.1, tent: 1.1 } as const;
const QUALITY = 72;

async function* furnitureFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const piece of PIECE_NAMES) {
    const path = `furniture/${piece}.webp`;
    if (!wanted(path)) continue;
    const { kind } = pieces[piece];
    const { width, height } = CANVAS[kind];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${DRAWN[piece]()}</svg>`;
    yield { path, data: await toWebp(svg, Math.round(width * PIXELS[kind]), QUALITY) };
  }
}

/** Bakes what players buy for their camp, a small file each: a page loads those that stand there. */
export const furnitureMaker: Maker = { name: 'furniture', files: furnitureFiles };
