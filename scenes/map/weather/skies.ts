import type { Land } from '../../../content/maps/lands.ts';
import type { MapWeather } from '../../../rules/world/types.ts';
import { worldNow } from '../../../src/bridge/clock.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { Colour } from '../light.ts';
import type { MapPoint } from '../tiles/mapFile.ts';
import { Leaves, Patches } from './drifting.ts';
import { Glints } from './glints.ts';
import { Rain } from './rain.ts';
import { type Sight, sightAt } from './weather.ts';

/** Shows one kind of weather; `strength` 0 to 1, 0 hides it. */
type Show = (seconds: number, strength: number) => void;

/** Factors for the light; a weather without an entry does not change it. */
const tints: Partial<Record<MapWeather, Colour>> = {
  rain: [206, 220, 236],
  mist: [246, 248, 250],
  snow: [228, 236, 248],
};

/** The weather over a map. The objects of each kind are created when it first occurs. */
export class Skies implements Living {
  readonly #scene: StageScene;
  readonly #land: Land;
  readonly #water: readonly MapPoint[];
  readonly #shown = new Map<MapWeather, Show>();
  #sight: Sight = { weather: 'clear', strength: 0 };

  /** `water`: the middles of all water cells, in map pixels. */
  constructor(scene: StageScene, water: readonly MapPoint[], land: Land) {
    this.#scene = scene;
    this.#land = land;
    this.#water = water;
  }

  /** 1 is dry, 0 is full rain. */
  get dry(): number {
    return this.#sight.weather === 'rain' ? 1 - this.#sight.strength : 1;
  }

  /** Updates the weather from the clock. Returns the factors for the light, 0 to 255. */
  look(): Colour {
    this.#sight = sightAt(worldNow(), this.#land);
    const { weather, strength } = this.#sight;
    const tint = tints[weather];
    if (tint === undefined) return [255, 255, 255];
    const of = (tone: number) => 255 + (tone - 255) * strength;
    return [of(tint[0]), of(tint[1]), of(tint[2])];
  }

  live(seconds: number, _ms: number, strength: number): void {
    const { weather, strength: here } = this.#sight;
    for (const [name, show] of this.#shown) if (name !== weather) show(seconds, 0);
    if (weather === 'clear') return;
    let show = this.#shown.get(weather);
    if (show === undefined) {
      show = this.#make(weather);
      this.#shown.set(weather, show);
    }
    // In calm mode mist and cloud shadows stay and stand still; rain, leaves and glints disappear.
    show(seconds, weather === 'mist' || weather === 'clouds' ? here : here * strength);
  }

  #make(weather: Exclude<MapWeather, 'clear'>): Show {
    const scene = this.#scene;
    switch (weather) {
      case 'rain': {
        const rain = new Rain(scene, this.#water);
        return (seconds, strength) => rain.fall(seconds, strength);
      }
      case 'glints': {
        const glints = new Glints(scene, this.#water);
        return (seconds, strength) => glints.shine(seconds, strength);
      }
      case 'leaves':
      case 'snow': {
        const leaves = weather === 'snow' ? new Leaves(scene, 100, true) : new Leaves(scene, 22);
        return (seconds, strength) => leaves.drift(seconds, strength);
      }
      case 'mist': {
        const look = { name: 'mist', colour: '244, 248, 255', count: 9, width: 260, opacity: 0.46 };
        const mist = new Patches(scene, { ...look, depth: 8950, pace: 7 });
        return (seconds, strength) => mist.drift(seconds, strength);
      }
      case 'clouds': {
        const look = { name: 'cloud', colour: '30, 44, 84', count: 5, width: 300, opacity: 0.3 };
        const clouds = new Patches(scene, { ...look, depth: 8950, pace: 11 });
        return (seconds, strength) => clouds.drift(seconds, strength);
      }
    }
  }
}
