import { describe, expect, it } from 'vitest';
import { alphaOf, beast, beastHead } from '../../../../tests/support/stage/silhouette.ts';
import { pictureOutline } from './outline.ts';
import { MESH, rigOf } from './rig.ts';

const alpha = alphaOf(beast);
const pointAt = (x: number, y: number): number => Math.round(y * MESH) * (MESH + 1) + Math.round(x * MESH);

describe('the outline of a picture', () => {
  it('has the thickest part as its core, and its edges', () => {
    const outline = pictureOutline(alpha, null);
    expect(outline?.core.x).toBeCloseTo(0.5, 1);
    expect(outline?.core.y).toBeCloseTo(0.68, 1);
    expect(outline?.bottom).toBeCloseTo(0.9375);
    expect(outline?.right).toBeCloseTo(0.92, 1);
  });

  it('has the tail as a limb with its root at the body and its tip at the end', () => {
    const tail = pictureOutline(alpha, beastHead)?.limbs.find(({ tip }) => tip.x > 0.8);
    expect(tail?.x).toBeLessThan(0.72);
    expect(tail?.tip.x).toBeGreaterThan(0.88);
  });

  it('counts neither the head nor the neck among the limbs', () => {
    const limbs = pictureOutline(alpha, beastHead)?.limbs ?? [];
    expect(limbs.filter(({ tip }) => tip.x < 0.45 && tip.y < 0.7)).toEqual([]);
  });

  it('is none for an empty picture', () => {
    expect(
      pictureOutline(
        alphaOf(() => false),
        null,
      ),
    ).toBeNull();
    expect(
      rigOf(
        alphaOf(() => false),
        -1,
        null,
      ),
    ).toBeNull();
  });
});

describe('the rig of a picture', () => {
  const rig = rigOf(alpha, -1, beastHead);

  it('stands on its feet', () => {
    expect(rig?.foot.y).toBeCloseTo(0.9375);
    expect(rig?.foot.x).toBeCloseTo(0.525, 1);
  });

  it('lets the head follow itself, and neither chest nor feet', () => {
    expect(rig?.headShare[pointAt(0.3, 0.44)]).toBeGreaterThan(0.6);
    expect(rig?.headShare[pointAt(0.56, 0.75)]).toBeLessThan(0.05);
    expect(rig?.headShare[pointAt(0.44, 0.9375)]).toBe(0);
  });

  it('lets what grows from the head follow it to its tip', () => {
    const horned = rigOf(
      alphaOf((x, y) => beast(x, y) || (x > 0.02 && x < 0.3 && y > 0.4 && y < 0.46)),
      -1,
      beastHead,
    );
    expect(horned?.headShare[pointAt(0.0625, 0.4375)]).toBeGreaterThan(0.5);
    expect(rig?.headShare[pointAt(0.9, 0.59)]).toBe(0);
  });

  it('lets the tail swing at its tip, not at its root, and no leg', () => {
    expect(rig?.limbShare[pointAt(0.9, 0.59)]).toBeGreaterThan(0.6);
    expect(rig?.limbShare[pointAt(0.62, 0.62)]).toBeLessThan(0.2);
    expect(rig?.limbShare[pointAt(0.44, 0.9375)]).toBe(0);
  });

  it('draws only cells in which something is seen', () => {
    expect(rig?.seen[0]).toBe(0);
    expect(rig?.seen[Math.floor(0.68 * MESH) * MESH + Math.floor(0.52 * MESH)]).toBe(1);
  });

  it('turns the head at a likely place where it is not known', () => {
    const guessed = rigOf(alpha, -1, null);
    expect(guessed?.headShare[pointAt(0.3, 0.44)]).toBeGreaterThan(0.5);
    expect(guessed?.headShare[pointAt(0.56, 0.75)]).toBeLessThan(0.1);
  });

  it('does not believe in a head beside the creature: a designer may have drawn it elsewhere', () => {
    const elsewhere = rigOf(alpha, -1, { x: 0.75, y: 0.2, r: 0.12 });
    expect(elsewhere?.neck).toEqual(rigOf(alpha, -1, null)?.neck);
  });
});
