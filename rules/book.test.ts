import { describe, expect, it } from 'vitest';
import { moveOf, speciesOf } from './book.ts';
import { testBook } from './testing/book.ts';

describe('the book', () => {
  it('finds species and moves by their keys', () => {
    expect(speciesOf(testBook, 'plain').name).toBe('Plain');
    expect(moveOf(testBook, 'great blow').name).toBe('Great Blow');
  });

  it.each(['', 'Plain', 'constructor', '__proto__', 'toString'])('has nothing under %j', (key) => {
    expect(() => speciesOf(testBook, key)).toThrow(RangeError);
    expect(() => moveOf(testBook, key)).toThrow(RangeError);
  });
});
