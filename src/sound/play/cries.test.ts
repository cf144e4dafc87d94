import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHowls } from '../../testing/howl.ts';
import { Cries } from './cries.ts';

vi.mock('./soundUrls.ts', () => ({
  soundForms: (name: string) => ({ src: [`/${name}.ogg`], format: ['ogg'] }),
}));

let howls: ReturnType<typeof fakeHowls>;
let cries: Cries;
let now = 0;

beforeEach(() => {
  howls = fakeHowls();
  now = 0;
  cries = new Cries(howls.make, () => now);
  cries.setGain(0.5);
});
const heard = (species: string) => [...(howls.made.get(species)?.playing.values() ?? [])];

it('a creature cries as soon as its voice is there, from its side', () => {
  cries.play({ cry: 'Kindlam', pan: 0.5 });
  now += 400;
  howls.made.get('kindlam')?.arrive();
  expect(heard('kindlam')).toMatchObject([{ volume: 0.5, pan: 0.5 }]);
});

it('a cry that comes when nobody remembers why is not heard', () => {
  cries.play({ cry: 'kindlam' });
  now += 5000;
  howls.made.get('kindlam')?.arrive();
  expect(heard('kindlam')).toHaveLength(0);
});

it('a creature has one mouth', () => {
  cries.play({ cry: 'kindlam' });
  howls.made.get('kindlam')?.arrive();
  cries.play({ cry: 'kindlam' });
  expect(heard('kindlam')).toHaveLength(1);
});

it('not every voice that was ever heard is kept', () => {
  for (let number = 0; number < 20; number += 1) cries.play({ cry: `creature${number}` });
  expect([...howls.made.values()].filter(({ unloaded }) => !unloaded)).toHaveLength(8);
  expect(howls.made.get('creature19')?.unloaded).toBe(false);
});
