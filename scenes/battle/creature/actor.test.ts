// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { swapAssets } from '../../../src/bridge/assets/assetSwap.ts';
import { aFighter } from '../../../src/testing/builders.ts';
import { fakeBrowser } from '../../../tests/support/stage/browser.ts';
import { EmptyScene, Running, settle, surfaceOf } from '../../../tests/support/stage/stage.ts';
import { Sheets } from '../effects/sheets.ts';
import { movements } from '../poses/movements.ts';
import { wide } from '../stage/layout.ts';
import { Actor } from './actor.ts';

let stage: Running;
let scene: EmptyScene;
const newActor = (side: 'player' | 'opponent', name = 'Kindlam') =>
  new Actor(scene, wide, side, aFighter({ name }), new Sheets(scene));
const wearing = (name: string) => stage.pictures.filter(({ texture }) => texture.key.startsWith(name));

beforeEach(() => {
  fakeBrowser();
  scene = new EmptyScene('battle');
  stage = new Running(scene, surfaceOf(992, 600, 2));
});

describe('a creature on its platform', () => {
  it.each(['player', 'opponent'] as const)(
    'stands on the feet of the %s and looks at the other one',
    async (side) => {
      const actor = newActor(side);
      await actor.dressed;
      const [body] = wearing(`creatures/kindlam.normal${side === 'player' ? '.back' : ':'}`);
      expect(body).toMatchObject({ ...wide.feet[side], visible: true, alpha: 1, flipX: false });
      // The feet are at 240 of the 256 rows of the picture. The texture has one pixel for each pixel of the screen.
      expect(body?.originY).toBeCloseTo(240 / 256);
      expect(body?.frame.width).toBe(wide.size[side] * 2);
      expect(body?.scaleX).toBe(0.5);
      expect(wearing('shadow:')).toMatchObject([{ ...wide.feet[side], visible: true }]);
    },
  );

  it('is not seen before its picture is there, and has a placeholder where there is none', async () => {
    const actor = newActor('opponent', 'Nobody');
    expect(stage.seen.filter(({ texture }) => !texture.key.startsWith('shadow:'))).toEqual([]);
    await actor.dressed;
    expect(wearing('creatures/nobody.normal')).toMatchObject([{ visible: true }]);
  });

  it('of the player shows the front that a designer has replaced, mirrored, where no back goes with it', async () => {
    swapAssets('tried', { 'creatures/kindlam.normal': '/tried/kindlam.png' });
    await newActor('player').dressed;
    expect(wearing('creatures/kindlam.normal.back')).toEqual([]);
    expect(wearing('creatures/kindlam.normal')).toMatchObject([{ visible: true, flipX: true }]);
    swapAssets('tried', { 'creatures/kindlam.normal': undefined });
  });

  it('of the player turns to the front that a designer replaces, and back again, without ever being gone', async () => {
    const actor = newActor('player');
    await actor.dressed;
    await actor.whiten();
    const seen = () => stage.seen.filter(({ texture }) => texture.key.startsWith('creatures/kindlam.normal'));
    const [body] = seen();
    const turn = async (url: string | undefined, back: boolean) => {
      swapAssets('tried', { 'creatures/kindlam.normal': url });
      const redressed = actor.redress('creatures/kindlam.normal');
      expect(seen()).toMatchObject([{ visible: true, flipX: back }]);
      await redressed;
      expect(seen()).toEqual([body]);
      expect(body?.flipX).toBe(!back);
      expect(wearing('creatures/kindlam.normal.back')).toHaveLength(back ? 2 : 0);
      expect(wearing('creatures/kindlam.normal')).toHaveLength(2);
    };
    await turn('/tried/kindlam.png', false);
    await turn(undefined, true);
  });

  it('of the player shows the last one of two pictures that follow each other quickly', async () => {
    const actor = newActor('player');
    swapAssets('tried', { 'creatures/kindlam.normal': '/tried/kindlam.png' });
    const first = actor.redress('creatures/kindlam.normal');
    swapAssets('tried', { 'creatures/kindlam.normal': undefined });
    await Promise.all([actor.dressed, first, actor.redress('creatures/kindlam.normal')]);
    const seen = stage.seen.filter(({ texture }) => texture.key.startsWith('creatures/'));
    expect(seen).toMatchObject([{ flipX: false }]);
    expect(seen[0]?.texture.key).toMatch(/^creatures\/kindlam\.normal\.back:/);
  });

  it('of the player shows no eyes to close', async () => {
    const actor = newActor('player');
    await actor.dressed;
    actor.blink(true);
    await settle();
    actor.blink(true);
    expect(wearing('creatures/kindlam.normal.back')).toHaveLength(1);
    expect(wearing('creatures/kindlam.normal.blink')).toEqual([]);
  });

  it('rises above its shadow, which grows smaller and fainter', async () => {
    const actor = newActor('player');
    await actor.dressed;
    const [shadow] = wearing('shadow:');
    const { scaleX = 0, alpha = 0 } = { ...shadow };
    actor.pose.lift = 100;
    actor.apply();
    expect(wearing('creatures/')[0]?.y).toBe(wide.feet.player.y - 100);
    expect(shadow).toMatchObject(wide.feet.player);
    expect(shadow?.scaleX).toBeLessThan(scaleX);
    expect(shadow?.alpha).toBeLessThan(alpha);
  });

  it('flashes in white over its own picture, and stands again as if nothing had happened', async () => {
    const actor = newActor('player');
    await actor.dressed;
    await actor.whiten();
    Object.assign(actor.pose, { white: 0.5, opacity: 0.5, x: 40, size: 0.5 });
    actor.apply();
    const [white] = wearing('creatures/kindlam.normal.back:white');
    expect(white).toMatchObject({ visible: true, alpha: 0.25, x: wide.feet.player.x + 40, scaleX: 0.25 });
    actor.recover();
    expect(white).toMatchObject({ visible: false, ...wide.feet.player });
  });

  it('closes its eyes and opens them again', async () => {
    const actor = newActor('opponent');
    await actor.dressed;
    // The first blink only loads the picture.
    actor.blink(true);
    await settle();
    expect(wearing('creatures/kindlam.normal.blink')).toEqual([]);
    actor.blink(true);
    expect(wearing('creatures/kindlam.normal.blink')).toHaveLength(1);
    actor.blink(false);
    expect(wearing('creatures/kindlam.normal.blink')).toEqual([]);
  });

  it.each([
    ['pain', 'Kindlam', 'creatures/kindlam.normal.pain'],
    ['joy', 'Crumbit', 'creatures/crumbit.normal.blink'],
    ['roar', 'Crumbit', 'creatures/crumbit.normal:'],
  ] as const)('shows %s in the face of %s by %s, however it blinks', async (feeling, name, picture) => {
    const actor = newActor('opponent', name);
    await actor.dressed;
    // The first time only loads the picture.
    actor.feel(feeling);
    await settle();
    actor.blink(false);
    expect(wearing(picture)).toHaveLength(1);
    actor.feel(null);
    expect(wearing(`creatures/${name.toLowerCase()}.normal:`)).toHaveLength(1);
  });

  it.each(['roar', 'pain', 'joy', 'faint'] as const)(
    'of the player shows %s from behind, with its own limbs, and its usual back until that has come',
    async (feeling) => {
      const actor = newActor('player');
      await actor.dressed;
      actor.feel(feeling);
      expect(wearing('creatures/kindlam.normal.back:')).toHaveLength(1);
      await settle();
      actor.blink(false);
      expect(wearing(`creatures/kindlam.normal.back.${feeling}`)).toMatchObject([{ flipX: false }]);
      actor.feel(null);
      expect(wearing('creatures/kindlam.normal.back:')).toHaveLength(1);
    },
  );

  it('of the player whose feelings are not drawn keeps its back, and never shows a face', async () => {
    const actor = newActor('player', 'Crumbit');
    await actor.dressed;
    for (const feeling of ['roar', 'pain', 'joy', 'faint'] as const) {
      actor.feel(feeling);
      await settle();
      actor.blink(true);
      expect(wearing('creatures/crumbit.')).toMatchObject([
        { texture: { key: expect.stringMatching(/\.back:/) } },
      ]);
    }
  });

  it.each(['player', 'opponent'] as const)(
    'of the %s leaves no texture behind when it goes, however much it has felt',
    async (side) => {
      const actor = newActor(side);
      await actor.dressed;
      await actor.whiten();
      for (const feeling of ['roar', 'pain', 'joy', 'faint'] as const) await actor.prepare(feeling);
      const painted = () => scene.textures.getTextureKeys().filter((key) => key.includes('creatures/'));
      expect(painted()).toHaveLength(6);
      actor.destroy();
      expect(painted()).toEqual([]);
    },
  );

  it('takes the poses of a movement, as strongly as creatures of its gait do', async () => {
    const [heavy, light] = [newActor('opponent', 'Cathedrake'), newActor('player', 'Moonbun')];
    await Promise.all([heavy.dressed, light.dressed]);
    await settle();
    for (const actor of [heavy, light]) actor.take(movements.rejoice, 0.28);
    expect(heavy.pose.lift / heavy.size).toBeGreaterThan(0.05);
    expect(light.pose.lift / light.size).toBeGreaterThan(heavy.pose.lift / heavy.size);
    expect(light.pose).toMatchObject({ x: 0, y: 0, opacity: 1 });
    light.recover();
    expect(light.pose).toMatchObject({ lift: 0, squash: 0, limbs: 0 });
  });

  it('does not close the eyes of a front that a designer has replaced, unless closed ones go with it', async () => {
    const actor = newActor('opponent');
    await actor.dressed;
    const blink = async () => {
      actor.blink(true);
      await settle();
      actor.blink(true);
      return wearing('creatures/kindlam.normal.blink').length;
    };
    const swap = async (form: string, url: string | undefined) => {
      swapAssets('tried', { [`creatures/kindlam.normal${form}`]: url });
      await actor.redress(`creatures/kindlam.normal${form}`);
    };
    expect(await blink()).toBe(1);
    await swap('', '/tried/kindlam.png');
    expect(await blink()).toBe(0);
    await swap('.blink', '/tried/kindlam.blink.png');
    expect(await blink()).toBe(1);
    await swap('.blink', undefined);
    await swap('', undefined);
    expect(await blink()).toBe(1);
  });

  it('bears the marks of what lasts on it, and leaves nothing behind', async () => {
    const actor = newActor('player');
    await actor.dressed;
    actor.lingering.show(new Set(['burn', 'confuse']));
    actor.apply();
    expect(wearing('effects:fire').filter(({ visible }) => visible)).toHaveLength(3);
    expect(wearing('effects:common').filter(({ visible }) => visible)).toHaveLength(3);
    actor.lingering.show(new Set(['confuse']));
    expect(wearing('effects:fire')).toEqual([]);
    actor.destroy();
    expect(stage.pictures).toEqual([]);
  });

  it('that has left feels nothing any more', async () => {
    const actor = newActor('opponent');
    await actor.dressed;
    actor.destroy();
    expect(() => actor.feel(null)).not.toThrow();
  });

  it('that leaves before its picture comes is not drawn any more', async () => {
    const actor = newActor('player');
    swapAssets('tried', { 'creatures/kindlam.normal': '/tried/kindlam.png' });
    const redressed = actor.redress('creatures/kindlam.normal');
    swapAssets('tried', { 'creatures/kindlam.normal': undefined });
    actor.destroy();
    await Promise.all([actor.dressed, redressed]);
    expect(stage.pictures).toEqual([]);
  });
});
