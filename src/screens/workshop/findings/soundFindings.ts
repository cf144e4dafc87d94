import { SILENCE_BEFORE, type SoundRules, UNPACKED } from '../../../../content/assets/soundRules.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import type { SoundType } from '../files/fileType.ts';
import type { OpenedSound } from '../files/openSound.ts';
import type { Finding } from './findings.ts';

const { checks } = workshopWords;

const mostOf = (type: SoundType, { most }: SoundRules) => (type === 'wav' ? most * UNPACKED : most);

/** Checks a sound against the rules. */
export function soundFindings({ type, bytes, heard }: OpenedSound, wanted: SoundRules): readonly Finding[] {
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
    good: before !== null && before <= SILENCE_BEFORE,
    expected: checks.atOnce,
    found: before === null ? checks.silent : before <= SILENCE_BEFORE ? checks.atOnce : checks.late(before),
  };
  // Music may fade in, so its start is not checked.
  return wanted.loops && before !== null ? [kind, weight, length] : [kind, weight, length, late];
}

/** The requirements for a sound in one line. */
export function wantedSoundWords(wanted: SoundRules): string {
  const [shortest, longest] = wanted.seconds;
  const parts = [checks.soundTypes, checks.atMost(wanted.most), checks.between(shortest, longest)];
  return [...parts, wanted.loops ? checks.loops : checks.atOnce].join(', ');
}
