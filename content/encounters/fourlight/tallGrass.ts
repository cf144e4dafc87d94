import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Rose plumes, as high as the question whether it is late. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('matchbug', 60, 62, 0, 'dusk', 'night'),
    common('inchbeam', 60, 62),
    common('zizzgrub', 60, 62),
    common('pageant', 60, 62, 0, 'dawn', 'day', 'dusk'),
    uncommon('fizzet', 60, 62),
    uncommon('scuffkit', 60, 62),
    uncommon('knuckub', 60, 62),
    uncommon('cuprikin', 60, 62),
    uncommon('pricklo', 60, 62),
    uncommon('tuftpup', 60, 62, 0, 'dawn', 'day'),
    uncommon('phialin', 60, 62),
    uncommon('strawisp', 60, 62, 0, 'dusk', 'night'),
    uncommon('moonbun', 60, 62, 0, 'dusk', 'night'),
    uncommon('dreamspin', 60, 62, 0, 'dusk', 'night'),
    uncommon('postwren', 60, 62, 0, 'dawn', 'day'),
    uncommon('capsprite', 60, 62),
    rare('umbrawl', 62, 64, 0, 'dusk', 'night'),
    rare('sunflit', 62, 64, 0, 'dawn', 'day'),
    rare('reverachne', 62, 64, 4, 'dusk', 'night'),
    rare('switchafer', 62, 64, 0, 'dawn', 'day'),
  ],
};
