import type { Arena } from '../../../scenes/battle/arena.ts';
import { Actor } from '../../../scenes/battle/creature/actor.ts';
import { breathe } from '../../../scenes/battle/creature/breathe.ts';
import { BattleEffects } from '../../../scenes/battle/effects/battleEffects.ts';
import type { AnimationStep } from '../../../scenes/battle/plan.ts';
import { Plate } from '../../../scenes/battle/plate/plate.ts';
import { playStep } from '../../../scenes/battle/playStep.ts';
import { wide } from '../../../scenes/battle/stage/layout.ts';
import { aBattle, aFighter } from '../../../src/testing/builders.ts';
import { wordsOn } from './browser.ts';
import type { Image } from './phaser.ts';
import { EmptyScene, Running } from './stage.ts';

class ArenaScene extends EmptyScene {
  effects: BattleEffects | null = null;

  protected override move(ms: number): boolean {
    return this.effects?.pool.advance(ms) ?? false;
  }
}

/** A position at which a particle was seen, and the time. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The path of one particle, from its appearance to its end. */
export interface Seen {
  readonly sheet: string;
  readonly frame: string;
  readonly way: Sight[];
}

/** Two creatures on a stage that play steps of a round. Records every visible particle. */
export class TestArena {
  readonly stage: Running;
  readonly arena: Arena;
  readonly seen: Seen[] = [];
  calm = false;
  readonly #flying = new Map<Image, Seen>();
  #now = 0;

  constructor() {
    const scene = new ArenaScene('battle');
    this.stage = new Running(scene);
    const before = aBattle({ opponent: [aFighter({ id: 'foe', name: 'Podkin', types: ['grass'] })] });
    const effects = new BattleEffects(scene);
    scene.effects = effects;
    const newActor = (side: 'player' | 'opponent') => {
      const [creature] = side === 'player' ? before.myState : before.opponent;
      return new Actor(scene, wide, side, creature ?? aFighter(), effects.sheets);
    };
    this.arena = {
      scene,
      layout: wide,
      effects,
      calm: () => this.calm,
      flash: () => !this.calm,
      actors: { player: newActor('player'), opponent: newActor('opponent') },
      plates: {
        player: new Plate(scene, wide, 'player'),
        opponent: new Plate(scene, wide, 'opponent'),
      },
      before,
      after: before,
    };
    breathe(scene, this.arena.actors);
    for (const side of ['player', 'opponent'] as const) {
      const actor = this.arena.actors[side];
      if (actor !== null) this.arena.plates[side].tell(actor.creature);
    }
  }

  actor(side: 'player' | 'opponent'): Actor {
    const actor = this.arena.actors[side];
    if (actor === null) throw new Error(`Nobody stands on the side of the ${side}`);
    return actor;
  }

  /** Plays a step to its end. @returns the milliseconds that it took */
  async play(step: AnimationStep): Promise<number> {
    const begun = this.#now;
    await this.begin(step)();
    return this.#now - begun;
  }

  /** Begins a step, so that a test can look at it before its end. @returns a function that plays the rest */
  begin(step: AnimationStep): () => Promise<void> {
    let over = false;
    const played = playStep(this.arena, step).finally(() => {
      over = true;
    });
    return async () => {
      for (let frame = 0; frame < 300 && !over; frame += 1) await this.draw(20);
      await played;
    };
  }

  /** Draws for four seconds, after which nothing moves any more. */
  async rest(): Promise<void> {
    await this.draw(4000);
  }

  async draw(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 20) {
      this.#now += 20;
      await this.stage.draw(20);
      this.#look();
    }
  }

  /** The text on the stage now, plates included. */
  get words(): readonly string[] {
    return this.stage.seen.flatMap(({ texture }) => wordsOn(texture.source[0]?.image as HTMLCanvasElement));
  }

  /** The visible particles. */
  get particles(): readonly Image[] {
    return this.stage.seen.filter(({ texture }) => texture.key.startsWith('effects:'));
  }

  #look(): void {
    const { particles } = this;
    for (const image of this.#flying.keys()) if (!particles.includes(image)) this.#flying.delete(image);
    for (const image of particles) {
      const [sheet = ''] = image.texture.key.replace('effects:', '').split('@');
      const known = this.#flying.get(image);
      const same = known?.sheet === sheet && known.frame === image.frame.name;
      const seen = same ? known : { sheet, frame: image.frame.name, way: [] };
      if (!same) this.seen.push(seen);
      this.#flying.set(image, seen);
      seen.way.push({ x: image.x, y: image.y, at: this.#now });
    }
  }
}
