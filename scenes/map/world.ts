import { paint } from '../shared/paint.ts';
import { loadPicture } from '../shared/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { Figures } from './figures.ts';
import { layGround } from './ground.ts';
import { type Atlas, fetchData, type MapFile, pictureName, type WalkSheet } from './mapFile.ts';
import { Marker } from './marker.ts';
import { TallGrass } from './tallGrass.ts';

/** A map on the stage. */
export interface World {
  readonly marker: Marker;
  readonly grass: TallGrass;
}

/** Everything that a map is made of, loaded; the name of what is missing where something is. */
export interface Parts {
  readonly map: MapFile;
  readonly tiles: HTMLImageElement;
  readonly atlas: Atlas;
  readonly objects: HTMLImageElement;
  readonly sheet: WalkSheet;
  readonly walk: HTMLImageElement;
}

export async function loadParts(name: string): Promise<Parts | string> {
  const [map, atlas, sheet] = await Promise.all([
    fetchData<MapFile>(`maps/${name}`),
    fetchData<Atlas>('tiles/objects'),
    fetchData<WalkSheet>('characters/player.walk'),
  ]);
  if (map === null) return `maps/${name}.json`;
  if (atlas === null) return 'tiles/objects.json';
  if (sheet === null) return 'characters/player.walk.json';
  const names = [map.terrain.image, atlas.image, sheet.image].map(pictureName);
  const [tiles, objects, walk] = await Promise.all(names.map(loadPicture));
  if (tiles && objects && walk) return { map, tiles, atlas, objects, sheet, walk };
  return names[[tiles, objects, walk].findIndex((picture) => !picture)] ?? '';
}

/** Puts a map on the empty stage. */
export function buildWorld(scene: StageScene, { map, tiles, atlas, objects, sheet, walk }: Parts): World {
  const { scale, logicalWidth, logicalHeight } = scene.surface;
  const ground = layGround(map, tiles);
  const size = { width: logicalWidth, height: logicalHeight };
  const texture = paint(scene, 'ground', size, scale, (context) =>
    context.drawImage(ground, 0, 0, logicalWidth, logicalHeight),
  );
  scene.picture(0, 0, texture).setOrigin(0, 0).setDepth(-1);
  const names = new Set([...map.sprites, ...map.clumps].map(({ frame }) => frame));
  const figures = new Figures(scene, atlas, objects, names);
  for (const sprite of map.sprites) figures.place(sprite);
  return { marker: new Marker(scene, sheet, walk), grass: new TallGrass(scene, figures, map.clumps) };
}
