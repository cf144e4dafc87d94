import { feelingMaker } from './battle/feelings.ts';
import { rigMaker } from './battle/rigs.ts';
import { furnitureMaker } from './camp/furniture/maker.ts';
import { campMaker } from './camp/maker.ts';
import { creatureMaker } from './creature-maker.ts';
import { iconMaker } from './icons/maker.ts';
import type { Maker } from './maker.ts';
import { portraitMaker } from './people/maker.ts';
import { titleMaker } from './title/maker.ts';
import { stageMaker } from './world/battle/maker.ts';
import { worldMaker } from './world/maker.ts';
import { peopleMaker } from './world/people/maker.ts';
import { walkMaker } from './world/player/maker.ts';
import { thingsMaker } from './world/things.ts';

/** Everything that `bake.ts` bakes. */
export const MAKERS: readonly Maker[] = [
  creatureMaker(),
  feelingMaker,
  rigMaker,
  portraitMaker,
  worldMaker,
  walkMaker,
  peopleMaker,
  thingsMaker,
  stageMaker,
  iconMaker,
  titleMaker,
  campMaker,
  furnitureMaker,
];
