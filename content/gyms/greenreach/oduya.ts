import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const oduya: GymLeader<'oduya-show'> = {
  id: 'oduya-show',
  name: 'Philippa Oduya',
  type: 'normal',
  description:
    'Judge of the Greenreach Show for thirty years. She has never raised her voice, and never once given full marks.',
  portrait:
    'Woman of sixty-two, tall and stately, rich dark skin, grey hair under an enormous straw hat with ribbons; cream linen suit with a rosette, scorecards in a gloved hand; peers over her glasses, perfectly fair.',
  before: 'Posture, seven. Boots, four. Now show me the team, and please do not wave to the audience.',
  after:
    'Ten. I have carried that card in my handbag for thirty years, and I can use the room. On Harkmoor, I am told, they give no marks at all.',
  lost: 'Eight for courage, and I give that seldom. Water wears down most of what you have met here. The show is on again tomorrow.',
  team: [
    member('selenhare', 40, 'moonlight', 'head start', 'nectar sip', 'morning glory'),
    member('weirgill', 41, 'millrace', 'soak', 'waterfall', 'surf'),
    member('saguardian', 41, 'numb moss', 'thorny hug', 'festering thorns', 'bad splinter'),
    member('lodehorn', 42, 'lodestone', 'iron filings', 'scree run', 'discharge'),
    member('grovetusk', 42, 'trailblaze', 'bite', 'conker', 'earthquake'),
    member('drovermane', 44, 'snarl', 'thick fleece', 'retaliate', 'body slam'),
  ],
  coins: 2000,
};
