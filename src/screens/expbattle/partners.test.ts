import { expect, it } from 'vitest';
import { species } from '../../../content/index.ts';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { partners } from './partners.ts';

it.each(CREATURE_TYPES)('whoever stands in the hall of %s is of the type', (type) => {
  for (const id of partners[type]) expect(species[id]?.types).toContain(type);
});
