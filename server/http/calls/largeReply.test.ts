import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../../contract/calls.ts';
import { pauses, writeInSlices } from './largeReply.ts';
import { checkedReply } from './route.ts';

const creature = z.object({ id: z.string(), level: z.int().check(z.maximum(100)) });
const schema = z.object({
  list: z.array(creature).check(z.maxLength(3)),
  count: z.int(),
  left: z.optional(z.string()),
  more: z.record(z.string(), z.array(z.string())),
});
const right = {
  list: [
    { id: 'ä"', level: 5 },
    { id: 'b', level: 6 },
  ],
  count: 2,
  more: { a: ['b'] },
};
const write = (reply: unknown, pause?: () => Promise<void>) =>
  writeInSlices('any', schema, reply, checkedReply, pause);

it('a reply in slices is the same as at once, without the fields that its contract does not know', async () => {
  const spoilt = { ...right, secret: 1, list: right.list.map((one) => ({ ...one, dice: [1] })) };
  for (const reply of [right, { ...right, list: [] }, { ...right, left: 'x' }, spoilt]) {
    expect(await write(reply)).toBe(JSON.stringify(checkedReply('any', schema, reply)));
  }
});

it.each([
  ['an element', { ...right, list: [right.list[0], { id: 'b', level: 101 }] }, 'any, list.1,'],
  ['too many elements', { ...right, list: Array(4).fill(right.list[0]) }, 'list'],
  ['another field', { ...right, count: 'two' }, 'count'],
  ['a missing list', { ...right, list: undefined }, 'list'],
])(
  'a reply that breaks its contract by %s is refused, and the error says where',
  async (_what, reply, field) => {
    await expect(write(reply)).rejects.toThrow(field);
  },
);

it('others can have their turn before each element', async () => {
  const pause = vi.fn(async () => undefined);
  await write(right, pause);
  expect(pause).toHaveBeenCalledTimes(2);
});

it('a pause lets others have their turn only after work that was long', async () => {
  let turns = 0;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const pause = pauses();
  const counted = () => setImmediate(() => (turns += 1));
  counted();
  await pause();
  expect(turns).toBe(0);
  clock.mockReturnValue(6);
  await pause();
  expect(turns).toBe(1);
  counted();
  await pause();
  expect(turns).toBe(1);
  clock.mockRestore();
});

it('a reply of any call that is not there at all breaks the contract', async () => {
  for (const { name, reply } of CALLS) {
    await expect(writeInSlices(name, reply, undefined, checkedReply)).rejects.toThrow(name);
  }
});
