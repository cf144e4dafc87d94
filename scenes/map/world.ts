import { lookOf } from '../../src/bridge/look.ts';
import { bridge } from '../../src/bridge/store.ts';
import { paint } from '../shared/paint.ts';
import { loadPicture } from '../shared/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { Figures } from './figures.ts';
import { layGround } from './ground.ts';
import { type Atlas, fetchData, type MapFile, pictureName } from './mapFile.ts';
import { Marker } from './marker.ts';
import { TallGrass } from './tallGrass.ts';
import { loadWalker, type Walker } from './walker.ts';

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
  readonly walker: Walker;
}

export async function loadParts(name: string): Promise<Parts | string> {
  const [map, atlas, walker] = await Promise.all([
    fetchData<MapFile>(`maps/${name}`),
    fetchData<Atlas>('tiles/objects'),
    loadWalker(lookOf(bridge.getState())),
  ]);
  if (map === null) return `maps/${name}.json`;
  if (atlas === null) return 'tiles/objects.json';
  if (typeof walker === 'string') return walker;
  const names = [map.terrain.image, atlas.image].map(pictureName);
  const [tiles, objects] = await Promise.all(names.map(loadPicture));
  if (tiles && objects) return { map, tiles, atlas, objects, walker };
  return names[[tiles, objects].findIndex((picture) => !picture)] ?? '';
}

/** Puts a map on the empty stage. */
export function buildWorld(scene: StageScene, { map, tiles, atlas, objects, walker }: Parts): World {
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
  return { marker: new Marker(scene, walker), grass: new TallGrass(scene, figures, map.clumps) };
}
