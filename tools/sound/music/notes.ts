/** A note of a written line. Rests are left out. */
export interface Note {
  /** Beats from the beginning of the piece. */
  readonly beat: number;
  readonly beats: number;
  /** Number of the key; 60 is middle C. */
  readonly key: number;
}

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Pitch class from 0 (C) to 11 (B) of a note name without octave: `f#`, `Bb`. */
export function pitchClass(name: string): number {
  const step = STEPS[name[0]?.toLowerCase() ?? ''];
  if (step === undefined) throw new Error(`${name} is no note`);
  const sign = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0;
  return (step + sign + 12) % 12;
}

/** Key number of a note name with octave: `c4` is 60. */
export function keyOf(name: string): number {
  const [, step = '', sign = '', octave = ''] = /^([a-g])([#b]?)(-?\d)$/.exec(name) ?? [];
  if (!step) throw new Error(`${name} is no note`);
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0;
  return 12 * (Number(octave) + 1) + STEPS[step]! + shift;
}

export const frequencyOf = (key: number): number => 440 * 2 ** ((key - 69) / 12);

/** One `name:beats` word. A length holds until the next one. `-` is a rest, `~` prolongs the note before. */
export interface Word {
  readonly name: string;
  readonly beats: number;
}

export function wordsOf(bar: string): Word[] {
  let beats = 1;
  return bar
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', length] = word.split(':');
      beats = length === undefined ? beats : Number(length);
      return { name, beats };
    });
}

/** Reads a line of notes with bars separated by `|`. Throws if a bar has too many or too few beats. */
export function readLine(text: string, beatsPerBar: number): Note[] {
  const notes: Note[] = [];
  text.split('|').forEach((bar, index) => {
    let beat = index * beatsPerBar;
    for (const { name, beats } of wordsOf(bar)) {
      const last = notes.at(-1);
      if (name === '~' && last) notes[notes.length - 1] = { ...last, beats: last.beats + beats };
      else if (name !== '-') notes.push({ beat, beats, key: keyOf(name) });
      beat += beats;
    }
    const full = (index + 1) * beatsPerBar;
    if (Math.abs(beat - full) > 1e-6) throw new Error(`bar ${index + 1} has ${beat - full} beats too many`);
  });
  return notes;
}

export const barsOf = (text: string): number => text.split('|').length;
