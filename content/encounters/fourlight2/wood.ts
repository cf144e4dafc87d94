import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The wood of dawn: always just about to wake up. */
export const wood: EncounterTable = {
  ground: 'wood',
  percent: 13,
  entries: [
    common('capsprite', 66, 68),
    common('inchbeam', 66, 68),
    common('zizzgrub', 66, 68),
    common('postwren', 66, 68, 0, 'dawn', 'day'),
    uncommon('moonbun', 66, 68, 0, 'dusk', 'night'),
    uncommon('dreamspin', 66, 68, 0, 'dusk', 'night'),
    uncommon('strawisp', 66, 68, 0, 'dusk', 'night'),
    uncommon('tuftpup', 66, 68),
    uncommon('crumbit', 66, 68),
    uncommon('phialin', 66, 68),
    uncommon('pageant', 66, 68),
    uncommon('blinkowl', 66, 68),
    uncommon('scuffkit', 66, 68),
    uncommon('molder', 66, 68),
    uncommon('gutterling', 66, 68, 0, 'night'),
    rare('clovermare', 68, 70, 0, 'dawn'),
    rare('reverachne', 68, 70, 0, 'dusk', 'night'),
    rare('owlumen', 68, 70, 0, 'dusk', 'night'),
    rare('sunflit', 68, 70, 0, 'dawn', 'day'),
  ],
};
