import { describe, expect, it } from 'vitest';
import { readChords } from './chords.ts';
import { clashes, hasMotif, parallels, rubs } from './melodies.ts';
import { readLine } from './notes.ts';
import type { LinePart, PieceTable } from './piece.ts';
import { PIECE_TABLES } from './pieces.ts';
import { frameOf, notesOf, rootOf, scaleClasses } from './score.ts';

const all = Object.entries(PIECE_TABLES);
const linesOf = (piece: PieceTable) =>
  piece.parts.filter((part): part is LinePart => part.kind === 'melody' || part.kind === 'counter');
const lineOf = (piece: PieceTable, kind: LinePart['kind']) => {
  const part = linesOf(piece).find((line) => line.kind === kind);
  return part ? notesOf(part, frameOf(piece)) : [];
};
const MAJOR_MOTIF = [7, 0, 2, 4, 7];
const MINOR_MOTIF = [7, 0, 2, 3, 7];

describe('the rules that melodies are checked by', () => {
  const chords = readChords('C | F', 4);

  it('hear a strong beat outside of the chord', () => {
    expect(clashes(readLine('d4:2 g4:2 | f4:4', 4), chords, 4)).toHaveLength(1);
  });

  it('let a dissonance pass that is led into the chord by step', () => {
    expect(clashes(readLine('d4:1 e4:1 g4:2 | g4:1 f4:3', 4), chords, 4)).toEqual([]);
  });

  it('hear two lines rub and two lines walk in octaves', () => {
    expect(rubs(readLine('c5:4', 4), readLine('b3:4', 4), 4)).toEqual([0]);
    expect(parallels(readLine('c5:2 d5:2', 4), readLine('c4:2 d4:2', 4), 4)).toEqual([2]);
    expect(parallels(readLine('c5:2 d5:2', 4), readLine('e4:2 f4:2', 4), 4)).toEqual([]);
  });
});

describe.each(all)('the piece %s', (_, piece) => {
  const frame = frameOf(piece);

  it('has chords and melody of the same number of bars, and 20 to 40 seconds of them', () => {
    const melody = linesOf(piece).find(({ kind }) => kind === 'melody');
    expect(melody?.notes.split('|')).toHaveLength(frame.bars);
    const seconds = (frame.bars * piece.beatsPerBar * 60) / piece.tempo;
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(40);
  });

  it('has lines that agree with their chords on strong beats', () => {
    for (const part of linesOf(piece)) {
      expect(clashes(notesOf(part, frame), frame.chords, piece.beatsPerBar)).toEqual([]);
    }
  });

  it('stays in its keys, and in those of borrowed chords', () => {
    const scale = new Set(piece.keys.flatMap(scaleClasses));
    for (const { beat, key } of lineOf(piece, 'melody')) {
      const chord = frame.chords.findLast((candidate) => candidate.beat <= beat + 1e-6);
      expect(scale.has(key % 12) || chord?.classes.includes(key % 12)).toBe(true);
    }
  });

  it('can be sung: no leap beyond an octave within a phrase', () => {
    const melody = lineOf(piece, 'melody');
    for (const [index, { beat, key }] of melody.entries()) {
      const before = melody[index - 1];
      const isBreath = !before || before.beat + before.beats < beat - 1e-6;
      expect(isBreath ? 0 : Math.abs(key - before.key)).toBeLessThanOrEqual(12);
    }
  });

  it('has a second line that neither rubs against the first nor walks in octaves or fifths with it', () => {
    const [melody, counter] = [lineOf(piece, 'melody'), lineOf(piece, 'counter')];
    expect(rubs(melody, counter, piece.beatsPerBar)).toEqual([]);
    expect(parallels(melody, counter, piece.beatsPerBar)).toEqual([]);
  });

  it('has the motif of the journey', () => {
    const [key = ''] = piece.keys;
    const motif = key.endsWith('m') ? MINOR_MOTIF : MAJOR_MOTIF;
    expect(hasMotif(lineOf(piece, 'melody'), rootOf(key), motif)).toBe(true);
  });
});

describe('the champion', () => {
  it('has the motif in three keys, the last a step above the first', () => {
    const melody = lineOf(PIECE_TABLES.champion, 'melody');
    expect(hasMotif(melody, rootOf('Dm'), MINOR_MOTIF)).toBe(true);
    expect(hasMotif(melody, rootOf('F'), MAJOR_MOTIF)).toBe(true);
    expect(hasMotif(melody, rootOf('Em'), MINOR_MOTIF)).toBe(true);
  });
});
