import { workshopWords } from '../../locales/en/workshop.ts';
import type { SoundType } from './fileType.ts';
import type { Finding } from './findings.ts';
import type { OpenedSound } from './openSound.ts';

/** What a sound of some name should be like, as `npm run assets:check` wants it. */
export interface WantedSound {
  /** Most bytes of a packed sound. */
  readonly most: number;
  /** Seconds, from the shortest to the longest of the game's own. */
  readonly seconds: readonly [shortest: number, longest: number];
  /** Whether it is played over and over. */
  readonly loops: boolean;
}

const { checks } = workshopWords;
const FOLDERS: readonly (readonly [string, WantedSound])[] = [
  ['sounds/music/', { most: 600_000, seconds: [20, 40], loops: true }],
  ['sounds/cries/', { most: 60_000, seconds: [0.3, 1.25], loops: false }],
];
const EFFECT: WantedSound = { most: 100_000, seconds: [0.05, 1.55], loops: false };
/** Silence that nobody notices before a sound, in seconds. */
const BEFORE = 0.02;
/** A wav is not packed: it may be ten times as heavy. */
const UNPACKED = 10;

/** What is wanted of the sound of a name. */
export const wantedSound = (name: string): WantedSound =>
  FOLDERS.find(([folder]) => name.startsWith(folder))?.[1] ?? EFFECT;

const mostOf = (type: SoundType, { most }: WantedSound) => (type === 'wav' ? most * UNPACKED : most);

/** Holds a sound against what is wanted. */
export function soundFindings({ type, bytes, heard }: OpenedSound, wanted: WantedSound): readonly Finding[] {
  const most = mostOf(type, wanted);
  const [shortest, longest] = wanted.seconds;
  const kind: Finding = { check: 'type', good: true, expected: checks.soundTypes, found: type.toUpperCase() };
  const weight: Finding = {
    check: 'weight',
    good: bytes <= most,
    expected: checks.atMost(most),
    found: checks.weight(bytes),
  };
  if (!heard) {
    const found = checks.unplayed;
    return [kind, weight, { check: 'length', good: false, expected: checks.played, found }];
  }
  const { seconds, before } = heard;
  const length: Finding = {
    check: 'length',
    good: seconds >= shortest && seconds <= longest,
    expected: checks.between(shortest, longest),
    found: checks.seconds(seconds),
  };
  const late: Finding = {
    check: 'start',
    good: before !== null && before <= BEFORE,
    expected: checks.atOnce,
    found: before === null ? checks.silent : before <= BEFORE ? checks.atOnce : checks.late(before),
  };
  // A piece may come in softly.
  return wanted.loops && before !== null ? [kind, weight, length] : [kind, weight, length, late];
}

/** What a sound of some name should be like, in a line. */
export function wantedSoundWords(wanted: WantedSound): string {
  const [shortest, longest] = wanted.seconds;
  const parts = [checks.soundTypes, checks.atMost(wanted.most), checks.between(shortest, longest)];
  return [...parts, wanted.loops ? checks.loops : checks.atOnce].join(', ');
}
