import { describe, expect, it } from 'vitest';
import { assignFile } from './assignFile.ts';

const NAMES = [
  'creatures/kindlam.normal',
  'creatures/kindlam.shiny',
  'creatures/podkin.normal',
  'battle/meadow',
  'characters/racer',
  'badges/racer',
];

describe('a file', () => {
  it('belongs to the picture it is named after, whatever its folder and its case', () => {
    expect(assignFile('kindlam.shiny.png', NAMES)).toEqual({ name: 'creatures/kindlam.shiny' });
    expect(assignFile('exports/Kindlam.Normal.WEBP', NAMES)).toEqual({ name: 'creatures/kindlam.normal' });
  });

  it('is asked about where two folders have its name, unless its own folder tells', () => {
    expect(assignFile('racer.svg', NAMES)).toEqual({ near: ['characters/racer', 'badges/racer'] });
    expect(assignFile('assets/overrides/badges/racer.svg', NAMES)).toEqual({ name: 'badges/racer' });
  });

  it('of a sound belongs to the sound it is named after', () => {
    const sounds = ['sounds/effects/trade', 'sounds/music/trade', 'sounds/music/green_land.day'];
    expect(assignFile('Green_Land.Day.ogg', sounds)).toEqual({ name: 'sounds/music/green_land.day' });
    expect(assignFile('music/trade.wav', sounds)).toEqual({
      near: ['sounds/effects/trade', 'sounds/music/trade'],
    });
    expect(assignFile('assets/overrides/sounds/music/trade.mp3', sounds)).toEqual({
      name: 'sounds/music/trade',
    });
  });

  it('of an unknown name is near to known ones, the nearest first', () => {
    const found = assignFile('kindlan.shiny.png', NAMES);
    expect('near' in found && found.near).toHaveLength(3);
    expect('near' in found && found.near[0]).toBe('creatures/kindlam.shiny');
  });
});
