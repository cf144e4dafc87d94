import { describe, expect, it } from 'vitest';
import { RATE } from '../synth/rate.ts';
import { checkLevel } from './level.ts';
import { checkLoop } from './loop.ts';
import { checkNames, ENDINGS, expectedNames } from './names.ts';
import { checkSilence } from './short.ts';
import { checkSize } from './size.ts';
import { checkShape, checkSound } from './sound.ts';

const LENGTH = RATE * 2;
const tone = (strength: number, periods = 880, offset = 0) => ({
  rate: RATE,
  channels: [
    Float32Array.from(
      { length: LENGTH },
      (_, at) => offset + strength * Math.sin((2 * Math.PI * periods * at) / LENGTH),
    ),
  ],
});
const cut = (from: number, to: number) => {
  const sound = tone(0.25);
  sound.channels[0]!.fill(0, from, to);
  return sound;
};
const files = expectedNames().flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`));

describe('the check of levels', () => {
  it('finds nothing at -16 LUFS', () => {
    expect(checkLevel(tone(0.224), true)).toEqual([]);
  });

  it.each([
    ['too soft', tone(0.05), /LUFS/],
    ['too loud', tone(0.6), /LUFS/],
    ['clipped', tone(1.1), /clips/],
    ['beside nought', tone(0.224, 880, 0.01), /nought/],
  ])('finds what is %s', (_, sound, fault) => {
    expect(checkLevel(sound, false).join()).toMatch(fault);
  });
});

describe('the check of loops', () => {
  it('finds nothing where the end meets the beginning', () => {
    expect(checkLoop(tone(0.25), LENGTH)).toEqual([]);
  });

  it.each([
    ['a sample too many', tone(0.25), LENGTH - 1, /samples long/],
    ['a jump', tone(0.25, 880.25), LENGTH, /jumps/],
    ['a gap at the end', cut(LENGTH - 700, LENGTH), LENGTH, /silent at its end/],
    ['a gap at the beginning', cut(0, 700), LENGTH, /silent at its beginning/],
  ])('finds %s', (_, sound, length, fault) => {
    expect(checkLoop(sound, length).join()).toMatch(fault);
  });
});

describe('the check of short sounds', () => {
  it('finds nothing in a sound that begins at once', () => {
    expect(checkSilence(tone(0.25))).toEqual([]);
  });

  it.each([
    ['late', cut(0, 2000), /begins with 8\d ms/],
    ['weighed down', cut(LENGTH - 4000, LENGTH), /ends with 16\d ms/],
    ['silent', cut(0, LENGTH), /silent/],
  ])('finds what is %s', (_, sound, fault) => {
    expect(checkSilence(sound).join()).toMatch(fault);
  });

  it('finds what is too long, and another rate', () => {
    expect(checkShape('effects/tap.ogg', tone(0.25)).join()).toMatch(/2\.00 s long/);
    expect(checkShape('effects/tap.ogg', { ...tone(0.25), rate: 44_100 }).join()).toMatch(/44100 samples/);
  });
});

describe('the check of files', () => {
  it('finds nothing where all are there', () => {
    expect(checkNames(files)).toEqual([]);
  });

  it('names what is missing and what nobody asks for', () => {
    const [first = '', ...others] = files;
    expect(checkNames(others).join()).toContain(`${first} is missing`);
    expect(checkNames([...files, 'effects/Tap.ogg']).join()).toContain(
      'effects/Tap.ogg is asked for by nobody',
    );
  });

  it('counts each form for itself', () => {
    const heavy = [
      { path: 'a.ogg', bytes: 2_000_000 },
      { path: 'b.ogg', bytes: 2_000_000 },
      { path: 'a.mp3', bytes: 100 },
    ];
    expect(checkSize(heavy)).toEqual([expect.stringContaining('all ogg files weigh 4000000 bytes')]);
  });

  it.each(['effects/tap.ogg', 'effects/tap.mp3'])(
    'says of %s that it cannot be read when it is no sound',
    async (path) => {
      const faults = await checkSound(path, new TextEncoder().encode('not a sound'));
      expect(faults).toEqual([expect.stringContaining(`${path} cannot be read`)]);
    },
  );
});
