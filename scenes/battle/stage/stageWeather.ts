import type { GameObjects } from 'phaser';
import { type BackdropName, ROOFED } from '../../../content/maps/backdrops.ts';
import type { Weather } from '../../../rules/creatures/types.ts';
import { worldNow } from '../../../src/bridge/clock.ts';
import { bridge } from '../../../src/bridge/store.ts';
import { fillPath, scatter, softPicture, softScale, speck } from '../../map/tiles/paints.ts';
import { sightAt } from '../../map/weather/weather.ts';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { BattleLayout } from './layout.ts';

/** What is seen of a weather: that of the battle, or that of the sky above the land. */
export type SeenWeather = Weather | 'leaves' | 'mist' | 'clear';

/** The weather that a battle shows: its own one everywhere, that of the clock only below the sky. */
export function seenWeather(own: Weather | null, place: BackdropName, now: number): SeenWeather {
  if (own !== null) return own;
  if (ROOFED.has(place)) return 'clear';
  const { weather } = sightAt(now);
  return weather === 'rain' || weather === 'leaves' || weather === 'mist' ? weather : 'clear';
}

/** In front of the creatures, behind the particles of attacks; most of the mist lies behind the creatures. */
const depth = { mist: 7.5, veil: 15, falling: 17 } as const;

/** Seconds from one look at the weather of the land to the next. */
const looksEvery = 60;

/** The weather of the battle in the state that is shown. */
function ownWeather(): Weather | null {
  const { past, battle } = bridge.getState().battle;
  return (past ?? battle)?.weather?.kind ?? null;
}

/** A colour over the whole stage, as red, green and blue, and how much it hides, 0 to 1. */
const veils: Partial<Record<SeenWeather, readonly [colour: string, hides: number]>> = {
  sun: ['255, 206, 96', 0.2],
  rain: ['44, 66, 112', 0.24],
  sand: ['214, 164, 84', 0.3],
  hail: ['176, 206, 240', 0.22],
  mist: ['236, 243, 255', 0.24],
};
/** Banks of mist: the far ones lie behind the creatures, the near ones, which are thin, before their feet. */
const banks = { far: 2, near: 2, thick: 0.6, thin: 0.25 } as const;

/** The most that a weather takes from the colours of creatures, 0 to 1, where its banks of mist lie over each other. */
export function hides(weather: SeenWeather): number {
  if (weather === 'mist') return 1 - (1 - banks.thick * banks.thin) ** banks.near;
  return veils[weather]?.[1] ?? 0;
}

/** How the pieces of a weather fly: their number, seconds to cross the stage, drift to the right, and their shape. */
interface Fall {
  readonly count: number;
  readonly time: number;
  /** Distance in stages that a piece travels to the right while it falls from top to bottom, and how far it falls. */
  readonly across: number;
  readonly down: number;
  readonly turn: number;
  readonly size: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

const stroke = (path: string, colour: string, width: number) => (context: CanvasRenderingContext2D) => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.stroke(new Path2D(path));
};

const falls: Partial<Record<SeenWeather, Fall>> = {
  rain: {
    count: 56,
    time: 0.75,
    across: -0.16,
    down: 1,
    turn: 0,
    size: 44,
    draw: stroke('M3-18L-3 18', 'rgba(226, 242, 255, 0.75)', 2),
  },
  hail: {
    count: 44,
    time: 0.7,
    across: -0.2,
    down: 1,
    turn: 0,
    size: 16,
    draw: (context) => fillPath(context, 'M0-5 4-2 4 3 0 6-4 3-4-2Z', '#f4fbff'),
  },
  sand: {
    count: 44,
    time: 0.9,
    across: 1.2,
    down: 0.16,
    turn: 0,
    size: 60,
    draw: stroke('M-24-3Q0 2 24 3', 'rgba(255, 226, 160, 0.7)', 2.4),
  },
  leaves: {
    count: 12,
    time: 7,
    across: 1,
    down: 0.5,
    turn: 5,
    size: 30,
    draw: (context) => {
      fillPath(context, 'M-11 4C-7-7 3-10 11-7 10 6 0 10-11 4Z', '#d98f3c');
      stroke('M-11 4Q0 1 8-5', '#7a4a28', 1.4)(context);
    },
  },
};

/** The weather over a battle: a veil of its colour, and what falls or flies. */
export class StageWeather {
  readonly #scene: StageScene;
  readonly #layout: BattleLayout;
  readonly #place: BackdropName;
  #shown: SeenWeather = 'clear';
  #veil: GameObjects.Image | null = null;
  #pieces: readonly GameObjects.Image[] = [];
  #banks: readonly GameObjects.Image[] = [];

  constructor(scene: StageScene, layout: BattleLayout, place: BackdropName) {
    this.#scene = scene;
    this.#layout = layout;
    this.#place = place;
  }

  /** Shows the weather as long as the scene runs. */
  begin(): void {
    let looked = 0;
    let own = ownWeather();
    this.#look(own);
    this.#scene.idle.add((seconds, strength) => {
      const now = ownWeather();
      if (now !== own || seconds - looked >= looksEvery) {
        [own, looked] = [now, seconds];
        this.#look(own);
      }
      this.#move(seconds, strength);
    });
  }

  /** Changes what is shown if the weather has changed. */
  #look(own: Weather | null): void {
    const weather = seenWeather(own, this.#place, worldNow());
    if (weather === this.#shown) return;
    this.#shown = weather;
    for (const image of [this.#veil, ...this.#pieces, ...this.#banks]) image?.destroy();
    const [veil, fall] = [veils[weather], falls[weather]];
    this.#veil = veil === undefined ? null : this.#cover(`rgba(${veil.join(', ')})`);
    this.#pieces = fall === undefined ? [] : this.#many(fall);
    this.#banks = weather === 'mist' ? this.#mist() : [];
  }

  #cover(colour: string): GameObjects.Image {
    const size = { width: 8, height: 8 };
    const texture = paintOnce(this.#scene, `veil:${colour}`, size, 1, (context) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, size.width, size.height);
    });
    const { width, height } = this.#layout;
    const veil = this.#scene.add.image(width / 2, height / 2, texture);
    return veil
      .setScale((width * 1.1) / size.width, (height * 1.1) / size.height)
      .setDepth(this.#shown === 'mist' ? depth.mist : depth.veil);
  }

  #many({ count, size, draw }: Fall): readonly GameObjects.Image[] {
    const { width } = this.#layout;
    // Fewer pieces on a narrow stage, so that they are as dense.
    const wanted = Math.round((count * width) / 992);
    return Array.from({ length: wanted }, () =>
      speck(this.#scene, `weather:${this.#shown}`, size, draw).setDepth(depth.falling).setVisible(false),
    );
  }

  #mist(): readonly GameObjects.Image[] {
    return Array.from({ length: banks.far + banks.near }, (_, index) =>
      softPicture(this.#scene, 'weather:mist', 420, 120, (context) => {
        context.scale(1, 120 / 420);
        const soft = context.createRadialGradient(210, 210, 0, 210, 210, 210);
        soft.addColorStop(0, `rgba(246, 250, 255, ${banks.thick})`);
        soft.addColorStop(1, 'rgba(246, 250, 255, 0)');
        context.fillStyle = soft;
        context.fillRect(0, 0, 420, 420);
      })
        .setDepth(index < banks.far ? depth.mist : depth.falling)
        .setAlpha(index < banks.far ? 1 : banks.thin),
    );
  }

  #move(seconds: number, strength: number): void {
    const { width, height } = this.#layout;
    const fall = falls[this.#shown];
    for (let index = 0; index < this.#pieces.length && fall !== undefined; index += 1) {
      const turn = seconds / (fall.time * (0.8 + scatter(index, 1) * 0.5)) + scatter(index, 2);
      const way = turn - Math.floor(turn);
      const round = Math.floor(turn) % 89;
      const far = 0.6 + scatter(index, 4) * 0.6;
      // What crosses the stage starts at its left edge, what falls above it.
      const crosses = Math.abs(fall.across) > 0.5;
      const x = crosses ? -40 : scatter(index, 3 + round) * width * 1.2;
      const y = crosses ? scatter(index, 3 + round) * height * (1 - fall.down) : -30;
      this.#pieces[index]
        ?.setPosition(x + fall.across * (width + 80) * way, y + fall.down * (height + 60) * way)
        .setRotation(fall.turn * way + fall.turn * 0.2 * Math.sin(seconds * 2 + index))
        .setScale(far / this.#scene.surface.scale)
        .setAlpha(Math.min(far, 1) * strength)
        .setVisible(strength > 0);
    }
    for (let index = 0; index < this.#banks.length; index += 1) {
      const span = width + 500;
      const x = (index * 0.618 * span + seconds * (9 + index * 4)) % span;
      const size = softScale * (1 + scatter(index, 6) * 0.6);
      this.#banks[index]?.setPosition(x - 250, height * (0.46 + index * 0.13)).setScale(size);
    }
  }
}
