import { describe, expect, it } from 'vitest';
import { soundRules } from '../../../../content/assets/soundRules.ts';
import type { OpenedSound } from '../files/openSound.ts';
import { soundFindings, wantedSoundWords } from './soundFindings.ts';

const GOOD: OpenedSound = { type: 'ogg', bytes: 8_000, heard: { seconds: 0.4, before: 0.004 } };
const bad = (sound: Partial<OpenedSound>, name = 'sounds/effects/tap') =>
  soundFindings({ ...GOOD, ...sound }, soundRules(name))
    .filter(({ good }) => !good)
    .map(({ check, found }) => `${check}: ${found}`);

describe('an effect', () => {
  it('is fine when it is short, light and heard at once', () => {
    expect(bad({})).toEqual([]);
  });

  it('is told its weight, its length and the silence before it', () => {
    expect(bad({ bytes: 150_000, heard: { seconds: 12.346, before: 0.25 } })).toEqual([
      'weight: 150 kB',
      'length: 12.35 s',
      'start: 250 ms of silence before it',
    ]);
  });

  it('may be ten times as heavy as a wav', () => {
    expect(bad({ type: 'wav', bytes: 900_000 })).toEqual([]);
  });

  it('that this browser cannot play says so', () => {
    expect(bad({ heard: null })).toEqual(['length: this browser cannot play it']);
  });

  it('that is empty says so', () => {
    expect(bad({ heard: { seconds: 0.4, before: null } })).toEqual(['start: nothing is ever heard']);
  });
});

it('a piece of music may begin softly, and lasts longer', () => {
  const heard = { seconds: 30, before: 1 };
  expect(bad({ bytes: 500_000, heard }, 'sounds/music/home')).toEqual([]);
});

it('what is wanted of a cry is said in a line', () => {
  expect(wantedSoundWords(soundRules('sounds/cries/kindlam'))).toBe(
    'OGG, MP3 or WAV, at most 60 kB, 0.3 to 1.25 s, heard at once',
  );
});
