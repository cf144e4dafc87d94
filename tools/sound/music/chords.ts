import { pitchClass } from './notes.ts';

/** Semitones above the root, by the suffix of the chord's name. */
const KINDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  '6': [0, 4, 7, 9],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  dim: [0, 3, 6],
  add9: [0, 4, 7, 14],
};

export interface Chord {
  readonly beat: number;
  readonly beats: number;
  /** Pitch classes from 0 (C) to 11 (B), root first. */
  readonly classes: readonly number[];
  /** Pitch class of the bass. */
  readonly bass: number;
}

/** Reads a name such as `Am7` or `C/E`. */
export function readChord(name: string): Pick<Chord, 'classes' | 'bass'> {
  const [, root = '', kind = '', bass] = /^([A-G][#b]?)([a-z0-9]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? [];
  const steps = KINDS[kind];
  if (!root || !steps) throw new Error(`${name} is no chord`);
  const first = pitchClass(root);
  return {
    classes: steps.map((step) => (first + step) % 12),
    bass: bass === undefined ? first : pitchClass(bass),
  };
}

/** Reads chords with bars separated by `|`; several chords share their bar evenly. */
export function readChords(text: string, beatsPerBar: number): Chord[] {
  return text.split('|').flatMap((bar, index) => {
    const names = bar.trim().split(/\s+/);
    const beats = beatsPerBar / names.length;
    return names.map((name, place) => ({
      ...readChord(name),
      beat: index * beatsPerBar + place * beats,
      beats,
    }));
  });
}

/** The chord that sounds at a beat. */
export function chordAt(chords: readonly Chord[], beat: number): Chord {
  const chord = chords.findLast((candidate) => candidate.beat <= beat + 1e-6);
  if (!chord) throw new Error(`no chord at beat ${beat}`);
  return chord;
}
