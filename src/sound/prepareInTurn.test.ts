import { expect, it } from 'vitest';
import type { Effect } from '../../content/sounds.ts';
import { prepareInTurn } from './startSound.ts';

/** Loading of effects: each one lasts until `end` is called. */
function loads() {
  const asked: Effect[] = [];
  const ends: (() => void)[] = [];
  const prepare = (effect: Effect) => {
    asked.push(effect);
    return new Promise<void>((done) => ends.push(done));
  };
  return { asked, end: () => ends.shift()?.(), inTurn: prepareInTurn(prepare) };
}

it('asks for an effect only when the one before is there', async () => {
  const { asked, end, inTurn } = loads();
  const all = inTurn(['hit', 'miss']);
  expect(asked).toEqual(['hit']);
  end();
  await Promise.resolve();
  expect(asked).toEqual(['hit', 'miss']);
  end();
  expect(await all).toBe(true);
});

it('forgets what is left of a list when there is another one', async () => {
  const { asked, end, inTurn } = loads();
  const battle = inTurn(['hit', 'miss']);
  const map = inTurn(['bump']);
  end();
  end();
  expect(await battle).toBe(false);
  expect(await map).toBe(true);
  expect(asked).toEqual(['hit', 'bump']);
});
