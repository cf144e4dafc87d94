import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAssets, findSounds, hashOf } from './assetFiles.ts';

let root: string;
const lay = (place: string, content = place) => {
  const file = path.join(root, 'assets', place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const places = () => Object.fromEntries(findAssets(root).map(({ name, place }) => [name, place]));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('assets by name', () => {
  it('are none where no folder is', () => {
    expect(findAssets(root)).toEqual([]);
  });

  it('are called by their path without the ending, data files with it', () => {
    lay('generated/creatures/kindlam.normal.webp');
    lay('generated/maps/green_land.webp');
    lay('generated/maps/green_land.json');
    expect(places()).toEqual({
      'creatures/kindlam.normal': 'assets/generated/creatures/kindlam.normal.webp',
      'maps/green_land': 'assets/generated/maps/green_land.webp',
      'maps/green_land.json': 'assets/generated/maps/green_land.json',
    });
  });

  it('come from the designers’ folder when it has one of any form', () => {
    lay('generated/items/nball.svg');
    lay('overrides/items/nball.png');
    expect(places()).toEqual({ 'items/nball': 'assets/overrides/items/nball.png' });
  });

  it('of a picture that the designers replace, no former small form is left', () => {
    lay('generated/maps/green_land.webp');
    lay('generated/maps/green_land.small.webp');
    lay('overrides/maps/green_land.png');
    expect(places()).toEqual({ 'maps/green_land': 'assets/overrides/maps/green_land.png' });
    lay('overrides/maps/green_land.small.png');
    expect(places()).toMatchObject({ 'maps/green_land.small': 'assets/overrides/maps/green_land.small.png' });
  });

  it('of a creature that the designers replace from the front only, no former back and no closed eyes are left', () => {
    lay('generated/creatures/kindlam.normal.webp');
    lay('generated/creatures/kindlam.normal.back.webp');
    lay('generated/creatures/kindlam.normal.back.roar.webp');
    lay('generated/creatures/kindlam.normal.blink.webp');
    lay('overrides/creatures/kindlam.normal.png');
    expect(places()).toEqual({ 'creatures/kindlam.normal': 'assets/overrides/creatures/kindlam.normal.png' });
  });

  it('of a back that the designers replace, no former pose from behind is left', () => {
    for (const form of ['', '.back', '.back.pain', '.pain'])
      lay(`generated/creatures/kindlam.normal${form}.webp`);
    lay('overrides/creatures/kindlam.normal.back.png');
    expect(Object.keys(places())).toEqual([
      'creatures/kindlam.normal',
      'creatures/kindlam.normal.back',
      'creatures/kindlam.normal.pain',
    ]);
  });

  it('of a sheet of all objects that the designers replace, no former sheet of a map is left', () => {
    for (const name of ['objects.webp', 'objects.json', 'objects.green_land.webp'])
      lay(`generated/tiles/${name}`);
    expect(Object.keys(places())).toContain('tiles/objects.green_land');
    lay('overrides/tiles/objects.png');
    expect(places()).toEqual({
      'tiles/objects': 'assets/overrides/tiles/objects.png',
      'tiles/objects.json': 'assets/generated/tiles/objects.json',
    });
  });

  it('of a ball that the designers replace, no former sheet of all balls is left', () => {
    for (const name of ['nball', 'uball', 'balls']) lay(`generated/items/${name}.webp`);
    expect(Object.keys(places())).toContain('items/balls');
    lay('overrides/items/uball.png');
    expect(Object.keys(places())).toEqual(['items/nball', 'items/uball']);
  });

  it('prefer svg, then png, then webp within one folder', () => {
    lay('generated/types/fire.webp');
    lay('generated/types/fire.png');
    lay('generated/types/ice.svg');
    lay('generated/types/ice.png');
    expect(places()).toEqual({
      'types/fire': 'assets/generated/types/fire.png',
      'types/ice': 'assets/generated/types/ice.svg',
    });
  });

  it('leave out files of other kinds', () => {
    lay('generated/README.md');
    lay('overrides/creatures/.gitkeep');
    expect(findAssets(root)).toEqual([]);
  });
});

describe('sounds by name', () => {
  const sounds = () => findSounds(root).map(({ place }) => place);

  it('keep every form they lie in, and are no pictures', () => {
    lay('generated/sounds/effects/tap.ogg');
    lay('generated/sounds/effects/tap.mp3');
    expect(findSounds(root).map(({ name }) => name)).toEqual([
      'sounds/effects/tap.mp3',
      'sounds/effects/tap.ogg',
    ]);
    expect(findAssets(root)).toEqual([]);
  });

  it('come from the designers’ folder alone when it has one of any form', () => {
    lay('generated/sounds/effects/tap.ogg');
    lay('generated/sounds/effects/tap.mp3');
    lay('generated/sounds/music/green_land.day.ogg');
    lay('overrides/sounds/effects/tap.wav');
    expect(sounds()).toEqual([
      'assets/overrides/sounds/effects/tap.wav',
      'assets/generated/sounds/music/green_land.day.ogg',
    ]);
  });
});

it('a changed file gets another hash', () => {
  expect(hashOf(new Uint8Array([1]))).not.toBe(hashOf(new Uint8Array([2])));
  expect(hashOf(new Uint8Array([1]))).toMatch(/^[0-9a-f]{8}$/);
});
