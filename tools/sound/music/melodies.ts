import { type Chord, chordAt } from './chords.ts';
import type { Note } from './notes.ts';

/** Strong beats: the first of a bar, and in 4/4 also the third. Listeners expect a consonance there. */
export const isStrong = (beat: number, beatsPerBar: number): boolean =>
  Math.abs(beat % (beatsPerBar === 4 ? 2 : beatsPerBar)) < 1e-6;

const belongs = ({ key }: Note, chord: Chord): boolean => chord.classes.includes(key % 12);

/** Whether a dissonance resolves by a step into a tone of the next chord. */
function isLed(note: Note, next: Note | undefined, chords: readonly Chord[]): boolean {
  if (!next) return false;
  return Math.abs(next.key - note.key) <= 2 && belongs(next, chordAt(chords, next.beat));
}

/** The notes on strong beats that neither belong to their chord nor resolve into one. */
export function clashes(notes: readonly Note[], chords: readonly Chord[], beatsPerBar: number): Note[] {
  return notes.filter((note, index) => {
    if (!isStrong(note.beat, beatsPerBar) || belongs(note, chordAt(chords, note.beat))) return false;
    return !isLed(note, notes[index + 1], chords);
  });
}

/** Whether a line contains these scale steps in a row, at any place. */
export function hasMotif(notes: readonly Note[], root: number, motif: readonly number[]): boolean {
  const steps = notes.map(({ key }) => (key - root + 120) % 12);
  return steps.some((_, start) => motif.every((step, index) => steps[start + index] === step));
}

const soundingAt = (notes: readonly Note[], beat: number): Note | undefined =>
  notes.find((note) => note.beat <= beat + 1e-6 && note.beat + note.beats > beat + 1e-6);

/** Strong beats on which two lines are a semitone or a major seventh apart. */
export function rubs(one: readonly Note[], other: readonly Note[], beatsPerBar: number): number[] {
  return one
    .filter(({ beat }) => isStrong(beat, beatsPerBar))
    .filter(({ beat, key }) => {
      const beside = soundingAt(other, beat);
      return beside !== undefined && [1, 11].includes(Math.abs(key - beside.key) % 12);
    })
    .map(({ beat }) => beat);
}

/** Strong beats with parallel fifths or octaves: both lines move in the same direction and keep that interval. */
export function parallels(one: readonly Note[], other: readonly Note[], beatsPerBar: number): number[] {
  const strong = one.filter(({ beat }) => isStrong(beat, beatsPerBar));
  return strong.flatMap((note, index) => {
    const before = strong[index - 1];
    const [from, to] = [before && soundingAt(other, before.beat), soundingAt(other, note.beat)];
    if (!before || !from || !to || note.key === before.key || to.key === from.key) return [];
    const [first, second] = [Math.abs(before.key - from.key) % 12, Math.abs(note.key - to.key) % 12];
    const isTogether = Math.sign(note.key - before.key) === Math.sign(to.key - from.key);
    return isTogether && first === second && (second === 0 || second === 7) ? [note.beat] : [];
  });
}
