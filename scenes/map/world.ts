import { cavesOn } from '../../content/maps/ways/caves.ts';
import { hasFerries } from '../../content/maps/ways/ferries.ts';
import { avatarOf } from '../../src/bridge/avatar.ts';
import { bridge } from '../../src/bridge/store.ts';
import { loadPicture } from '../shared/paint/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { Alive } from './alive.ts';
import { TallGrass } from './grass/tallGrass.ts';
import type { Boat } from './life/boat.ts';
import { Footsteps } from './life/footsteps.ts';
import { Movers } from './life/movers.ts';
import { Smoke } from './life/smoke.ts';
import { wildlife } from './life/wildlife.ts';
import { Marker } from './marker.ts';
import { Sky } from './sky/sky.ts';
import { Gates } from './tiles/gates.ts';
import { type Coat, coatsOf, paintLayers } from './tiles/ground.ts';
import { atlasOf, type Objects, withLooseObjects } from './tiles/looseObjects.ts';
import { fetchData, type MapFile, pictureName } from './tiles/mapFile.ts';
import { MapPictures } from './tiles/mapPictures.ts';
import { SwitchedThings } from './tiles/switched.ts';
import { findWater, groundsOf } from './tiles/terrain.ts';
import { type LoadedWalkSheet, loadWalker } from './walkSheet.ts';
import { Foam } from './water/foam.ts';
import { Waves } from './water/waves.ts';

/** Reeds and flowers are stiffer than tall grass. */
const nodding = 0.45;

/** The objects of a map that the scene uses after `buildWorld`. */
export interface World {
  readonly marker: Marker;
  readonly gates: Gates;
  readonly switched: SwitchedThings;
  /** The boat below a player on water; null on a map without one. */
  readonly boat: Boat | null;
  readonly grass: TallGrass;
  readonly footsteps: Footsteps;
  readonly sky: Sky;
  readonly alive: Alive;
}

/** All loaded files of a map. */
export interface MapParts extends Objects {
  readonly map: MapFile;
  readonly tiles: HTMLImageElement;
  /** Lowest coat first. */
  readonly ground: readonly Coat[];
  readonly walker: LoadedWalkSheet;
  /** Lights the caves of the map; null on one without any. */
  readonly caves: typeof import('./sky/caveLight.ts') | null;
  /** What sails on the map; null where no boat does. */
  readonly boats: typeof import('./life/boat.ts') | null;
}

/** Loads the files of a map. Returns the name of a missing file if there is one. */
export async function loadParts(name: string): Promise<MapParts | string> {
  const [map, walker, caves, boats] = await Promise.all([
    fetchData<MapFile>(`maps/${name}`),
    loadWalker(avatarOf(bridge.getState())),
    // Few maps have caves or boats: the others need not wait for what lights and carries.
    cavesOn(name).length > 0 ? import('./sky/caveLight.ts') : null,
    hasFerries(name) ? import('./life/boat.ts') : null,
  ]);
  if (map === null) return `maps/${name}.json`;
  const atlas = await atlasOf(map);
  if (atlas === null) return 'tiles/objects.json';
  if (typeof walker === 'string') return walker;
  const painting = map.painting ?? [];
  const painted = painting.map(({ terrain }) => terrain.image);
  const names = [map.terrain.image, atlas.image, ...painted].map(pictureName);
  const [tiles, objects, ...pictures] = await Promise.all(names.map(loadPicture));
  if (!tiles || !objects || pictures.includes(null)) {
    return names[[tiles, objects, ...pictures].findIndex((picture) => !picture)] ?? '';
  }
  const own = map.layers.filter(({ name }) => name !== 'foam');
  const coats = painting.flatMap((coat, index) => {
    const picture = pictures[index];
    return picture ? [{ ...coat, picture }] : [];
  });
  const ground = map.painting === undefined ? coatsOf(map, own, tiles) : coats;
  return {
    map,
    tiles,
    ground,
    ...(await withLooseObjects(objects, atlas, namesIn(map))),
    walker,
    caves,
    boats,
  };
}

/** Builds a map on the empty scene. */
export function buildWorld(scene: StageScene, parts: MapParts): World {
  const { map, tiles, atlas, objects, walker } = parts;
  const ground = paintLayers(scene, 'ground', map.size, parts.ground);
  scene.picture(0, 0, ground).setOrigin(0, 0).setDepth(-1);
  const figures = new MapPictures(scene, atlas, objects, namesIn(map));
  const alive = new Alive(scene);
  alive.add(new Waves(scene, map));
  alive.add(new Foam(scene, map, tiles));
  const grass = alive.add(new TallGrass(scene, figures, map));
  const gates = new Gates();
  const switched = new SwitchedThings();
  const movers = new Movers();
  for (const sprite of map.sprites) {
    const image = figures.place(sprite);
    if (image !== null && sprite.gate !== undefined) gates.add(sprite.gate, image);
    if (image !== null && sprite.switched !== undefined) switched.add(sprite.switched, image);
    if (image === null || sprite.move === undefined) continue;
    if (sprite.move === 'nod') grass.plant(image, nodding);
    else movers.add(figures, sprite, image);
  }
  alive.add(movers);
  const lakes = findWater(map);
  const sky = new Sky(scene, figures, map, parts, lakes);
  alive.add(sky.lamps);
  alive.add(sky.skies);
  for (const smoke of map.smokes) alive.add(new Smoke(scene, smoke));
  for (const living of wildlife(scene, map, sky)) alive.add(living);
  const marker = new Marker(scene, walker);
  const boat = parts.boats?.Boat.on(scene, figures, groundsOf(map)) ?? null;
  return {
    marker,
    gates,
    switched,
    boat,
    grass,
    footsteps: new Footsteps(scene, groundsOf(map)),
    sky,
    alive,
  };
}

/** The names of all object pictures that the map may show. */
function namesIn({ sprites, lit, grass }: MapFile): Set<string> {
  const standing = [...sprites, ...lit, ...grass.phases.flat()];
  return new Set(
    standing.flatMap(({ frame, frames = 1 }) =>
      Array.from({ length: frames }, (_, index) => (index === 0 ? frame : `${frame}~${index}`)),
    ),
  );
}
