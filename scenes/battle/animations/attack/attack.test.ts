// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import type { SideName } from '../../../../rules/model/events.ts';
import { freshBrowser } from '../../../../src/testing/fresh.ts';
import { type Seen, type Sight, TestArena } from '../../../../tests/support/stage/arena.ts';
import { fakeBrowser } from '../../../../tests/support/stage/browser.ts';
import type { Actor } from '../../creature/actor.ts';
import type { AnimationStep } from '../../plan.ts';

type Attack = Extract<AnimationStep, { show: 'attack' }>;
type Look = NonNullable<Attack['appearance']>;
let stage: TestArena;

beforeEach(() => {
  freshBrowser();
  fakeBrowser();
  stage = new TestArena();
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(stage.stage.faults).toEqual([]);
});

const attackOf = (type: Look['type'], kind: Look['kind'], change: Partial<Attack> = {}): Attack => ({
  show: 'attack',
  side: 'player',
  move: 'a move',
  appearance: { type, kind, tier: 2, strike: null },
  aim: 'other',
  lands: true,
  ...change,
});

/** Distance of a position from the middle of a creature, as a multiple of its size. */
const farFrom = ({ middle, size }: Actor, { x, y }: Sight): number =>
  Math.hypot(x - middle.x, y - middle.y) / size;
const starts = ({ way }: Seen): Sight => way[0] as Sight;
const ends = ({ way }: Seen): Sight => way.at(-1) as Sight;
/** True if the particle flew from one creature to the other; it is first seen up to a frame after it has left. */
const goesOver = (seen: Seen, user: Actor, target: Actor): boolean =>
  farFrom(user, starts(seen)) < 0.55 && farFrom(target, ends(seen)) < 0.45;

/** Expects the state before the attack: no particles, both creatures in place, the camera in place. */
function expectNothingLeft(): void {
  expect(stage.particles).toEqual([]);
  expect(stage.words).toEqual(expect.arrayContaining(['Kindlam', 'Podkin']));
  for (const side of ['player', 'opponent'] as const) {
    const { size, opacity, ...moved } = stage.actor(side).pose;
    expect([size, opacity]).toEqual([1, 1]);
    // Neither moved nor bent, upright, without a tint.
    for (const [part, value] of Object.entries(moved)) expect(value, part).toBeCloseTo(0, 5);
  }
  expect(stage.stage.scene.cameras.main).toMatchObject({ scrollX: 0, scrollY: 0 });
}

const everywhere = CREATURE_TYPES.flatMap((type) =>
  (['player', 'opponent'] as const).map((side) => [type, side] as const),
);
const other = (side: SideName): SideName => (side === 'player' ? 'opponent' : 'player');

describe('an attack', () => {
  it.each(everywhere)(
    'of %s flows as a beam from the %s’s mouth to the target, without a gap, and leaves nothing behind',
    async (type, side) => {
      const [user, target] = [stage.actor(side), stage.actor(other(side))];
      await stage.play(attackOf(type, 'beam', { side }));
      await stage.rest();
      const pieces = stage.seen.filter(({ sheet, frame }) => sheet === type && frame === 'beam');
      expect(pieces.length).toBeGreaterThanOrEqual(3);
      for (const piece of pieces) expect(goesOver(piece, user, target)).toBe(true);
      // Each piece starts before the previous one has arrived.
      for (const [index, piece] of pieces.entries())
        if (index > 0) expect(starts(piece).at).toBeLessThanOrEqual(ends(pieces[index - 1] as Seen).at);
      expectNothingLeft();
    },
  );

  it.each(everywhere)(
    'of %s sends something over from the %s to the target, and leaves nothing behind',
    async (type, side) => {
      const [user, target] = [stage.actor(side), stage.actor(other(side))];
      const ms = await stage.play(attackOf(type, 'projectile', { side }));
      const struck = stage.seen.filter((seen) => seen.sheet === type && goesOver(seen, user, target));
      await stage.rest();
      const sent = stage.seen.filter((seen) => seen.sheet === type && goesOver(seen, user, target));
      expect(sent.length).toBeGreaterThan(0);
      // The first particle arrives when the attack strikes, because the result is shown then.
      expect(Math.min(...struck.concat(sent).map((seen) => ends(seen).at))).toBeLessThanOrEqual(ms + 60);
      expectNothingLeft();
    },
  );

  it.each(CREATURE_TYPES)(
    'of %s throws the body at the target, marks it where it strikes, and goes back',
    async (type) => {
      const [user, target] = [stage.actor('player'), stage.actor('opponent')];
      await stage.play(attackOf(type, 'contact'));
      // At the moment of the hit the body is nearest to the target.
      expect(user.pose.x).toBeGreaterThan(100);
      expect(user.pose.y).toBeLessThan(0);
      await stage.rest();
      const marks = stage.seen.filter(({ sheet, frame }) => sheet === type && frame === 'mark');
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(farFrom(target, starts(mark))).toBeLessThan(0.5);
      expectNothingLeft();
    },
  );

  it.each(CREATURE_TYPES)(
    'of %s fills the ground and the air about the target, and leaves nothing behind',
    async (type) => {
      const target = stage.actor('opponent');
      await stage.play(attackOf(type, 'field'));
      await stage.rest();
      const about = stage.seen.filter((seen) => seen.sheet === type && farFrom(target, ends(seen)) < 1);
      expect(about.length).toBeGreaterThan(6);
      expect(about.length).toBeGreaterThan(stage.seen.filter(({ sheet }) => sheet === type).length / 2);
      expectNothingLeft();
    },
  );

  it.each(CREATURE_TYPES)('of %s that is meant for the user itself is seen there alone', async (type) => {
    const [user, target] = [stage.actor('player'), stage.actor('opponent')];
    await stage.play(attackOf(type, 'status', { aim: 'self' }));
    await stage.rest();
    const effects = stage.seen.filter(({ sheet }) => sheet === type);
    expect(effects.length).toBeGreaterThan(4);
    for (const seen of effects)
      for (const sight of seen.way) expect(farFrom(user, sight)).toBeLessThan(farFrom(target, sight));
    expectNothingLeft();
  });

  it.each(CREATURE_TYPES)('of %s that does not land leaves no mark', async (type) => {
    await stage.play(attackOf(type, 'contact', { lands: false }));
    await stage.rest();
    expect(stage.seen.filter(({ frame }) => frame === 'mark')).toEqual([]);
    expectNothingLeft();
  });

  it.each(CREATURE_TYPES)('of %s moves nothing where the player wants calm', async (type) => {
    stage.calm = true;
    for (const kind of ['contact', 'projectile', 'beam', 'field', 'status'] as const) {
      stage.seen.length = 0;
      await stage.play(attackOf(type, kind));
      expect(stage.actor('player').pose).toMatchObject({ x: 0, y: 0, lift: 0, squash: 0 });
      await stage.rest();
      expect(stage.seen.length).toBeGreaterThan(0);
      for (const seen of stage.seen)
        for (const { x, y } of seen.way) expect([x, y]).toEqual([starts(seen).x, starts(seen).y]);
    }
    expectNothingLeft();
  });

  it.each(['jaws', 'fist', 'claws'] as const)(
    'that strikes with %s shows them on the target',
    async (strike) => {
      await stage.play(
        attackOf('normal', 'contact', { appearance: { type: 'normal', kind: 'contact', tier: 2, strike } }),
      );
      await stage.rest();
      const [shown] = stage.seen.filter(({ sheet, frame }) => sheet === 'common' && frame === strike);
      expect(shown && farFrom(stage.actor('opponent'), starts(shown))).toBe(0);
      expectNothingLeft();
    },
  );

  it('that nobody knows is shown as a plain blow', async () => {
    await stage.play(attackOf('normal', 'contact', { appearance: null }));
    expect(stage.actor('player').pose.x).toBeGreaterThan(100);
    await stage.rest();
    expectNothingLeft();
  });
});
