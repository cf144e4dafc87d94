// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SideName } from '../../rules/model/events.ts';
import { freshBrowser } from '../../src/testing/fresh.ts';
import { TestArena } from '../../tests/support/stage/arena.ts';
import { fakeBrowser, wordsOn } from '../../tests/support/stage/browser.ts';
import type { Image } from '../../tests/support/stage/phaser.ts';
import type { AnimationStep, Cause, Hurt } from './plan.ts';
import { wide } from './stage/layout.ts';

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

const wearing = (name: string): readonly Image[] =>
  stage.stage.pictures.filter(({ texture }) => texture.key.startsWith(name));
/** The pop-up texts on the stage, with their positions in units. */
const popped = () =>
  wearing('words:').map(({ texture, x, y }) => ({
    words: wordsOn(texture.source[0]?.image as HTMLCanvasElement)[0],
    x,
    y,
  }));
/** The amount that the pictures of digits show, such as −12. */
const amounts = () =>
  wearing('figures:')
    .filter(({ frame }) => frame.name.startsWith('face'))
    .map(({ frame }) => frame.name.replace('face', ''))
    .join('');

/** Plays a step to its end. Returns the texts that were visible after 200 ms; expects none at the end. */
async function show(step: AnimationStep) {
  const goOn = stage.begin(step);
  await stage.draw(200);
  const read = { words: popped().map(({ words }) => words), amount: amounts() };
  await goOn();
  await stage.rest();
  expect(popped()).toEqual([]);
  expect(amounts()).toBe('');
  expect(stage.particles).toEqual([]);
  return read;
}

const blow = (change: Partial<Hurt & { side: SideName }> = {}): AnimationStep => ({
  show: 'hurt',
  side: 'opponent',
  amount: 12,
  hp: 8,
  mult: 1,
  critical: false,
  appearance: { type: 'fire', kind: 'contact', tier: 2, strike: null },
  hit: 0,
  more: false,
  cause: 'move',
  ...change,
});

describe('a blow', () => {
  it('tells how much it was, lets the hit points run down to what is left, and shakes nobody for long', async () => {
    expect(await show(blow({ side: 'player' }))).toEqual({ words: [], amount: '−12' });
    expect(stage.arena.plates.player.hp).toBe(8);
    expect(stage.words).toContain('8 / 20');
    expect(stage.actor('player').pose).toMatchObject({ x: 0, white: 0, squash: 0 });
    expect(stage.stage.scene.cameras.main).toMatchObject({ scrollX: 0, scrollY: 0 });
  });

  it.each([
    [{ mult: 2 }, ['Super effective!']],
    [{ mult: 4, critical: true }, ['Critical hit!', 'Ultra effective!']],
    [{ mult: 0.5 }, ['Not very effective']],
    [{ mult: 2, more: true }, []],
  ])('says how well it worked: %j', async (change, words) => {
    expect((await show(blow(change))).words).toEqual(words);
  });

  it('of a condition throws off what the condition looks like', async () => {
    await show(blow({ appearance: null, cause: 'burn' }));
    expect(stage.seen.some(({ sheet }) => sheet === 'fire')).toBe(true);
  });

  it('flashes white, but not where the player wants calm', async () => {
    const flashed = async () => {
      let white = 0;
      const goOn = stage.begin(blow());
      for (let frame = 0; frame < 20; frame += 1) {
        await stage.draw(20);
        white = Math.max(white, stage.actor('opponent').pose.white);
      }
      await goOn();
      await stage.rest();
      return white > 0;
    };
    expect(await flashed()).toBe(true);
    stage.calm = true;
    expect(await flashed()).toBe(false);
  });

  it('that is one of several jabs at the target once more', async () => {
    const goOn = stage.begin(blow({ hit: 1 }));
    await stage.draw(120);
    expect(stage.actor('player').pose.x).toBeGreaterThan(40);
    await goOn();
    await stage.rest();
    expect(stage.actor('player').pose.x).toBeCloseTo(0);
  });
});

describe('what else happens in a round', () => {
  it('a miss lets the target step aside and come back', async () => {
    const goOn = stage.begin({ show: 'miss', side: 'opponent' });
    await stage.draw(260);
    expect(stage.actor('opponent').pose.x).toBeGreaterThan(40);
    expect(popped()).toMatchObject([{ words: 'Missed!' }]);
    await goOn();
    await stage.rest();
    expect(stage.actor('opponent').pose.x).toBeCloseTo(0);
    expect(popped()).toEqual([]);
  });

  it('a move that does nothing says so', async () => {
    expect((await show({ show: 'unaffected', side: 'player' })).words).toEqual(['No effect']);
  });

  it('hit points that come back are told and run up', async () => {
    stage.arena.plates.player.run(5);
    expect((await show({ show: 'mend', side: 'player', amount: 9, hp: 14 })).amount).toBe('+9');
    expect(stage.words).toContain('14 / 20');
  });

  const causes: readonly Cause[] = [
    'burn',
    'freeze',
    'paralyz',
    'poison',
    'sleep',
    'confuse',
    'seed',
    'trap',
  ];
  it.each(causes)('%s is told, stays on the creature and goes with its end', async (cause) => {
    const marks = () => stage.particles.length;
    const goOn = stage.begin({ show: 'afflict', side: 'opponent', cause });
    await stage.draw(20);
    expect(popped()).toHaveLength(1);
    await goOn();
    await stage.rest();
    expect(marks()).toBe(3);
    await stage.play({ show: 'recover', side: 'opponent', cause });
    await stage.rest();
    expect(marks()).toBe(0);
  });

  it('an ailment is written on the plate', async () => {
    await stage.play({ show: 'afflict', side: 'player', cause: 'burn' });
    expect(stage.words).toContain('BRN');
    await stage.play({ show: 'recover', side: 'player', cause: 'burn' });
    expect(stage.words).not.toContain('BRN');
  });

  it('who cannot act struggles where it stands', async () => {
    expect((await show({ show: 'hold', side: 'player', cause: 'flinch' })).words).toEqual(['Flinched']);
    expect(stage.actor('player').pose.x).toBeCloseTo(0);
  });

  it.each([
    [2, 'Attack +2', -1],
    [-1, 'Attack −1', 1],
  ])('a stage by %d is told, and arrows go that way', async (by, words, way) => {
    expect((await show({ show: 'stage', side: 'player', stage: 'attack', by })).words).toEqual([words]);
    const arrows = stage.seen.filter(({ sheet }) => sheet === 'common');
    expect(arrows.length).toBe(3 + Math.abs(by) * 2);
    for (const { way: sights } of arrows)
      expect(Math.sign((sights.at(-1)?.y ?? 0) - (sights[0]?.y ?? 0))).toBe(way);
  });

  it('a stage that goes no further is told without arrows', async () => {
    const read = await show({ show: 'stage', side: 'player', stage: 'speed', by: 0 });
    expect(read.words).toEqual(['Speed: no change']);
    expect(stage.seen).toEqual([]);
  });

  it('the weather is told on both sides and falls over the whole stage', async () => {
    expect((await show({ show: 'tell', side: null, word: 'rain' })).words).toEqual(['Rain', 'Rain']);
    const xs = stage.seen.map(({ way }) => way[0]?.x ?? 0);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(wide.width * 0.7);
  });

  it('who faints tips over and is gone, and its plate with it', async () => {
    await stage.play({ show: 'faint', side: 'opponent' });
    await stage.rest();
    expect(stage.arena.actors.opponent).toBeNull();
    expect(wearing('creatures/podkin')).toEqual([]);
    expect(stage.words).not.toContain('Podkin');
    expect(stage.words).toContain('Kindlam');
    expect(stage.particles).toEqual([]);
  });

  it('who runs away is gone, with its plate, and who does so in vain stands there as before', async () => {
    const body = () => wearing('creatures/kindlam').find(({ visible }) => visible)!;
    const { x, flipX } = body();
    await stage.play({ show: 'run', side: 'player', away: false });
    await stage.rest();
    expect(body()).toMatchObject({ x, flipX });
    expect(stage.words).toContain('Kindlam');
    await stage.play({ show: 'run', side: 'player', away: true });
    await stage.rest();
    expect(stage.arena.actors.player).toBeNull();
    expect(stage.words).not.toContain('Kindlam');
    expect(stage.words).toContain('Podkin');
    expect(stage.particles).toEqual([]);
  });

  it('whoever is sent takes the place of who stood there, out of a ball that is gone then', async () => {
    const before = stage.actor('player');
    await stage.play({ show: 'enter', side: 'player', creature: 'mine', first: false });
    await stage.rest();
    expect(stage.actor('player')).not.toBe(before);
    expect(wearing('creatures/kindlam').filter(({ visible }) => visible)).toMatchObject([
      { ...wide.feet.player, alpha: 1 },
    ]);
    expect(wearing('items/')).toEqual([]);
    expect(stage.words).toContain('Kindlam');
    expect(stage.particles).toEqual([]);
  });

  it('a ball that is broken out of leaves the creature as it stood', async () => {
    await stage.play({ show: 'throw', ball: 'nball', shakes: 2, caught: false });
    await stage.rest();
    expect(wearing('items/')).toEqual([]);
    expect(stage.actor('opponent').pose).toMatchObject({ size: 1, opacity: 1, lift: 0 });
    expect(wearing('creatures/podkin').filter(({ visible }) => visible)).toMatchObject([{ alpha: 1 }]);
  });

  it('a ball that holds lies on the ground with the creature in it', async () => {
    const { home } = stage.actor('opponent');
    await stage.play({ show: 'throw', ball: 'uball', shakes: 3, caught: true });
    await stage.rest();
    expect(stage.arena.actors.opponent).toBeNull();
    expect(wearing('creatures/podkin')).toEqual([]);
    const [ball] = wearing('items/uball');
    expect(Math.abs((ball?.x ?? 0) - home.x)).toBeLessThan(20);
    expect(Math.abs((ball?.y ?? 0) - home.y)).toBeLessThan(60);
    expect(stage.particles).toEqual([]);
  });

  it('a ball flies before the plates, and its catch makes the player’s creature hop for joy', async () => {
    const goOn = stage.begin({ show: 'throw', ball: 'uball', shakes: 1, caught: true });
    await stage.draw(200);
    const [ball] = wearing('items/uball');
    expect(ball?.depth).toBeGreaterThan(30);
    let highest = 0;
    for (let ms = 0; ms < 6000; ms += 100) {
      await stage.draw(100);
      highest = Math.max(highest, stage.actor('player').pose.lift);
    }
    await goOn();
    expect(highest).toBeGreaterThan(20);
  });

  it('a ball turns in its place where the player wants calm, and nobody hops', async () => {
    stage.calm = true;
    const goOn = stage.begin({ show: 'throw', ball: 'uball', shakes: 1, caught: true });
    let highest = 0;
    for (let ms = 0; ms < 6000; ms += 100) {
      await stage.draw(100);
      highest = Math.max(highest, stage.actor('player').pose.lift);
    }
    await goOn();
    expect(highest).toBe(0);
  });

  it('a level that is reached is written on the plate', async () => {
    expect((await show({ show: 'level', creature: 'mine', level: 6 })).words).toEqual(['Level up!']);
    expect(stage.words).toContain('Lv 6');
  });

  it('whoever wins hops and stands again', async () => {
    const goOn = stage.begin({ show: 'end', winner: 'player' });
    await stage.draw(360);
    expect(stage.actor('player').pose.lift).toBeGreaterThan(20);
    await goOn();
    expect(stage.actor('player').pose.lift).toBeCloseTo(0);
  });
});
