import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../../contract/calls.ts';
import { checkedReply } from './route.ts';

const creature = z.object({ id: z.string(), level: z.int().check(z.minimum(1), z.maximum(100)) });
const schema = z.object({
  list: z.array(creature).check(z.maxLength(2)),
  held: z.nullable(creature),
  left: z.optional(z.string()),
  event: z.custom<{ type: string }>(
    (value) => typeof value === 'object' && value !== null && 'type' in value,
  ),
});
const right = { list: [{ id: 'a', level: 5 }], held: null, event: { type: 'move', damage: 3 } };

describe('a reply', () => {
  it('goes out without the fields that its contract does not know, wherever they are', () => {
    const reply = {
      ...right,
      list: [{ id: 'a', level: 5, dice: [1] }],
      held: { id: 'b', level: 1, seed: 9 },
      secret: 1,
    };
    expect(checkedReply('any', schema, reply)).toEqual({ ...right, held: { id: 'b', level: 1 } });
  });

  it.each([
    ['a missing field', { ...right, held: undefined }, 'held'],
    ['a number out of range within a list', { ...right, list: [{ id: 'a', level: 101 }] }, 'list.0.level'],
    ['a list too long', { ...right, list: Array(3).fill(right.list[0]) }, 'list'],
    ['what a rule of its own refuses', { ...right, event: {} }, 'event'],
    ['a wrong optional field', { ...right, left: 7 }, 'left'],
  ])('with %s breaks the contract, and the error names the field', (_what, reply, field) => {
    expect(() => checkedReply('any', schema, reply)).toThrow(
      `The reply of any breaks its contract (${field}: `,
    );
  });

  it('of any call that is not there at all breaks the contract', () => {
    for (const call of CALLS) expect(() => checkedReply(call.name, call.reply, undefined)).toThrow(call.name);
  });
});
