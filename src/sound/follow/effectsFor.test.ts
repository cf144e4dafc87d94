import { expect, it } from 'vitest';
import { aBattle, aFighter } from '../../testing/builders.ts';
import { effectsFor } from './effectsFor.ts';

const battle = aBattle({
  battleType: 'gym',
  myState: [aFighter({ types: ['fire'] })],
  opponent: [aFighter({ types: ['water', 'ice'] }), aFighter({ types: ['water'] })],
});

it('a map has steps, and no blows', () => {
  expect(effectsFor('green_land.day', null)).toContain('step-sand');
  expect(effectsFor('green_land.night', battle)).not.toContain('hit');
});

it('a battle has its blows, and the attacks of the types in play, each once', () => {
  const effects = effectsFor('gym', battle);
  expect(effects.filter((effect) => effect.startsWith('type-'))).toEqual([
    'type-fire',
    'type-water',
    'type-ice',
  ]);
  expect(effects).not.toContain('throw');
});

it('balls are thrown in the wild only', () => {
  expect(effectsFor('wild', { ...battle, battleType: 'wb' })).toContain('throw');
});
