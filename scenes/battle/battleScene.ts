import { type BackdropName, backdropOf } from '../../content/maps/backdrops.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { SideName } from '../../rules/model/events.ts';
import { followAssets } from '../../src/bridge/assets/assetSwap.ts';
import { attachPlayer, finishPlayback, playingTempo, waitForPlayer } from '../../src/bridge/playback.ts';
import type { Playback } from '../../src/bridge/state.ts';
import { bridge } from '../../src/bridge/store.ts';
import { loadScript } from '../../src/locales/loadScript.ts';
import { StageScene } from '../shared/stageScene.ts';
import type { Room, Shape } from '../shared/surface.ts';
import { comeIn } from './animations/enter.ts';
import type { Arena } from './arena.ts';
import { Actor } from './creature/actor.ts';
import { breathe } from './creature/breathe.ts';
import { creatureIn, lastingOn, sides, standingIn } from './creature/cast.ts';
import { addPlatforms } from './creature/platform.ts';
import { BattleEffects } from './effects/battleEffects.ts';
import { groundColours } from './effects/groundColours.ts';
import { Flashes } from './flashes.ts';
import { ownTextures } from './ownTextures.ts';
import { Plate } from './plate/plate.ts';
import { paintBackdrop } from './stage/backdrop.ts';
import { enteringIn, noteStanding } from './stage/entering.ts';
import { type BattleLayout, layoutFor, wide } from './stage/layout.ts';
import { StageWeather } from './stage/stageWeather.ts';

type Rounds = typeof import('./playStep.ts') & typeof import('./prepareRound.ts');

/** What prepares and plays rounds, a script of its own; null until it is loaded. */
let rounds: Rounds | null = null;

/**
 * Loads what prepares and plays rounds: it comes while the player chooses the first attack.
 * @throws an Error if it cannot be loaded
 */
export async function loadRounds(): Promise<Rounds> {
  const [plays, prepares] = await loadScript(
    Promise.all([import('./playStep.ts'), import('./prepareRound.ts')]),
  );
  rounds = { ...plays, ...prepares };
  return rounds;
}

/** Milliseconds after which the next round is prepared: first the stage is drawn. */
const quiet = 60;

/** The place in which a battle is shown. */
const placeOf = (battle: BattleDetails): BackdropName =>
  backdropOf({ ...battle, gymType: battle.gymDetails?.type }, battle.ground ?? null);

/** Shows the battle in the state of the bridge, and plays the events between two states. */
export class BattleScene extends StageScene {
  #layout: BattleLayout = wide;
  readonly #actors: Record<SideName, Actor | null> = { player: null, opponent: null };
  #plates!: Record<SideName, Plate>;
  #playing: Playback['after'] | null = null;
  #opening: Promise<void> | null = null;
  #effects!: BattleEffects;
  readonly #flashes = new Flashes();

  shape(room: Room): Shape {
    this.#layout = layoutFor(room);
    return this.#layout;
  }

  protected build(): void {
    this.keep(ownTextures(this.textures));
    this.#playing = null;
    this.#opening = null;
    this.#actors.player = null;
    this.#actors.opponent = null;
    const { battle } = bridge.getState().battle;
    const place = battle === null ? null : placeOf(battle);
    this.#effects = new BattleEffects(this, place && groundColours(place));
    if (place !== null) {
      this.begin(paintBackdrop(this, this.#layout, place));
      this.begin(addPlatforms(this, this.#layout, place));
      new StageWeather(this, this.#layout, place).begin();
    }
    this.#plates = {
      player: new Plate(this, this.#layout, 'player'),
      opponent: new Plate(this, this.#layout, 'opponent'),
    };
    breathe(this, this.#actors);
    this.keep(attachPlayer());
    this.keep(
      followAssets((name) => this.begin(Promise.all(sides.map((side) => this.#actors[side]?.redress(name))))),
    );
    const entering = battle === null || bridge.getState().battle.past !== null ? [] : enteringIn(battle);
    this.follow(
      (state) => state.battle.past ?? state.battle.battle,
      (details) => details !== null && this.#playing === null && this.#settle(details),
    );
    this.follow(
      (state) => state.battle.playback,
      (playback) => playback !== null && this.#hear(playback),
    );
    if (battle !== null && this.#playing === null && entering.length > 0)
      this.begin(this.#open(battle, entering));
  }

  /** Shows the entrances of the creatures that were sent in before there was a stage. Their sounds were played then. */
  #open(battle: BattleDetails, entering: readonly SideName[]): Promise<void> {
    const arena = this.#arena(battle, battle);
    const entrances = entering.map(async (side) => {
      const actor = this.#actors[side];
      if (actor === null) return;
      this.#plates[side].slide(0);
      await comeIn(arena, actor, false);
    });
    this.#opening = Promise.all(entrances).then(() => undefined);
    return this.#opening;
  }

  /** Ends the entrances at once: a round begins. */
  async #endOpening(): Promise<void> {
    if (this.#opening === null) return;
    this.motion.rush();
    await this.#opening.catch(() => undefined);
    this.#opening = null;
    if (bridge.getState().battle.playback?.skip !== true) this.motion.calmDown();
  }

  #arena(before: BattleDetails, after: BattleDetails): Arena {
    return {
      scene: this,
      layout: this.#layout,
      effects: this.#effects,
      flash: () => this.#flashes.allow(performance.now()),
      calm: () => bridge.getState().settings.calm,
      actors: this.#actors,
      plates: this.#plates,
      before,
      after,
    };
  }

  override update(time: number, delta: number): void {
    super.update(time, delta * playingTempo());
  }

  protected override move(ms: number): boolean {
    return this.#effects.pool.advance(ms);
  }

  #hear(playback: Playback): void {
    if (this.#playing !== playback.after) this.begin(this.#play(playback));
    if (!playback.skip && !playback.hurry) return;
    this.motion.rush();
    this.#effects.pool.clear();
  }

  async #play({ before, after }: Playback): Promise<void> {
    this.#playing = after;
    await this.#endOpening();
    const arena = this.#arena(before, after);
    const standing = {
      player: this.#actors.player?.creature.id ?? null,
      opponent: this.#actors.opponent?.creature.id ?? null,
    };
    try {
      const { playSteps } = rounds ?? (await loadRounds());
      await playSteps(arena, after.events, standing, () => this.#pause());
    } finally {
      // If the script does not come, or a step throws, the battle still goes on: its outcome is shown in any case.
      this.motion.calmDown();
      this.#playing = null;
      this.#settle(after);
      finishPlayback();
    }
  }

  /** Waits for a player who wants that, with everything of the action before at its end. */
  async #pause(): Promise<void> {
    await waitForPlayer();
    if (bridge.getState().battle.playback?.skip !== true) this.motion.calmDown();
  }

  #newActor(side: SideName, creature: BattleCreature): Actor {
    return new Actor(this, this.#layout, side, creature, this.#effects.sheets);
  }

  /** Shows a state at once, without animation. */
  #settle(details: BattleDetails): void {
    noteStanding(details);
    const standing = standingIn(details);
    this.cameras.main.setScroll(0, 0);
    for (const side of sides) {
      const id = standing[side];
      const creature = id === null ? null : creatureIn(details, side, id);
      const present = this.#actors[side];
      if (present?.creature.id !== creature?.id) {
        present?.destroy();
        this.#actors[side] = creature === null ? null : this.#newActor(side, creature);
      } else present?.recover();
      this.#plates[side].slide(creature === null ? 0 : 1);
      if (creature === null) continue;
      this.#plates[side].tell(creature);
      this.#actors[side]?.lingering.show(lastingOn(details, side, creature.id));
      this.#actors[side]?.apply();
    }
    this.begin(this.#prepare(details));
    this.redraw();
  }

  async #prepare(details: BattleDetails): Promise<void> {
    await this.outlive(new Promise((rested) => setTimeout(rested, quiet)));
    // The round asks for its script again if it does not come.
    const script = rounds ?? (await this.outlive(loadRounds().catch(() => null)));
    await script?.prepareRound(this, this.#layout, this.#effects.sheets, details, this.#actors);
  }
}
