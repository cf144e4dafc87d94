import type { Ground } from '../../content/maps/types.ts';
import { OFFSETS } from '../../rules/world/walking.ts';
import { avatarOf } from '../../src/bridge/avatar.ts';
import { hourNow } from '../../src/bridge/clock.ts';
import { STEP_MS } from '../../src/bridge/signals/pace.ts';
import type { Cell, WildCreature } from '../../src/bridge/state.ts';
import { bridge } from '../../src/bridge/store.ts';
import { EncounterView } from '../encounter/encounterView.ts';
import { paint } from '../shared/paint/paint.ts';
import { drawPlaceholder } from '../shared/paint/placeholder.ts';
import { StageScene } from '../shared/stageScene.ts';
import type { Shape } from '../shared/surface.ts';
import { Bystanders } from './life/bystanders.ts';
import { Follower, isSameCompanion } from './life/follower.ts';
import { LyingThings } from './life/lyingThings.ts';
import { StepSounds } from './life/stepSounds.ts';
import { StepQueue } from './stepQueue.ts';
import { type GroundAt, groundsOf, slideTo } from './tiles/terrain.ts';
import { loadWalker } from './walkSheet.ts';
import { buildWorld, loadParts, type MapParts, type World } from './world.ts';

/** Side of a map in map pixels, and its largest width in css pixels. */
const side = 496;
const most = 800;

/** Grounds on which a creature comes out of grass. */
const hasGrass = (ground: Ground | undefined): boolean =>
  ground === 'meadow' || ground === 'tall-grass' || ground === 'wood';

/** Shows the map on which the player walks, and encounters with wild creatures. */
export class MapScene extends StageScene {
  override front = 30_000;
  #world: World | null = null;
  #steps: StepQueue | null = null;
  #encounter: EncounterView | null = null;
  #stepSounds: StepSounds | null = null;
  #groundAt: GroundAt = () => undefined;
  #follower: Follower | null = null;
  #people: Bystanders | null = null;
  #things: LyingThings | null = null;
  /** The requested map, and the map that is shown. */
  #mapName: string | null = null;
  #shownName: string | null = null;
  /** Whether the player comes over the edge of the map that was shown before. */
  #crosses = false;
  #slow = false;
  #hour: ReturnType<typeof setTimeout> | undefined;

  shape(): Shape {
    return { width: side, height: side, most };
  }

  protected build(): void {
    this.#world = null;
    this.#steps = null;
    this.#encounter = null;
    this.#follower = null;
    this.#people = null;
    this.#things = null;
    this.#mapName = null;
    this.#shownName = null;
    this.cameras.main.setAlpha(0);
    this.keep(() => clearTimeout(this.#hour));
    this.follow(
      (state) => state.world.mapName,
      (name) => name !== null && this.begin(this.#enter(name)),
    );
    this.follow(
      (state) => state.world.cell,
      (cell) => cell !== null && this.#goTo(cell),
    );
    this.follow(
      (state) => state.world.slow,
      (slow) => this.#setSlow(slow),
    );
    this.follow(avatarOf, () => this.begin(this.#dress()));
    this.follow(
      (state) => state.world.follower,
      (follower) => this.#accompany(follower),
    );
    this.follow(
      (state) => state.world.gates,
      (gates) => {
        this.#world?.gates.show(gates);
        this.redraw();
      },
    );
    this.follow(
      (state) => state.world.switches,
      () => this.#showSwitched(),
    );
    this.follow(
      (state) => state.world.people,
      () => this.#people && this.begin(this.#people.stand()),
    );
    this.follow(
      (state) => state.world.things,
      () => this.#things && this.begin(this.#things.show()),
    );
    this.follow(
      (state) => state.clock,
      () => this.#awaitHour(),
    );
    this.follow(
      (state) => state.world.encounter,
      (creature) => this.#meet(creature),
    );
  }

  protected override move(ms: number): boolean {
    const [world, steps] = [this.#world, this.#steps];
    if (world === null || steps === null) return false;
    steps.advance(ms);
    const facing = steps.facing(bridge.getState().world.facing);
    // There is room for one in the boat: who follows waits, and comes out again on land.
    const rise = world.boat?.carry(steps.place, steps.heading, ms, world.alive.lively) ?? null;
    const { x, y } = steps.place;
    world.marker.show({ x, y: y - (rise ?? 0) }, facing, steps.walking, ms, steps.sliding);
    world.grass.walkTo(steps.place, world.alive.lively);
    world.footsteps.walkTo(steps.place, world.alive.lively);
    this.#stepSounds?.walkTo(steps.place);
    world.sky.show(steps.place);
    if (rise !== null) this.#follower?.forget();
    else this.#follower?.walkTo(steps.place, ms, steps.walking);
    this.#people?.lookAt(steps.goal);
    world.alive.settle();
    if (this.#slow) world.marker.spin(ms);
    return this.#slow || steps.walking || world.marker.lingers || this.#follower?.walking === true;
  }

  /** Requests a frame at each new hour, because the light changes even while nothing moves. */
  #awaitHour(): void {
    clearTimeout(this.#hour);
    this.redraw();
    this.#hour = setTimeout(() => this.#awaitHour(), hourNow().endsIn + 50);
  }

  /** Fades from one map to the next. */
  async #enter(name: string): Promise<void> {
    this.#mapName = name;
    const parts = loadParts(name);
    this.#crosses = this.#world !== null && bridge.getState().world.walked !== null;
    if (this.#world !== null) await this.#fade(0, 160);
    const loaded = await this.outlive(parts);
    if (this.#mapName !== name) return;
    this.#clear();
    this.#shownName = name;
    if (typeof loaded === 'string') this.#mourn(loaded);
    else this.#build(loaded);
    const { cell, encounter } = bridge.getState().world;
    if (cell !== null) this.#arriveOn(cell);
    this.#setSlow(this.#slow);
    this.#meet(encounter);
    this.begin(this.#dress());
    await this.#fade(1, 240);
  }

  #build(parts: MapParts): void {
    this.#world = buildWorld(this, parts);
    this.#groundAt = groundsOf(parts.map);
    this.#stepSounds = new StepSounds(this.#groundAt);
    this.#world.gates.show(bridge.getState().world.gates);
    this.#world.switched.show(bridge.getState().world);
    this.#accompany(bridge.getState().world.follower);
    this.begin(this.#populate());
  }

  #showSwitched(): void {
    this.#world?.switched.show(bridge.getState().world);
    this.redraw();
  }

  /** Who stands on the map and what lies there come after it has been shown. */
  async #populate(): Promise<void> {
    this.#people = new Bystanders(this);
    this.#things = new LyingThings(this);
    if (this.#steps) this.#people.lookAt(this.#steps.goal);
    await Promise.all([this.#people.stand(), this.#things.show()]);
  }

  /** Shows the player's avatar on the marker, also after a change in another window. */
  async #dress(): Promise<void> {
    const marker = this.#world?.marker;
    const avatar = avatarOf(bridge.getState());
    const walker = await this.outlive(loadWalker(avatar));
    const current = marker === this.#world?.marker && avatar === avatarOf(bridge.getState());
    if (!current || typeof walker === 'string') return;
    marker?.wear(walker);
    this.redraw();
  }

  /** Lets a creature walk behind the player. */
  #accompany(creature: Follower['creature'] | null): void {
    if (this.#world === null || isSameCompanion(this.#follower?.creature ?? null, creature)) return;
    this.#follower?.destroy();
    this.#follower = creature === null ? null : new Follower(this, creature);
    if (this.#follower !== null) this.begin(this.#follower.dressed);
  }

  #clear(): void {
    this.#encounter?.forget();
    this.#encounter = null;
    this.#world?.alive.leave();
    this.#world = null;
    this.#steps = null;
    this.#follower = null;
    this.#people?.leave();
    this.#people = null;
    this.#things?.leave();
    this.#things = null;
    this.children.removeAll(true);
  }

  #stand(cell: Cell): void {
    this.#steps = new StepQueue(cell, STEP_MS);
    this.#setSlow(this.#slow);
    this.move(0);
  }

  /** Stands on a cell of a map that has just been built; after a step over the edge the figure walks in to it. */
  #arriveOn(cell: Cell): void {
    const { walked } = bridge.getState().world;
    const calm = bridge.getState().settings.calm;
    const isWalking = this.#crosses && walked !== null && !calm;
    const { x, y } = isWalking ? OFFSETS[walked] : { x: 0, y: 0 };
    this.#stand({ x: cell.x - x, y: cell.y - y });
    this.#steps?.follow(cell);
  }

  #goTo(cell: Cell): void {
    if (this.#world === null || this.#shownName !== this.#mapName) return;
    if (this.#steps === null) this.#stand(cell);
    else if (this.#steps.reaches(cell)) this.#steps.follow(cell);
    else if (this.#slides(this.#steps, cell)) this.redraw();
    else this.begin(this.#carry(cell));
    this.redraw();
  }

  /** Slides to a cell over ice, or sails there; false if no step from where the marker will be leads there. */
  #slides(steps: StepQueue, cell: Cell): boolean {
    const way = slideTo(this.#shownName, steps.goal, cell);
    const [first] = way;
    steps.slideOver(way, first && this.#groundAt(first.x, first.y) === 'water');
    return way.length > 0;
  }

  /** Fades to a distant cell instead of jumping, after a change in another tab. */
  async #carry(cell: Cell): Promise<void> {
    const marker = this.#world?.marker;
    const steps = this.#steps;
    if (marker === undefined || steps === null) return;
    await this.motion.run({ ms: 150, step: (progress) => (marker.opacity = 1 - progress) });
    steps.standOn(cell);
    this.#follower?.forget();
    await this.motion.run({ ms: 150, step: (progress) => (marker.opacity = progress) });
  }

  #setSlow(slow: boolean): void {
    this.#slow = slow;
    if (this.#world !== null && this.#steps !== null) this.#world.marker.slow = slow;
    this.redraw();
  }

  #meet(creature: WildCreature | null): void {
    if (this.#world === null || this.#shownName !== this.#mapName) return;
    if (this.#encounter !== null) this.begin(this.#encounter.leave());
    this.#encounter = null;
    if (creature === null) return;
    const { cell } = bridge.getState().world;
    const ground = cell === null ? undefined : this.#groundAt(cell.x, cell.y);
    this.#encounter = new EncounterView(this, creature, hasGrass(ground));
    this.begin(this.#encounter.appear(this.#world.grass, this.#steps?.goal ?? { x: 15, y: 15 }));
  }

  #fade(to: number, ms: number): Promise<void> {
    const camera = this.cameras.main;
    const from = camera.alpha;
    return this.motion.run({ ms, step: (progress) => camera.setAlpha(from + (to - from) * progress) });
  }

  /** Shows which file is missing. */
  #mourn(name: string): void {
    const texture = paint(this, 'map:missing', { width: side, height: side }, this.surface.scale, (context) =>
      drawPlaceholder(context, name, side),
    );
    this.picture(0, 0, texture).setOrigin(0, 0);
  }
}
