import { landOf } from '../../../content/maps/lands.ts';
import { worldNow } from '../../../src/bridge/clock.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { type Light, lightAt, lightOf } from '../light.ts';
import type { QueuedCell } from '../stepQueue.ts';
import type { Sheet } from '../tiles/looseObjects.ts';
import type { Atlas, MapFile, MapPoint } from '../tiles/mapFile.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';
import { Skies } from '../weather/skies.ts';
import type { CaveLight } from './caveLight.ts';
import { Lamps } from './lamps.ts';
import { LightMap } from './lightMap.ts';
import { LowSun } from './lowSun.ts';
import { Shadows } from './shadows.ts';

/** Milliseconds between two updates of the light, and of the shadows, which cost more to redraw. */
const pace = 200;
const shadowPace = 1000;
const cell = 16;

/** The light over a map: its colour, shadows, lamps and weather. */
export class Sky {
  readonly lamps: Lamps;
  readonly skies: Skies;
  readonly #map: LightMap;
  readonly #caves: CaveLight | null;
  readonly #shadows: Shadows;
  readonly #sun: LowSun;
  /** How much clearer than elsewhere the air is, 0 to 1: nights are brighter, and the low sun is stronger. */
  readonly #clear: number;
  #light: Light = lightOf('day');
  #looked = Number.NEGATIVE_INFINITY;
  #shaded = Number.NEGATIVE_INFINITY;
  #tint = '';

  constructor(
    scene: StageScene,
    figures: MapPictures,
    map: MapFile,
    pictures: {
      readonly atlas: Atlas;
      readonly objects: Sheet;
      readonly caves: typeof import('./caveLight.ts') | null;
    },
    water: readonly MapPoint[],
  ) {
    this.#map = new LightMap(scene, map.size * map.cell, map.lights);
    this.#caves = pictures.caves && new pictures.caves.CaveLight(scene, map.id);
    this.#shadows = new Shadows(scene, map, pictures.atlas, pictures.objects);
    this.#sun = new LowSun(scene, map.size * map.cell);
    this.lamps = new Lamps(scene, figures, map);
    const land = landOf(map.id) ?? 'inland';
    this.#clear = land === 'heights' ? 0.16 : land === 'fourlight' ? 0.08 : 0;
    this.skies = new Skies(scene, water, land);
  }

  get light(): Light {
    return this.#light;
  }

  /** Shows the current light, with the player at a place in cells. */
  show(player: QueuedCell): void {
    const now = worldNow();
    if (Math.abs(now - this.#looked) >= pace) this.#look(now);
    this.#map.carry(player.x * cell + cell / 2, player.y * cell + cell);
    this.#caves?.carry((player.x + 0.5) * cell, (player.y + 0.3) * cell);
  }

  #look(now: number): void {
    this.#looked = now;
    this.#light = lightAt(now);
    const { sky, sun, lamps, shade } = this.#light;
    const tint = this.skies.look();
    const colours = sky.map((tone, index) => {
      return ((tone + (255 - tone) * this.#clear) * (tint[index] ?? 255)) / 255;
    });
    const gloom = Math.min(lamps + (255 - tint[0]) / 150, 1);
    const name = `${colours.map(Math.round)} ${gloom.toFixed(2)}`;
    if (name !== this.#tint) {
      this.#tint = name;
      this.#map.show([colours[0] ?? 255, colours[1] ?? 255, colours[2] ?? 255], gloom);
      this.lamps.shine = gloom;
      this.#sun.shine({ ...sun, strength: sun.strength * this.skies.dry * (1 + this.#clear) });
    }
    if (Math.abs(now - this.#shaded) < shadowPace) return;
    this.#shaded = now;
    this.#shadows.fall(shade);
  }
}
