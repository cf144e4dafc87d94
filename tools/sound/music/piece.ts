import type { Drum } from './drums.ts';
import type { Instrument } from './instruments.ts';

interface PartLook {
  readonly instrument: Instrument;
  /** Loudness relative to a melody at 0, in LU: -4 to -12 for accompaniment. */
  readonly level: number;
  /** -1 (left) to 1 (right), only in stereo pieces. */
  readonly pan?: number;
  /** First and last bar, from 1; all bars by default. */
  readonly within?: readonly [number, number];
}

/** A line written note by note. */
export interface LinePart extends PartLook {
  readonly kind: 'melody' | 'counter';
  readonly notes: string;
}

/** Chords, voiced so that each tone moves to the nearest tone of the next chord. */
export interface ChordPart extends PartLook {
  readonly kind: 'chords';
  /** Rhythm of each bar in beats: `x:2 x:1 -:1`. */
  readonly rhythm: string;
  /** Number of the key around which the chords lie. */
  readonly middle: number;
}

/** The tones of the chords one after another. */
export interface ArpeggioPart extends PartLook {
  readonly kind: 'arpeggio';
  /**
   * Indices into the chord from its lowest tone, 0; indices above the last one are an octave higher; `-` is a rest.
   */
  readonly steps: string;
  readonly beats: number;
  readonly middle: number;
}

export interface BassPart extends PartLook {
  readonly kind: 'bass';
  /** Bars that alternate: `r` root, `3`, `5`, `8` octave, `n` the scale step below the next root. */
  readonly bars: readonly string[];
  /** Number of the lowest key. */
  readonly lowest: number;
}

/** Bars that alternate, each in sixteenths: `x` a stroke, `X` a hard one, `o` a soft one, `.` none. */
export interface DrumPart {
  readonly kind: 'drums';
  /** As in other parts. */
  readonly level: number;
  readonly bars: readonly Partial<Record<Drum, string>>[];
  readonly within?: readonly [number, number];
}

export type Part = LinePart | ChordPart | ArpeggioPart | BassPart | DrumPart;

export interface PieceTable {
  /** Beats per minute. */
  readonly tempo: number;
  readonly beatsPerBar: 3 | 4 | 5;
  /** The scales of the piece: `A` is major, `Am` minor. */
  readonly keys: readonly string[];
  readonly chords: string;
  readonly parts: readonly Part[];
  /** Size and level of the reverb, 0 to 1. */
  readonly room: { readonly size: number; readonly level: number };
  /** In beats. */
  readonly echo?: { readonly beats: number; readonly again: number; readonly level: number };
  readonly stereo?: boolean;
  /** LUFS, -18 to -14. */
  readonly loudness: number;
}
