import { describe, expect, it } from 'vitest';
import { eventsOf } from '../fast.ts';
import { testBook } from '../testing/book.ts';
import { begin, playOut } from '../testing/games.ts';

describe('a thousand battles', () => {
  it('come out the same on every machine', () => {
    // FNV-1a over the events as JSON.
    let hash = 0x811c9dc5;
    const mix = (text: string): void => {
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
    };
    const species = Object.keys(testBook.species);
    const moves = Object.keys(testBook.moves);
    const pick = (list: readonly string[], number: number): string => list[(number * 7919) % list.length]!;
    for (let battle = 0; battle < 1000; battle += 1) {
      const creature = (letter: string, index: number) => {
        const number = battle * 12 + index * 5 + letter.charCodeAt(0);
        const own = [0, 1, 2, 3].map((slot) => pick(moves, number * 4 + slot));
        const level = 1 + ((number * 31) % 100);
        return {
          id: `${letter}${index}`,
          species: pick(species, number),
          kind: 1 as const,
          level,
          moves: own,
        };
      };
      const side = (letter: string) =>
        Array.from({ length: 1 + (battle % 3) }, (_, index) => creature(letter, index));
      const dice = [battle, battle * 3, 5, 7] as const;
      const setup = { kind: 'gym', team: side('p'), opponents: side('o'), dice } as const;
      const { engine, state } = begin(testBook, setup);
      playOut(engine, battle, () => mix(JSON.stringify(eventsOf(engine, state))));
    }
    // Only a change of the rules or of the test book may change this number.
    expect(hash >>> 0).toBe(1_726_348_623);
  });
});
