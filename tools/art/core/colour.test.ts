import { describe, expect, it } from 'vitest';
import { DARK_RECIPES, recipeOfType } from './dark-recipes.ts';
import { paletteOf } from './kinds.ts';
import { colourDifference, fromOklch, hueWithin, mix, toOklch } from './oklch.ts';
import { makeRamp } from './ramp.ts';

const SAMPLES = ['#f47b34', '#4aa3ee', '#6fbf4b', '#fff1d8', '#635a80', '#9fb0c4', '#ffffff'];

describe('colours', () => {
  it('survive the way to OKLCH and back', () => {
    for (const hex of SAMPLES) {
      const { lightness, chroma, hue } = toOklch(hex);
      expect(colourDifference(fromOklch(lightness, chroma, hue), hex)).toBeLessThan(0.6);
    }
  });

  it('mix half and half', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('press a hue into a range across the zero', () => {
    expect(hueWithin(10, 335, 45)).toBeCloseTo(10);
    expect(hueWithin(100, 335, 45)).toBeCloseTo(20);
  });

  it('refuse what is no colour', () => {
    expect(() => toOklch('#12')).toThrow('not a colour');
  });
});

describe('a ramp', () => {
  it('runs from the line to the light, each tone lighter than the one before', () => {
    for (const hex of SAMPLES.slice(0, -1)) {
      const ramp = makeRamp(hex);
      const order = [ramp.line, ramp.deep, ramp.shade, ramp.base, ramp.light];
      const lightness = order.map((tone) => toOklch(tone).lightness);
      expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
    }
  });

  it('gives grey a violet shadow', () => {
    expect(toOklch(makeRamp('#eeeeee').shade).hue).toBeCloseTo(285, -1);
  });
});

describe('the kinds of a palette', () => {
  const palette = { main: '#f47b34', belly: '#ffe4bb', accent: '#ee4430', iris: '#d8452a', lamp: '#fff9d8' };

  it('differ clearly from each other', () => {
    const dark = paletteOf(palette, 'dark');
    const shiny = paletteOf(palette, 'shiny');
    expect(colourDifference(palette.main, dark.main!)).toBeGreaterThan(20);
    expect(colourDifference(palette.main, shiny.main!)).toBeGreaterThan(15);
    expect(colourDifference(dark.main!, shiny.main!)).toBeGreaterThan(20);
  });

  it('leave the normal palette alone, and the eye of the shiny kind', () => {
    expect(paletteOf(palette, 'normal')).toEqual(palette);
    expect(paletteOf(palette, 'shiny').iris).toBe(palette.iris);
  });

  it('are dark in four recipes, that differ clearly from each other', () => {
    const mains = DARK_RECIPES.map((darkRecipe) => paletteOf(palette, 'dark', { darkRecipe }).main!);
    for (const [i, first] of mains.entries()) {
      for (const second of mains.slice(i + 1)) expect(colourDifference(first, second)).toBeGreaterThan(6);
    }
    const eyes = DARK_RECIPES.map((darkRecipe) => paletteOf(palette, 'dark', { darkRecipe }).iris);
    expect(new Set(eyes).size).toBe(4);
  });

  it('take the recipe of their dark kind from a type, by default plum', () => {
    expect([
      recipeOfType('fire'),
      recipeOfType('water'),
      recipeOfType('ghost'),
      recipeOfType(undefined),
    ]).toEqual(['ember', 'tide', 'plum', 'plum']);
  });

  it('take the colours that the drawing sets by hand, and keep fixed ones', () => {
    const dark = paletteOf(palette, 'dark', { dark: { main: '#123456' }, roles: { lamp: 'fixed' } });
    expect(dark.main).toBe('#123456');
    expect(dark.lamp).toBe(palette.lamp);
  });
});
