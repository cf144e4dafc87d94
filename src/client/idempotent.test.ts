import { expect, it } from 'vitest';
import { Refusal } from '../api/refusal.ts';
import { idempotent } from './idempotent.ts';

const keys: string[] = [];
const answer = (outcome: Refusal | null) => async (key: string) => {
  keys.push(key);
  if (outcome) throw outcome;
  return 'done';
};
const lost = new Refusal('The server cannot be reached', null, null, 'ERR_NETWORK');
const refused = new Refusal('Gone', 409, 'conflict', 'ERR_BAD_REQUEST');

it('a key is kept until it is known what became of the call', async () => {
  await expect(idempotent('accept', answer(lost))).rejects.toBe(lost);
  await expect(idempotent('accept', answer(null))).resolves.toBe('done');
  await expect(idempotent('accept', answer(refused))).rejects.toBe(refused);
  await idempotent('accept', answer(null));
  const [first, second, third, fourth] = keys;
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

it('what is asked for has a key of its own', async () => {
  keys.length = 0;
  await Promise.all([idempotent('one', answer(null)), idempotent('other', answer(null))]);
  expect(keys[0]).not.toBe(keys[1]);
});
