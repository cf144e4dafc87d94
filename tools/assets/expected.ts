import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PictureRules, pictureRules } from '../../content/assets/pictureRules.ts';
import { soundRules } from '../../content/assets/soundRules.ts';
import { PIECE_NAMES } from '../../content/furniture/spots.ts';
import { maps } from '../../content/index.ts';
import { items } from '../../content/items.ts';
import { BACKDROP_LAYERS, BACKDROPS } from '../../content/maps/backdrops.ts';
import { faceOf, type PersonId, people } from '../../content/people/index.ts';
import { MUSIC_PIECES, SOUND_EFFECTS } from '../../content/sounds.ts';
import { AVATARS } from '../../contract/shapes/avatar.ts';
import { BALL_TYPES, CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { HOURS } from '../../rules/world/types.ts';
import { drawnIds, FEELINGS, feelingIds, leaderIds, NAVIGATION, STATUS_SIGNS } from '../art/index.ts';

/** A picture, data file or sound that the game loads by name. */
export interface ExpectedAsset extends PictureRules {
  /** Path without ending below `assets/generated` or `assets/overrides`. */
  readonly name: string;
  /** In order of preference. */
  readonly endings: readonly string[];
  /** Whether the game can run without it. */
  readonly optional?: true;
}

const PICTURE = ['webp', 'png', 'svg'];
const SOUND = ['ogg', 'mp3', 'wav'];
const KINDS = ['normal', 'dark', 'shiny'];

const picture = (name: string): ExpectedAsset => ({ name, endings: PICTURE, ...pictureRules(name) });
const data = (name: string, most: number, endings = ['json']): ExpectedAsset => ({ name, endings, most });
const sound = (name: string): ExpectedAsset => ({ name, endings: SOUND, most: soundRules(name).most });

/** Pictures of single objects; each replaces the frame in the sheet of all objects. */
function looseObjects(root: string): ExpectedAsset[] {
  const text = readFileSync(path.join(root, 'assets/generated/tiles/objects.json'), 'utf8');
  const { frames } = JSON.parse(text) as { frames: Record<string, { width: number; height: number }> };
  return Object.entries(frames).map(([frame, { width, height }]) => ({
    ...picture(`tiles/${frame}`),
    width,
    height,
    optional: true,
  }));
}

/** Every file that the content and the scenes load. Species without drawings yet are left out. */
export function expectedAssets(root = '.'): ExpectedAsset[] {
  const icons = { status: Object.keys(STATUS_SIGNS), navigation: Object.keys(NAVIGATION) };
  return [
    ...drawnIds().flatMap((id) =>
      KINDS.flatMap((kind) => ['', '.blink'].map((eyes) => picture(`creatures/${id}.${kind}${eyes}`))),
    ),
    // Where designers have replaced the front only, the mirrored front stands for the back, and the front for its small form.
    ...drawnIds().flatMap((id) =>
      KINDS.flatMap((kind) =>
        ['back', 'small'].map((form) => ({
          ...picture(`creatures/${id}.${kind}.${form}`),
          optional: true as const,
        })),
      ),
    ),
    ...feelingIds().flatMap((id) =>
      KINDS.flatMap((kind) =>
        ['', '.back'].flatMap((side) =>
          FEELINGS.map((feeling) => ({
            ...picture(`creatures/${id}.${kind}${side}.${feeling}`),
            optional: true as const,
          })),
        ),
      ),
    ),
    // Without it battles guess where heads are.
    { ...data('creatures/rigs', 20_000), optional: true as const },
    ...drawnIds().map((id) => sound(`sounds/cries/${id}`)),
    ...SOUND_EFFECTS.map((name) => sound(`sounds/effects/${name}`)),
    ...MUSIC_PIECES.map((name) => sound(`sounds/music/${name}`)),
    ...leaderIds().flatMap((id) => [
      ...['', '.beaten', '.kind'].map((mood) => picture(`portraits/${id}${mood}`)),
      { ...picture(`portraits/${id}.small`), optional: true as const },
      picture(`badges/${id}`),
    ]),
    ...Object.keys({ ...items, ...Object.fromEntries(BALL_TYPES.map((ball) => [ball, 0])) }).map((key) =>
      picture(`items/${key}`),
    ),
    ...BALL_TYPES.map((ball) => picture(`items/${ball}.open`)),
    // Where designers have replaced a ball, lists show each by itself.
    { ...picture('items/balls'), optional: true as const },
    picture('items/medals'),
    ...PIECE_NAMES.map((piece) => picture(`furniture/${piece}`)),
    ...CREATURE_TYPES.map((type) => picture(`types/${type}`)),
    ...icons.status.map((name) => picture(`status/${name}`)),
    ...icons.navigation.map((name) => picture(`navigation/${name}`)),
    ...Object.keys(maps).flatMap((map) => [
      picture(`maps/${map}`),
      { ...picture(`maps/${map}.small`), optional: true as const },
      data(`maps/${map}`, 150_000, ['json', 'tmj']),
      picture(`tiles/terrain.${map}`),
      // Where designers have replaced the sheet of all objects, it has those of the maps.
      { ...picture(`tiles/objects.${map}`), optional: true as const },
    ]),
    picture('tiles/objects'),
    data('tiles/objects', 40_000),
    ...looseObjects(root),
    ...AVATARS.flatMap((look) => [
      picture(`characters/${look}.walk`),
      data(`characters/${look}.walk`, 60_000),
      picture(`characters/${look}`),
    ]),
    ...(Object.keys(people) as PersonId[]).flatMap((id) => [
      picture(`people/${id}`),
      // The face of a leader is among the portraits already.
      ...(faceOf(id).startsWith('people/') ? [picture(faceOf(id))] : []),
    ]),
    picture('things/lying'),
    picture('brand/logo'),
    picture('brand/favicon'),
    picture('brand/header'),
    picture('brand/social'),
    ...['touch', 'app192', 'app512', 'maskable'].map((name) => ({
      ...picture(`brand/${name}`),
      endings: ['png'] as const,
    })),
    { ...picture('brand/plain'), endings: ['svg'] },
    ...HOURS.map((hour) => picture(`battle/sky.${hour}`)),
    ...BACKDROPS.flatMap((place) => BACKDROP_LAYERS.map((layer) => picture(`battle/${place}.${layer}`))),
  ];
}
