import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const pell: GymLeader<'pell-ledgers'> = {
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
  lost: 'I carry your courage forward to the next page. It is entered under assets, and I do not make mistakes.',
  team: [
    member('basilisleet', 85, 'screech', 'cold snap', 'cold lantern', 'deep rumble'),
    member('wistwyvern', 85, 'creeping ivy', 'deep rumble', 'autumn squall', 'orchard storm'),
    member('barbelung', 85, 'churned silt', 'gather clouds', 'thudding tail', 'floodgate'),
    member('cathedrake', 86, 'gather clouds', 'slamming door', 'greedy talons', 'jagged ridge'),
    member('ossuwyrm', 86, 'rattling bones', 'stop dead', 'thudding tail', 'stolen mask'),
    member('vaultwyrm', 92, 'boiler plate', 'signal lamp', 'greedy talons', 'crunch'),
  ],
  coins: 5460,
};
