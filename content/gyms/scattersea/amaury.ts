import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const amaury: GymLeader<'amaury-stills'> = {
  id: 'amaury-stills',
  name: 'Célestin Amaury',
  type: 'poison',
  description:
    'Distils perfumes from flowers that bite. One drop is charming, and two are a matter for the doctor.',
  portrait:
    'Man of forty-eight, slim dandy, golden-brown skin, oiled grey curls, a beauty spot; lilac suit, green silk cravat, glass phials in a bandolier; nose lifted, a stopper held between two fingers like a flower.',
  before:
    'Permit me. Road dust, courage, and a cheese roll in the left pocket. I have made perfume out of less.',
  after:
    'Ah, so that is how it smells: sea salt above, and something honest underneath. I shall name the bottle after you and dilute it for nobody.',
  lost: 'Permit me: a touch of defeat, yes, but underneath it such resolve. One must let it mature. Come back when it has.',
  team: [
    member('saguardian', 61, 'numb moss', 'festering thorns', 'thorny hug', 'conker'),
    member('amanitiara', 61, 'fresh bread', 'distant music', 'burst drain', 'ribbon dance'),
    member('curarana', 61, 'cold bath', 'slop bucket', 'toxic', 'rusted hook'),
    member('waspire', 62, 'fever spike', 'angry hive', 'acrobatics', 'beetle joust'),
    member('apothadder', 62, 'peat fumes', 'bite', 'double vision', 'tainted shears'),
    member('quicksylph', 65, 'bitter silk', 'puddle hop', 'signal lamp', 'burst drain'),
  ],
  coins: 3040,
};
