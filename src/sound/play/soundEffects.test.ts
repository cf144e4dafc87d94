import { beforeEach, expect, it, vi } from 'vitest';
import type { EffectCue } from '../../bridge/signals/cues.ts';
import { fakeHowls } from '../../testing/howl.ts';
import { SoundEffects } from './soundEffects.ts';

vi.mock('./soundUrls.ts', () => ({
  soundForms: (name: string) => ({ src: name.endsWith('bump') ? [] : [`/${name}.ogg`], format: ['ogg'] }),
}));

let howls: ReturnType<typeof fakeHowls>;
let effects: SoundEffects;
let now = 0;

beforeEach(() => {
  howls = fakeHowls();
  now = 0;
  effects = new SoundEffects(howls.make, () => now);
  effects.setGain(0.5);
});

/** Plays an effect `ms` milliseconds after the previous one. */
function play(cue: EffectCue, ms = 100) {
  now += ms;
  effects.play(cue);
}
const heard = (effect: string) => [...(howls.made.get(effect)?.playing.values() ?? [])];

it('an effect is as loud as its force, and comes from its side', () => {
  effects.prepare('hit');
  howls.made.get('hit')?.arrive();
  play({ effect: 'hit', force: 0.4, pan: -0.6 });
  expect(heard('hit')).toMatchObject([{ volume: 0.2, pan: -0.6 }]);
});

it('an effect is loaded when it is first needed, and heard if its file arrives soon', () => {
  play({ effect: 'tap' });
  now += 100;
  howls.made.get('tap')?.arrive();
  expect(heard('tap')).toHaveLength(1);
});

it('what arrives too late is not heard any more', () => {
  play({ effect: 'tap' });
  now += 1000;
  howls.made.get('tap')?.arrive();
  expect(heard('tap')).toHaveLength(0);
});

it('of one effect at most three are heard at once: the oldest gives way', () => {
  effects.prepare('hit');
  howls.made.get('hit')?.arrive();
  for (const force of [0.2, 0.4, 0.6, 0.8, 1]) play({ effect: 'hit', force });
  expect(heard('hit').map(({ volume }) => volume)).toEqual([0.3, 0.4, 0.5]);
});

it('two of the same in one moment are one', () => {
  effects.prepare('hit');
  howls.made.get('hit')?.arrive();
  play({ effect: 'hit' });
  play({ effect: 'hit' }, 10);
  expect(heard('hit')).toHaveLength(1);
});

it('no two steps are quite alike, and everything else is', () => {
  for (const effect of ['step-grass', 'hit'] as const) {
    effects.prepare(effect);
    howls.made.get(effect)?.arrive();
    for (let times = 0; times < 3; times += 1) play({ effect });
  }
  const rates = heard('step-grass').map(({ rate }) => rate);
  expect(new Set(rates).size).toBe(3);
  for (const rate of rates) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.03);
  expect(heard('hit').every(({ rate }) => rate === 1)).toBe(true);
});

it('without any volume nothing is loaded', () => {
  effects.setGain(0);
  effects.prepare('hit');
  play({ effect: 'tap' });
  expect(howls.made.size).toBe(0);
});

it('an effect that is missing is silence', () => {
  expect(() => play({ effect: 'bump' })).not.toThrow();
  expect(howls.made.size).toBe(0);
});

it('an effect that did not arrive is tried again with the next cue', () => {
  play({ effect: 'tap' });
  const lost = howls.made.get('tap');
  lost?.tell('loaderror');
  play({ effect: 'tap' });
  expect(howls.made.get('tap')).not.toBe(lost);
});

it('what is swapped while it loads does not hold up what is prepared behind it, and is there in its new form', async () => {
  const prepared = effects.prepare('hit');
  const old = howls.made.get('hit');
  effects.renew('hit');
  expect(old?.unloaded).toBe(true);
  await Promise.resolve();
  const fresh = howls.made.get('hit');
  expect(fresh).not.toBe(old);
  old?.tell('loaderror');
  fresh?.arrive();
  await expect(prepared).resolves.toBeUndefined();
  play({ effect: 'hit' });
  expect(howls.made.get('hit')).toBe(fresh);
  expect(heard('hit')).toHaveLength(1);
});

it('what is swapped for nothing while it loads does not hold up what is prepared behind it', async () => {
  const prepared = effects.prepare('hit');
  effects.setGain(0);
  effects.renew('hit');
  await expect(prepared).resolves.toBeUndefined();
});

it('what does not arrive does not hold up what is prepared behind it', async () => {
  const prepared = effects.prepare('hit');
  howls.made.get('hit')?.tell('loaderror');
  await expect(prepared).resolves.toBeUndefined();
});
