import type { Avatar } from '../../../contract/shapes/avatar.ts';
import { texts } from '../texts.ts';

interface AvatarWords {
  readonly name: string;
  /** Description of the picture. */
  readonly text: string;
}

/** The player's possible looks on the map. */
export const avatarWords = texts('avatars', {
  label: 'Your look',
  change: 'Change your look',
  text: 'Who walks over the map for you? You can change your mind at any time.',
  wear: 'Wear it',
  cancel: 'Cancel',
  /** @param town name of the only town whose mart sells it; null for everywhere */
  price: (coins: number, town: string | null) =>
    town === null ? `${coins} coins at every mart` : `${coins} coins in ${town}`,
  asking: 'Asking what the mart has for you to wear…',
  failed: 'What the mart has for you to wear could not be fetched.',
  again: 'Try again',
  toMart: 'Looks in the mart',
  looks: {
    player: { name: 'Wayfarer', text: 'Teal cap, coral scarf and a rucksack.' },
    gardener: { name: 'Gardener', text: 'Two puffs of hair, dungarees and a watering can.' },
    scholar: { name: 'Scholar', text: 'Plum head scarf, round glasses and a satchel of books.' },
    racer: { name: 'Racer', text: 'A wheelchair with yellow rims, a red jacket and a white headband.' },
    storyteller: { name: 'Storyteller', text: 'A white bun, a crimson shawl and a walking stick.' },
    woodcutter: { name: 'Woodcutter', text: 'A ginger beard, a bobble hat and a bundle of logs.' },
    drover: { name: 'Drover', text: 'A wide hat, a striped poncho and a long braid.' },
    hopper: { name: 'Splasher', text: 'A child in a yellow raincoat that is a duck.' },
    dancer: { name: 'Dancer', text: 'A copper ponytail and a wide turquoise skirt.' },
    skipper: { name: 'Skipper', text: 'A saffron turban, a black beard and a captain’s coat.' },
    rocker: { name: 'Rocker', text: 'A magenta crest, dark glasses and a guitar.' },
    sledder: { name: 'Sledder', text: 'A parka with a wreath of fur, and red mittens.' },
    fox: { name: 'Fox', text: 'An orange hood with pointed ears, and a bushy tail.' },
    toadstool: { name: 'Toadstool', text: 'A red hat with white spots, a cape of moss and a bag.' },
    diver: { name: 'Diver', text: 'A round helmet of brass with windows, and two bottles of air.' },
    stargazer: { name: 'Stargazer', text: 'A pointed hat and a robe of midnight, both with stars.' },
    lamplighter: { name: 'Lamplighter', text: 'A top hat, a coat in four colours and a lantern on a pole.' },
  } satisfies Record<Avatar, AvatarWords>,
});
