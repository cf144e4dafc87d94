import smogon from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';

const generation = smogon.Generations.get(6);
const nameOf = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1);

describe('the type chart', () => {
  it.each(CREATURE_TYPES)('says of %s moves what the public data of the sixth generation say', (attacker) => {
    const id = attacker as Parameters<typeof generation.types.get>[0];
    const published = generation.types.get(id)?.effectiveness as Readonly<Record<string, number>> | undefined;
    const ours = CREATURE_TYPES.map((type) => [type, effectiveness(attacker, [type])]);
    expect(ours).toEqual(CREATURE_TYPES.map((type) => [type, published?.[nameOf(type)]]));
  });
});
