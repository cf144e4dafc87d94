import { type Chord, chordAt, readChords } from './chords.ts';
import { type Note, pitchClass, readLine, wordsOf } from './notes.ts';
import type { ArpeggioPart, BassPart, ChordPart, Part, PieceTable } from './piece.ts';
import { leadVoices } from './voicing.ts';

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
/** With both the natural and the raised seventh. */
const MINOR = [0, 2, 3, 5, 7, 8, 10, 11];

/** Pitch class of the root of a key such as `Am` or `A`. */
export const rootOf = (key: string): number => pitchClass(key.replace(/m$/, ''));

export const scaleClasses = (key: string): number[] =>
  (key.endsWith('m') ? MINOR : MAJOR).map((step) => (rootOf(key) + step) % 12);

type Tonal = Exclude<Part, { kind: 'drums' }>;

/** What all parts of a piece share. */
interface Frame {
  readonly piece: PieceTable;
  readonly chords: readonly Chord[];
  readonly bars: number;
}

export function frameOf(piece: PieceTable): Frame {
  const chords = readChords(piece.chords, piece.beatsPerBar);
  return { piece, chords, bars: piece.chords.split('|').length };
}

function playChords(part: ChordPart, { piece, chords, bars }: Frame): Note[] {
  const voices = leadVoices(chords, part.middle);
  return Array.from({ length: bars }, (_, bar) => bar * piece.beatsPerBar).flatMap((start) => {
    let beat = start;
    return wordsOf(part.rhythm).flatMap(({ name, beats }) => {
      const [from, to] = [beat, beat + beats];
      beat = to;
      if (name === '-') return [];
      // A chord that changes during a held note is struck again.
      return chords.flatMap((chord, index) => {
        const begin = Math.max(from, chord.beat);
        const length = Math.min(to, chord.beat + chord.beats) - begin;
        return length > 1e-6 ? voices[index]!.map((key) => ({ beat: begin, beats: length, key })) : [];
      });
    });
  });
}

function playArpeggio(part: ArpeggioPart, { piece, chords, bars }: Frame): Note[] {
  const voices = leadVoices(chords, part.middle);
  const steps = part.steps.split(/\s+/);
  const count = Math.round((bars * piece.beatsPerBar) / part.beats);
  const perBar = Math.round(piece.beatsPerBar / part.beats);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const step = steps[(index % perBar) % steps.length]!;
    if (step === '-') return [];
    const beat = index * part.beats;
    const keys = voices[chords.indexOf(chordAt(chords, beat))]!;
    const place = Number(step);
    const key = keys[place % keys.length]! + 12 * Math.floor(place / keys.length);
    return [{ beat, beats: part.beats, key }];
  });
}

const INTERVALS: Readonly<Record<string, number>> = { '3': 1, '5': 2, '7': 3 };

/** The scale step below the next root, which leads to it. */
function approach({ piece }: Frame, next: Chord): number {
  const scale = piece.keys.flatMap(scaleClasses);
  const below = [1, 2].find((step) => scale.includes((next.bass - step + 12) % 12)) ?? 1;
  return (next.bass - below + 12) % 12;
}

function playBass(part: BassPart, frame: Frame): Note[] {
  const { piece, chords, bars } = frame;
  const place = (pitchClass: number): number => part.lowest + ((pitchClass - part.lowest + 120) % 12);
  return Array.from({ length: bars }, (_, bar) => bar).flatMap((bar) => {
    let beat = bar * piece.beatsPerBar;
    return wordsOf(part.bars[bar % part.bars.length]!).flatMap(({ name, beats }) => {
      const chord = chordAt(chords, beat);
      const next = chords[(chords.indexOf(chord) + 1) % chords.length]!;
      const start = beat;
      beat += beats;
      if (name === '-') return [];
      if (name === 'n') return [{ beat: start, beats, key: place(approach(frame, next)) }];
      const tone = chord.classes[INTERVALS[name] ?? -1] ?? chord.bass;
      return [{ beat: start, beats, key: place(tone) + (name === '8' ? 12 : 0) }];
    });
  });
}

/** The notes of a part, only in the bars in which it plays. */
export function notesOf(part: Tonal, frame: Frame): Note[] {
  const all = (): Note[] => {
    if (part.kind === 'chords') return playChords(part, frame);
    if (part.kind === 'arpeggio') return playArpeggio(part, frame);
    if (part.kind === 'bass') return playBass(part, frame);
    return readLine(part.notes, frame.piece.beatsPerBar);
  };
  const [first, last] = part.within ?? [1, frame.bars];
  const perBar = frame.piece.beatsPerBar;
  // A written line contains only the bars in which it plays.
  const shift = part.kind === 'melody' || part.kind === 'counter' ? (first - 1) * perBar : 0;
  return all()
    .map((note) => ({ ...note, beat: note.beat + shift }))
    .filter(({ beat }) => beat >= (first - 1) * perBar - 1e-6 && beat < last * perBar - 1e-6);
}
