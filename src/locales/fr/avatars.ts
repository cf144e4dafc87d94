import type { avatarWords } from '../en/avatars.ts';
import { frenchCount } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Ton apparence',
  change: 'Changer d’apparence',
  text: 'Qui marche sur la carte à ta place ? Tu peux changer d’avis à tout moment.',
  wear: 'Adopter',
  cancel: 'Annuler',
  price: (coins, town) =>
    `${frenchCount(coins, 'pièce', 'pièces')}${town === null ? ' dans toutes les boutiques' : ` (${town})`}`,
  asking: 'On demande ce que la boutique a à porter…',
  failed: 'Impossible de savoir ce que la boutique a à porter.',
  again: 'Réessayer',
  toMart: 'Apparences en boutique',
  looks: {
    player: { name: 'Vadrouille', text: 'Casquette sarcelle, écharpe corail et sac à dos.' },
    gardener: { name: 'Jardin', text: 'Deux pompons de cheveux, une salopette et un arrosoir.' },
    scholar: { name: 'Grimoire', text: 'Foulard prune, lunettes rondes et sacoche de livres.' },
    racer: {
      name: 'Bolide',
      text: 'Un fauteuil roulant à jantes jaunes, une veste rouge et un bandeau blanc.',
    },
    storyteller: { name: 'Conte', text: 'Un chignon blanc, un châle cramoisi et une canne.' },
    woodcutter: { name: 'Bûche', text: 'Une barbe rousse, un bonnet à pompon et un fagot de bûches.' },
    drover: { name: 'Transhumance', text: 'Un grand chapeau, un poncho rayé et une longue tresse.' },
    hopper: { name: 'Flic-flac', text: 'Un enfant dans un ciré jaune qui est un canard.' },
    dancer: { name: 'Danse', text: 'Une queue-de-cheval cuivrée et une large jupe turquoise.' },
    skipper: { name: 'Capitaine', text: 'Un turban safran, une barbe noire et un manteau de capitaine.' },
    rocker: { name: 'Rock', text: 'Une crête magenta, des lunettes noires et une guitare.' },
    sledder: { name: 'Luge', text: 'Une parka à couronne de fourrure, et des moufles rouges.' },
    fox: { name: 'Renard', text: 'Une capuche orange aux oreilles pointues et une queue touffue.' },
    toadstool: { name: 'Amanite', text: 'Un chapeau rouge à pois blancs, une cape de mousse et une besace.' },
    diver: { name: 'Plongée', text: 'Un casque rond en laiton à hublots et deux bouteilles d’air.' },
    stargazer: { name: 'Étoiles', text: 'Un chapeau pointu et une robe de minuit, tous deux étoilés.' },
    lamplighter: {
      name: 'Réverbère',
      text: 'Un haut-de-forme, un manteau de quatre couleurs et une lanterne au bout d’une perche.',
    },
  },
};
export default words;
