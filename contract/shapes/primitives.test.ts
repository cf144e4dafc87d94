import { describe, expect, it } from 'vitest';
import { itemKey, quantity, skip } from './primitives.ts';

describe('primitives of the wire', () => {
  it.each(['__proto__', 'constructor', 'toString', '', 'nball ', 'N'])('refuse the item key %j', (key) => {
    expect(itemKey.safeParse(key).success).toBe(false);
  });

  it.each([-1, 0, 1.5, Number.POSITIVE_INFINITY, Number.NaN, '2', null, [], 2 ** 53 + 2])(
    'refuse the quantity %j',
    (value) => {
      expect(quantity.safeParse(value).success).toBe(false);
    },
  );

  it.each(['-1', '1e12', 'ten', '99999999', ''])('refuse the offset %j', (value) => {
    expect(skip.safeParse(value).success).toBe(false);
  });

  it('take a left-out offset as the beginning', () => {
    expect(skip.parse(undefined)).toBe(0);
    expect(skip.parse('20')).toBe(20);
  });
});
