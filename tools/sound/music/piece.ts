import type { Drum } from './drums.ts';
import type { Instrument } from './instruments.ts';

interface PartLook {
  readonly instrument: Instrument;
  /** How loud it is beside a melody of 0, in LU: -4 to -12 for what goes along. */
  readonly level: number;
  /** -1 (left) to 1 (right), of pieces in stereo. */
  readonly pan?: number;
  /** First and last bar, from 1; all without. */
  readonly within?: readonly [number, number];
}

/** A line written note by note. */
export interface LinePart extends PartLook {
  readonly kind: 'melody' | 'counter';
  readonly notes: string;
}

/** The chords, each tone led to the nearest of the next chord. */
export interface ChordPart extends PartLook {
  readonly kind: 'chords';
  /** Beats of each bar in which they sound: `x:2 x:1 -:1`. */
  readonly rhythm: string;
  /** The key around which they lie. */
  readonly middle: number;
}

/** The tones of the chords one after the other. */
export interface ArpeggioPart extends PartLook {
  readonly kind: 'arpeggio';
  /** Places in the chord from the lowest, 0; 3 and more are an octave up; `-` rests. */
  readonly steps: string;
  readonly beats: number;
  readonly middle: number;
}

export interface BassPart extends PartLook {
  readonly kind: 'bass';
  /** Bars that take turns: `r` root, `3`, `5`, `8` octave, `n` the step below the next root. */
  readonly bars: readonly string[];
  /** The lowest key. */
  readonly lowest: number;
}

/** Bars that take turns, each with sixteenths: `x` a blow, `X` a hard one, `o` a soft one, `.` none. */
export interface DrumPart {
  readonly kind: 'drums';
  /** As of other parts. */
  readonly level: number;
  readonly bars: readonly Partial<Record<Drum, string>>[];
  readonly within?: readonly [number, number];
}

export type Part = LinePart | ChordPart | ArpeggioPart | BassPart | DrumPart;

export interface PieceTable {
  /** Beats a minute. */
  readonly tempo: number;
  readonly beatsPerBar: 3 | 4;
  /** The scales that it goes through: major with a capital letter, minor with an m. */
  readonly keys: readonly string[];
  readonly chords: string;
  readonly parts: readonly Part[];
  /** Size and level of the room, 0 to 1. */
  readonly room: { readonly size: number; readonly level: number };
  /** In beats. */
  readonly echo?: { readonly beats: number; readonly again: number; readonly level: number };
  readonly stereo?: boolean;
  /** LUFS, -18 to -14. */
  readonly loudness: number;
}
