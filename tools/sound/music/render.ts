import { integratedLoudness } from '../measure/loudness.ts';
import { fromDecibels } from '../measure/peak.ts';
import { makeFilter } from '../synth/filter.ts';
import { addAt, roundLoop, scale } from '../synth/mix.ts';
import { around, seeded } from '../synth/random.ts';
import { RATE, type Samples, silence } from '../synth/rate.ts';
import { echoOf, roomOf } from '../synth/space.ts';
import { renderTone, type Tone } from '../synth/tone.ts';
import { DRUMS, type Drum } from './drums.ts';
import { playNote } from './instruments.ts';
import { frequencyOf } from './notes.ts';
import type { DrumPart, Part, PieceTable } from './piece.ts';
import { frameOf, notesOf } from './score.ts';

/** A tone with its time. */
interface Event {
  readonly seconds: number;
  readonly tone: Tone;
  readonly strength: number;
}

const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.75, o: 0.4 };

/** Length of the loop in samples. */
export function loopLength(piece: PieceTable): number {
  const beats = piece.chords.split('|').length * piece.beatsPerBar;
  return Math.round((beats * 60 * RATE) / piece.tempo);
}

/** Accents: the first beat of a bar is the strongest, then the other beats, then the notes between them. */
function accent(beat: number, perBar: number): number {
  if (Math.abs(beat % perBar) < 1e-6) return 1;
  return Math.abs(beat % 1) < 1e-6 ? 0.9 : 0.8;
}

function drumEvents(part: DrumPart, piece: PieceTable, seed: string): Event[] {
  const random = seeded(seed);
  const { bars } = frameOf(piece);
  const [first, last] = part.within ?? [1, bars];
  const events: Event[] = [];
  for (let bar = first - 1; bar < last; bar += 1) {
    const rows = Object.entries(part.bars[bar % part.bars.length]!) as [Drum, string][];
    for (const [drum, row] of rows) {
      [...row].forEach((sign, step) => {
        const strength = (STRENGTHS[sign] ?? 0) * around(random, 1, 0.08);
        if (strength === 0) return;
        const beat = bar * piece.beatsPerBar + step / 4;
        const seconds = (beat * 60) / piece.tempo;
        for (const layer of DRUMS[drum]) {
          events.push({ seconds: seconds + (layer.at ?? 0), tone: layer, strength });
        }
      });
    }
  }
  return events;
}

function toneEvents(part: Exclude<Part, DrumPart>, piece: PieceTable, seed: string): Event[] {
  const random = seeded(seed);
  const beat = 60 / piece.tempo;
  return notesOf(part, frameOf(piece)).flatMap((note) => {
    const strength = accent(note.beat, piece.beatsPerBar) * around(random, 0.95, 0.06);
    // Small delays make the timing human; the bass is almost exact.
    const late = Math.abs(around(random, 0, part.kind === 'bass' ? 0.003 : 0.007));
    const seconds = Math.max(0.05, note.beats * beat * 0.94);
    const tones = playNote(part.instrument, frequencyOf(note.key), seconds, strength);
    return tones.map((tone) => ({ seconds: note.beat * beat + late, tone, strength }));
  });
}

function renderPart(part: Part, piece: PieceTable, seed: string): Samples {
  const events = part.kind === 'drums' ? drumEvents(part, piece, seed) : toneEvents(part, piece, seed);
  const samples = silence(loopLength(piece));
  const random = seeded(`${seed} noise`);
  for (const { seconds, tone, strength } of events) {
    addAt(samples, renderTone(tone, random), Math.round(seconds * RATE), strength, true);
  }
  const gain = fromDecibels(part.level - 20 - integratedLoudness([samples], RATE));
  return brightened(scale(samples, gain), part);
}

/** Tables and filters leave little above 3 kHz: some of it is added back, except to basses and drums. */
function brightened(samples: Samples, part: Part): Samples {
  if (isDry(part)) return samples;
  const filter = makeFilter('high');
  return roundLoop(samples, (whole) => whole.map((value) => value + 0.6 * filter(value, 2600)));
}

/** Gain of one side by the law of equal power: panning does not change the loudness. */
const share = (pan: number, side: 0 | 1): number => {
  const turn = ((pan + 1) * Math.PI) / 4;
  return Math.SQRT2 * (side === 0 ? Math.cos(turn) : Math.sin(turn));
};

/** Whether a part gets no reverb: it would blur drums and basses. */
const isDry = (part: Part): boolean => part.kind === 'drums' || part.kind === 'bass';

function withSpace(wet: Samples, piece: PieceTable, side: 0 | 1): Samples {
  const { room, echo, tempo } = piece;
  return roundLoop(wet, (samples) => {
    const all = samples.slice();
    if (echo) {
      const seconds = (echo.beats * 60) / tempo;
      addAt(all, echoOf(samples, { ...echo, seconds }), 0, 1, false);
    }
    addAt(all, roomOf(all, room.size, side * 13), 0, room.level, false);
    return all;
  });
}

/** Renders a piece as a loop with one or two channels. Notes that sound beyond the end continue at the beginning. */
export function renderPiece(name: string, piece: PieceTable): Samples[] {
  const rendered = piece.parts.map((part, index) => ({
    part,
    samples: renderPart(part, piece, `${name} ${index}`),
  }));
  const sides: readonly (0 | 1)[] = piece.stereo ? [0, 1] : [0];
  return sides.map((side) => {
    const mix = (dry: boolean): Samples => {
      const sum = silence(loopLength(piece));
      for (const { part, samples } of rendered) {
        if (isDry(part) !== dry) continue;
        const pan = piece.stereo && 'pan' in part ? (part.pan ?? 0) : 0;
        addAt(sum, samples, 0, share(pan, side), true);
      }
      return sum;
    };
    const whole = withSpace(mix(false), piece, side);
    addAt(whole, mix(true), 0, 1, true);
    return whole;
  });
}
