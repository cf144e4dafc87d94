// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../tests/support/stage/browser.ts';
import { EmptyScene, Running, surfaceOf } from '../../tests/support/stage/stage.ts';
import { EncounterView, standOn } from './encounterView.ts';

const hideout = { rustle: async () => {} };
const at = { x: 15, y: 15 };
const side = 496;

beforeEach(fakeBrowser);

describe('wild creatures that are met one right after the other', () => {
  const meet = (scene: EmptyScene, name: string) => {
    const encounter = new EncounterView(scene, { name, level: 4, kind: 1 });
    void encounter.appear(hideout, at);
    return encounter;
  };

  it.each(['Podkin', 'Nobody has drawn it'])('are drawn while the last one fades: %s', async (name) => {
    const scene = new EmptyScene('map');
    const stage = new Running(scene, surfaceOf(side, side));
    let encounter = meet(scene, name);
    for (let count = 0; count < 5; count += 1) {
      await stage.draw(900);
      void encounter.leave();
      encounter = meet(scene, name);
      await stage.draw(100);
    }
    await stage.draw(900);
    expect(stage.seen).toHaveLength(3);
  });

  it('leave no more pictures behind than of the last few', async () => {
    const scene = new EmptyScene('map');
    const stage = new Running(scene, surfaceOf(side, side));
    for (let count = 0; count < 40; count += 1) {
      const encounter = meet(scene, `Creature ${count}`);
      await stage.draw(900);
      void encounter.leave();
      await stage.draw(300);
    }
    const kept = stage.scene.textures.getTextureKeys().filter((key) => key.includes('creatures/'));
    expect(kept.length).toBeLessThanOrEqual(8);
    expect(stage.pictures).toEqual([]);
    vi.restoreAllMocks();
  });
});

it.each([
  [720, 319],
  [496, 220],
  [372, 220],
  [300, 155],
])(
  'on a map of %i css px a creature is %i css px large, and stands above the strip with its name',
  (wide, large) => {
    const unit = wide / side;
    const { y, size } = standOn({ ...surfaceOf(side, side), cssWidth: wide });
    expect(Math.round(size * unit)).toBe(large);
    expect(y * unit).toBeLessThan(wide - 125);
    // The top of its picture is empty.
    expect((y - size * (240 / 256)) * unit).toBeGreaterThan(-6);
  },
);
