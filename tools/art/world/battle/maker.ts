import { toWebp } from '../../core/render.ts';
import type { MadeFile, Maker } from '../../maker.ts';
import { paintMeadowStage } from './meadow.ts';
import { PLATFORM, paintPlatform, type StageName } from './platform.ts';
import { paintRocksStage } from './rocks.ts';
import { STAGE } from './scenery.ts';
import { paintShoreStage } from './shore.ts';
import { paintWoodStage } from './wood.ts';

/** Baked pixels for each unit of the battle stage. */
const SCALE = 1.25;
const STAGES: Readonly<Record<StageName, () => string>> = {
  meadow: paintMeadowStage,
  wood: paintWoodStage,
  shore: paintShoreStage,
  rocks: paintRocksStage,
};

const document = (width: number, height: number, content: string): string => {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
};

async function* stageFiles(wanted: (path: string) => boolean): AsyncIterable<MadeFile> {
  for (const name of Object.keys(STAGES) as StageName[]) {
    const [backdrop, platform] = [`battle/${name}.webp`, `battle/platform.${name}.webp`];
    if (wanted(backdrop)) {
      const svg = document(STAGE.width, STAGE.height, STAGES[name]());
      yield { path: backdrop, data: await toWebp(svg, STAGE.width * SCALE, 84) };
    }
    if (wanted(platform)) {
      const svg = document(PLATFORM.width, PLATFORM.height, paintPlatform(name));
      yield { path: platform, data: await toWebp(svg, PLATFORM.width * SCALE, 86) };
    }
  }
}

/** Bakes the backdrops of battles and the platforms on which creatures stand. */
export const stageMaker: Maker = { name: 'battle', files: stageFiles };
