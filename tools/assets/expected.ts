import { items, maps } from '../../content/index.ts';
import { LOOKS } from '../../contract/shapes/look.ts';
import { BALL_TYPES, CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { drawnIds } from '../art/drawings.ts';
import { leaderIds } from '../art/people/portraits.ts';

/** A picture or data file that the game asks for by name. */
export interface ExpectedAsset {
  /** Path without ending below `assets/generated` or `assets/overrides`. */
  readonly name: string;
  readonly endings: readonly string[];
  /** Pixels, where the game relies on them. */
  readonly width?: number;
  readonly height?: number;
  readonly transparent?: boolean;
}

const PICTURE = ['webp', 'png', 'svg'];
/** Eight directions of four steps, 72 × 96 pixels each. */
const WALK = { endings: PICTURE, width: 576, height: 384, transparent: true };
const KINDS = ['normal', 'dark', 'shiny'];
const square = (name: string, side: number): ExpectedAsset => ({
  name,
  endings: PICTURE,
  width: side,
  height: side,
  transparent: true,
});

/** Every file that the content and the scenes need. Species that nobody has drawn yet need none. */
export function expectedAssets(): ExpectedAsset[] {
  return [
    ...drawnIds().flatMap((id) =>
      KINDS.flatMap((kind) => [
        square(`creatures/${id}.${kind}`, 512),
        square(`creatures/${id}.${kind}.blink`, 512),
      ]),
    ),
    ...leaderIds().map((id) => square(`portraits/${id}`, 512)),
    ...leaderIds().map((id) => ({ name: `badges/${id}`, endings: PICTURE })),
    ...Object.keys(items).map((key) => square(`items/${key}`, 96)),
    ...CREATURE_TYPES.map((type) => ({ name: `types/${type}`, endings: PICTURE })),
    ...BALL_TYPES.map((key) => square(`items/${key}`, 96)),
    ...Object.keys(maps).flatMap((map) => [
      { name: `maps/${map}`, endings: PICTURE },
      { name: `maps/${map}`, endings: ['json'] },
    ]),
    ...Object.keys(maps).map((map) => ({ name: `tiles/terrain.${map}`, endings: PICTURE })),
    { name: 'tiles/objects', endings: PICTURE },
    { name: 'tiles/objects', endings: ['json'] },
    ...LOOKS.flatMap((look) => [
      { ...WALK, name: `characters/${look}.walk` },
      { name: `characters/${look}.walk`, endings: ['json'] },
      square(`characters/${look}`, 192),
    ]),
    { name: 'brand/favicon', endings: PICTURE },
    { name: 'brand/social', endings: PICTURE, width: 1200, height: 630 },
    { name: 'brand/touch', endings: ['png'], width: 180, height: 180 },
    ...['meadow', 'wood', 'shore', 'rocks'].map((scene) => ({ name: `battle/${scene}`, endings: PICTURE })),
  ];
}
