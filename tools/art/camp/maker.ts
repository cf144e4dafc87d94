import sharp from 'sharp';
import { HOURS } from '../../../rules/world/types.ts';
import { toPng, toWebp } from '../core/render.ts';
import type { MadeFile, Maker } from '../maker.ts';
import { FIRE, FRAMES, paintFire } from './fire.ts';
import { PEDESTAL, paintPedestal } from './pedestal.ts';
import { CAMP, paintCamp } from './scene.ts';

/** Width in pixels of the camp: it fills a window of this width on a plain screen. */
const PIXELS = 1800;
const QUALITY = 80;
/** Of its width, the middle that a phone held upright shows, in as many pixels. */
const NARROW = { share: 0.6, quality: 74 } as const;

const document = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The pictures of the fire side by side. */
function fireSheet(): string {
  const frames = Array.from(
    { length: FRAMES },
    (_, at) => `<g transform="translate(${at * FIRE.width} 0)">${paintFire(at)}</g>`,
  );
  return document(FIRE.width * FRAMES, FIRE.height, frames.join(''));
}

function toNarrow(svg: string): Promise<Buffer> {
  const [width, height] = [PIXELS * NARROW.share, Math.round((PIXELS * CAMP.height) / CAMP.width)];
  return sharp(toPng(svg, PIXELS))
    .extract({ left: (PIXELS - width) / 2, top: 0, width, height })
    .webp({ quality: NARROW.quality, effort: 6 })
    .toBuffer();
}

async function* campFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const hour of HOURS) {
    const [path, narrow] = [`camp/${hour}.webp`, `camp/${hour}.small.webp`];
    if (!wanted(path) && !wanted(narrow)) continue;
    const svg = document(CAMP.width, CAMP.height, paintCamp(hour));
    if (wanted(path)) yield { path, data: await toWebp(svg, PIXELS, QUALITY) };
    if (wanted(narrow)) yield { path: narrow, data: await toNarrow(svg) };
  }
  const fire = 'camp/fire.webp';
  if (wanted(fire)) yield { path: fire, data: await toWebp(fireSheet(), FIRE.width * FRAMES, QUALITY) };
  const pedestal = 'camp/pedestal.webp';
  if (wanted(pedestal)) {
    const svg = document(PEDESTAL.width, PEDESTAL.height, paintPedestal());
    yield { path: pedestal, data: await toWebp(svg, PEDESTAL.width * 1.5, QUALITY) };
  }
}

/** Bakes the camp of the home screen at every hour, its fire, and the plinth of the starters. */
export const campMaker: Maker = { name: 'camp', files: campFiles };
