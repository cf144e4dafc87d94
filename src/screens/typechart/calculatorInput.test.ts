import { expect, it } from 'vitest';
import { typesIn } from './calculatorInput.ts';

const question = (search: string) => typesIn(new URLSearchParams(search));

it('an address without types asks nothing', () => {
  expect(question('')).toEqual({ attack: null, defend: null });
});

it('an attack and one or two defending types come from the address', () => {
  expect(question('attack=fire&defend=grass')).toEqual({ attack: 'fire', defend: ['grass'] });
  expect(question('attack=fire&defend=grass/steel')).toEqual({ attack: 'fire', defend: ['grass', 'steel'] });
});

it('nonsense, a type twice and a third type are left out', () => {
  expect(question('attack=lava&defend=grass,grass,lava,steel,bug')).toEqual({
    attack: null,
    defend: ['grass', 'steel'],
  });
});
