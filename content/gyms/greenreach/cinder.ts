import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const cinder: GymLeader<'cinder-forge'> = {
  id: 'cinder-forge',
  name: 'Ivo Cinder',
  type: 'fire',
  description: 'Smith of the valley. He tests every blade, and every challenger, at white heat.',
  portrait:
    'Man of fifty, huge forearms, dark brown skin, shaved head, short white beard in one plait; singed leather apron over charcoal linen, glowing tongs in hand; holds things up to the light, unhurried.',
  before: 'Hold still while I look at you. Yes. Let us see what colour you are when you glow.',
  after:
    'Good steel. I say that twice a year, and I had already said it in March. Cool down slowly, or you will crack.',
  lost: 'You bent and did not break, so the iron is good. It wants more heat. Come back when it has had some.',
  team: [
    member('sootbrock', 18, 'scratching post', 'ember', 'snarl', 'burning hoop'),
    member('ovendil', 19, 'withdraw', 'ember', 'scrabble', 'burning hoop'),
    member('emberam', 20, 'ember', 'headbutt', 'thick fleece', 'burning hoop'),
  ],
  coins: 300,
};
