import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** The flat of each terrace, where the wind lies down for a moment. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('voltwit', 50, 52),
    common('vanechick', 50, 52),
    common('postwren', 50, 52, 0, 'dawn', 'day'),
    common('noctuff', 50, 52, 0, 'dusk', 'night'),
    uncommon('dustkit', 50, 52),
    uncommon('spoutling', 50, 52),
    uncommon('lodekid', 50, 52),
    uncommon('cobblet', 50, 52),
    uncommon('fizzet', 50, 52),
    uncommon('calfrost', 50, 52),
    uncommon('geodling', 50, 52),
    uncommon('stiltlet', 50, 52),
    uncommon('moonbun', 50, 52, 0, 'dusk', 'night'),
    uncommon('snickub', 50, 52, 0, 'dusk', 'night'),
    uncommon('knuckub', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 50, 52, 0, 'night'),
    rare('weathercrest', 52, 54, 0, 'dawn', 'day'),
    rare('drovermane', 52, 54, 0, 'dawn', 'day', 'dusk'),
    rare('lodehorn', 52, 54, 4),
    rare('brollygeist', 52, 54, 4, 'dusk', 'night'),
    rare('selenhare', 52, 54, 0, 'dusk', 'night'),
    fabled('solpavo', 52, 54, 8, 'dawn', 'day'),
    rare('boreauk', 52, 54, 4, 'snow'),
  ],
};
