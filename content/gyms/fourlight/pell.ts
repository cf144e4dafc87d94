import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const pell: GymLeader = {
  id: 'pell-ledgers',
  name: 'Ignatius Pell',
  type: 'dragon',
  description:
    'Auditor of hoards. Once a year he counts every dragon’s gold, and every dragon holds its breath.',
  portrait:
    'Man of fifty-seven, narrow and spotless, sallow skin, thin hair combed flat, half-moon glasses; black suit with a singed hem, sleeve garters, ledger as large as a shield, quill; disapproving, entirely unafraid.',
  before:
    'Name, purpose, and assets in fighting condition. I should warn you that I always find the discrepancy.',
  after:
    'It does not add up. I have been through it twice, and you are what is left over. Kindly initial here.',
  team: [
    member('wistwyvern', 89, 'leech seed', 'dual wingbeat', 'dragon rush', 'power whip'),
    member('barbelung', 90, 'rain dance', 'dragon hammer', 'muddy water', 'hydro pump'),
    member('basilisleet', 90, 'screech', 'ice shard', 'dragon pulse', 'glacial lance'),
    member('tempestral', 90, 'dragon dance', 'dragon claw', 'air slash', 'bite'),
    member('ossuwyrm', 91, 'scary face', 'dragon hammer', 'spectral thief', 'bone rush'),
    member('vaultwyrm', 92, 'iron defense', 'dragon claw', 'crunch', 'make it rain'),
  ],
  coins: 20800,
};
