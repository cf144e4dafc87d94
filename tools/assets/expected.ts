import { readFileSync } from 'node:fs';
import path from 'node:path';
import { items, maps } from '../../content/index.ts';
import { EFFECTS, PIECES } from '../../content/sounds.ts';
import { LOOKS } from '../../contract/shapes/look.ts';
import { BALL_TYPES, CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { drawnIds } from '../art/drawings.ts';
import { NAVIGATION } from '../art/icons/navigation.ts';
import { STATUS_SIGNS } from '../art/icons/status.ts';
import { leaderIds } from '../art/people/portraits.ts';

/** A picture, data file or sound that the game asks for by name. */
export interface ExpectedAsset {
  /** Path without ending below `assets/generated` or `assets/overrides`. */
  readonly name: string;
  /** The preferred one first. */
  readonly endings: readonly string[];
  /** Pixels, where the game relies on them. */
  readonly width?: number;
  readonly height?: number;
  readonly transparent?: boolean;
  /** Figures side by side, and how much of its cell's edge each may touch, as a share of a side. */
  readonly cells?: { readonly columns: number; readonly rows: number; readonly touch: number };
  /** Most bytes that it may weigh. */
  readonly most: number;
  /** Whether the game does without. */
  readonly optional?: true;
}

const PICTURE = ['webp', 'png', 'svg'];
const SOUND = ['ogg', 'mp3', 'wav'];
const KINDS = ['normal', 'dark', 'shiny'];
const SCENERIES = ['meadow', 'wood', 'shore', 'rocks'];
/** A drawing that fills its square touches the edge with a curve; one that is cut off does so with a straight line. */
const CURVE = 0.25;

const picture = (name: string, most: number): ExpectedAsset => ({ name, endings: PICTURE, most });
const square = (name: string, side: number, most: number): ExpectedAsset => ({
  ...picture(name, most),
  width: side,
  height: side,
  transparent: true,
});
/** A figure that is whole. */
const figure = (name: string, side: number, most: number, touch = CURVE): ExpectedAsset => ({
  ...square(name, side, most),
  cells: { columns: 1, rows: 1, touch },
});
const data = (name: string, most: number, endings = ['json']): ExpectedAsset => ({ name, endings, most });
const sound = (name: string, most: number): ExpectedAsset => ({ name, endings: SOUND, most });

/** Eight directions of four steps, 72 × 96 pixels each; an export of Aseprite may lay its frames otherwise. */
const walk = (name: string): ExpectedAsset => ({
  ...picture(name, 120_000),
  width: 576,
  height: 384,
  transparent: true,
  cells: { columns: 8, rows: 4, touch: CURVE },
});

/** Pictures of single objects, which win over those in the sheet of all. */
function looseObjects(root: string): ExpectedAsset[] {
  const text = readFileSync(path.join(root, 'assets/generated/tiles/objects.json'), 'utf8');
  const { frames } = JSON.parse(text) as { frames: Record<string, { width: number; height: number }> };
  return Object.entries(frames).map(([frame, { width, height }]) => ({
    ...picture(`tiles/${frame}`, 60_000),
    width,
    height,
    transparent: true,
    optional: true,
  }));
}

/** Every file that the content and the scenes need. Species that nobody has drawn yet need none. */
export function expectedAssets(root = '.'): ExpectedAsset[] {
  const icons = { status: Object.keys(STATUS_SIGNS), navigation: Object.keys(NAVIGATION) };
  return [
    ...drawnIds().flatMap((id) =>
      KINDS.flatMap((kind) =>
        ['', '.blink'].map((eyes) => figure(`creatures/${id}.${kind}${eyes}`, 512, 120_000, 0)),
      ),
    ),
    ...drawnIds().map((id) => sound(`sounds/cries/${id}`, 60_000)),
    ...EFFECTS.map((name) => sound(`sounds/effects/${name}`, 100_000)),
    ...PIECES.map((name) => sound(`sounds/music/${name}`, 600_000)),
    ...leaderIds().flatMap((id) => [
      square(`portraits/${id}`, 512, 120_000),
      picture(`badges/${id}`, 20_000),
    ]),
    ...Object.keys({ ...items, ...Object.fromEntries(BALL_TYPES.map((ball) => [ball, 0])) }).map((key) =>
      figure(`items/${key}`, 96, 20_000),
    ),
    ...BALL_TYPES.map((ball) => figure(`items/${ball}.open`, 96, 20_000)),
    ...CREATURE_TYPES.map((type) => picture(`types/${type}`, 10_000)),
    ...icons.status.map((name) => picture(`status/${name}`, 10_000)),
    ...icons.navigation.map((name) => picture(`navigation/${name}`, 10_000)),
    ...Object.keys(maps).flatMap((map) => [
      picture(`maps/${map}`, 250_000),
      data(`maps/${map}`, 150_000, ['json', 'tmj']),
      picture(`tiles/terrain.${map}`, 200_000),
    ]),
    picture('tiles/objects', 250_000),
    data('tiles/objects', 40_000),
    ...looseObjects(root),
    ...LOOKS.flatMap((look) => [
      walk(`characters/${look}.walk`),
      data(`characters/${look}.walk`, 60_000),
      figure(`characters/${look}`, 192, 60_000),
    ]),
    picture('brand/logo', 40_000),
    picture('brand/favicon', 40_000),
    { ...picture('brand/social', 250_000), width: 1200, height: 630 },
    { ...picture('brand/touch', 60_000), endings: ['png'], width: 180, height: 180 },
    ...SCENERIES.flatMap((scene) => [
      { ...picture(`battle/${scene}`, 90_000), width: 1240, height: 750 },
      { ...square(`battle/platform.${scene}`, 0, 60_000), width: 650, height: 165 },
    ]),
  ];
}
