// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell, WildCreature } from '../../src/bridge/state.ts';
import { bridge, changeWorld } from '../../src/bridge/store.ts';
import { freshBrowser } from '../../src/testing/fresh.ts';
import { fakeBrowser } from '../../tests/support/stage/browser.ts';
import type { Image } from '../../tests/support/stage/phaser.ts';
import { Running, surfaceOf } from '../../tests/support/stage/stage.ts';
import { MapScene } from './mapScene.ts';

const side = 496;
const start: Cell = { x: 15, y: 15 };
/** The y coordinate of the feet in a row of cells, in whole pixels. */
const footOf = (row: number) => row * 16 + 15;
const podkin: WildCreature = { name: 'Podkin', level: 4, kind: 1 };
let stage: Running;

/** Pictures whose texture key begins with `name`. */
const wearing = (name: string): readonly Image[] =>
  stage.pictures.filter(({ texture }) => texture.key.startsWith(name));
const hero = () => wearing('characters/')[0];
const creature = () => wearing('creatures/').at(-1);

beforeEach(async () => {
  freshBrowser();
  fakeBrowser();
  vi.setSystemTime(0);
  changeWorld({ mapName: 'green_land', cell: start });
  stage = new Running(new MapScene('map'), surfaceOf(side, side));
  await stage.draw(500);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(stage.faults).toEqual([]);
});

describe('the map', () => {
  it('shows the ground, what stands on it and the player on the cell where the server has put them', () => {
    expect(wearing('ground@')).toMatchObject([{ x: 0, y: 0, depth: -1 }]);
    expect(wearing('figures@').length).toBeGreaterThan(100);
    expect(hero()).toMatchObject({ x: 15.5 * 16, visible: true, alpha: 1 });
    expect(hero()?.y).toBe(footOf(15));
    expect(stage.scene.cameras.main.alpha).toBe(1);
  });

  it('walks the player to the next cell in the time of a step, in front of what stands behind', async () => {
    changeWorld({ cell: { x: 15, y: 16 }, facing: 's' });
    await stage.draw(80);
    const half = hero()?.y ?? 0;
    expect(half).toBeGreaterThan(footOf(15));
    expect(half).toBeLessThan(footOf(16));
    await stage.draw(300);
    expect(hero()?.y).toBe(footOf(16));
    expect(hero()?.depth).toBe(17 * 16);
  });

  it('shows people in front of what they stand at, who turn to a player beside them, and leave with their hour', async () => {
    const wick = { id: 'wick', x: 17, y: 15, facing: 'w' as const };
    changeWorld({ people: [wick] });
    await stage.draw(100);
    expect(wearing('people/wick')).toMatchObject([{ x: 17.5 * 16, y: footOf(15), depth: 16 * 16 + 0.3 }]);
    changeWorld({ cell: { x: 16, y: 15 }, facing: 'e' });
    await stage.draw(400);
    changeWorld({ people: [{ ...wick }] });
    await stage.draw(100);
    expect(wearing('people/wick')).toHaveLength(1);
    changeWorld({ people: [] });
    await stage.draw(100);
    expect(wearing('people/wick')).toEqual([]);
  });

  it('shows what lies there behind the player, and not what was taken', async () => {
    changeWorld({
      things: [
        { x: 15, y: 15, looks: 'purse' },
        { x: 2, y: 17, looks: 'picked' },
        { x: 17, y: 27, looks: 'berries' },
      ],
    });
    await stage.draw(100);
    const [purse, bush, ...more] = wearing('things/lying');
    expect(purse).toMatchObject({ x: 15.5 * 16, y: 16 * 16 });
    expect(purse?.depth).toBeLessThan(hero()?.depth ?? 0);
    // The bush without berries stands in front of the one of the map.
    expect(bush?.depth).toBeGreaterThan(18 * 16);
    expect(more).toEqual([]);
    changeWorld({ things: [] });
    await stage.draw(100);
    expect(wearing('things/lying')).toEqual([]);
  });

  it('lets a spinner take the place of the player while the server is slow', async () => {
    changeWorld({ slow: true });
    await stage.draw(40);
    const [spinner] = wearing('marker:spinner');
    expect([hero()?.visible, spinner?.visible]).toEqual([false, true]);
    const turned = spinner?.rotation ?? 0;
    await stage.draw(40);
    expect(spinner?.rotation).toBeGreaterThan(turned);
    changeWorld({ slow: false });
    expect([hero()?.visible, spinner?.visible]).toEqual([true, false]);
  });

  it('carries the player to a cell far away without walking there', async () => {
    changeWorld({ cell: { x: 3, y: 4 } });
    await stage.draw(160);
    expect(hero()?.alpha).toBeLessThan(0.3);
    await stage.draw(300);
    expect(hero()).toMatchObject({ x: 3.5 * 16, alpha: 1 });
  });

  it('dims behind a wild creature that jumps out where the player stands, and clears when it leaves', async () => {
    changeWorld({ encounter: podkin });
    await stage.draw(1200);
    const [dusk] = wearing('dusk@');
    expect(dusk).toMatchObject({ x: 0, y: 0, alpha: 1 });
    expect(wearing('halo:1')).toHaveLength(1);
    expect(creature()).toMatchObject({ x: 248, y: 262, alpha: 1 });
    expect(creature()?.depth).toBeGreaterThan(dusk?.depth ?? Number.NaN);
    changeWorld({ encounter: null });
    await stage.draw(260);
    for (const name of ['dusk@', 'halo:1', 'creatures/']) expect(wearing(name)).toEqual([]);
  });

  it('shows another map alone when the player goes there', async () => {
    const before = stage.pictures;
    changeWorld({ mapName: 'green_land2', cell: { x: 5, y: 6 }, encounter: podkin });
    await stage.draw(1800);
    expect(stage.pictures.filter((picture) => before.includes(picture))).toEqual([]);
    expect(hero()).toMatchObject({ x: 5.5 * 16 });
    expect(wearing('ground@')).toHaveLength(1);
    expect(creature()).toBeDefined();
  });

  it('lets the player walk in from the edge after a step over it, and stand there at once in calm mode', async () => {
    changeWorld({ mapName: 'green_land3', cell: { x: 15, y: 30 }, walked: 'n', facing: 'n' });
    const rows = new Set<number>();
    for (let ms = 0; ms < 1500; ms += 20) {
      await stage.draw(20);
      if (wearing('ground@').length === 1 && hero()?.visible) rows.add(hero()?.y ?? 0);
    }
    expect(Math.max(...rows)).toBeGreaterThan(footOf(30));
    expect(hero()?.y).toBe(footOf(30));
  });

  it('shows a gate open, or closed as long as the player may not pass it', async () => {
    changeWorld({ mapName: 'green_land3', cell: { x: 15, y: 5 } });
    await stage.draw(1200);
    const shown = () =>
      wearing('figures@')
        .filter(({ visible, frame }) => visible && String(frame?.name ?? frame).startsWith('gate.'))
        .map(({ frame }) => String(frame?.name ?? frame));
    expect(shown()).toEqual(['gate.2']);
    changeWorld({ gates: [{ mapName: 'harkmoor', region: 'Greenreach', badges: 3, won: 0 }] });
    expect(shown()).toEqual(['gate.1']);
  });

  it('says which file is missing where a map cannot be had', async () => {
    changeWorld({ mapName: 'nowhere' });
    await stage.draw(800);
    expect(stage.pictures).toHaveLength(1);
    expect(wearing('map:missing')).toHaveLength(1);
  });

  it('draws a walk of 300 steps over two maps past one wild creature after the other, and keeps no more', async () => {
    const names = ['Podkin', 'Rootling', 'Crumbit', 'Moonbun', 'Nobody has drawn it'];
    const cell = { ...start };
    const sizes: number[] = [];
    let met = 0;
    for (let step = 0; step < 300; step += 1) {
      // The encounter ends in the first half of the step; the reply arrives in the second half.
      cell.x += Math.floor(step / 10) % 2 === 0 ? 1 : -1;
      changeWorld({ cell: { ...cell }, encounter: null });
      await stage.draw(50, 25);
      const meets = step % 10 < 5;
      const name = names[Math.floor(step / 2) % names.length] ?? 'Podkin';
      if (meets) met += 1;
      changeWorld({
        encounter: meets
          ? { name, level: 4, kind: ([0, 1, 2, 3] as const)[Math.floor(step / 10) % 4] ?? 1 }
          : null,
      });
      await stage.draw(meets ? 750 : 100, 25);
      if (step % 30 !== 29) continue;
      changeWorld({
        mapName: bridge.getState().world.mapName === 'green_land' ? 'green_land2' : 'green_land',
      });
      await stage.draw(900, 25);
      sizes.push(stage.scene.textures.list.size);
    }
    expect(met).toBe(150);
    expect(Math.max(...sizes.slice(4))).toBeLessThanOrEqual(Math.max(...sizes.slice(0, 4)));
  });
});
