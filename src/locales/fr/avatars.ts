import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: 'Ton apparence',
  change: 'Changer d’apparence',
  text: 'Qui marche sur la carte à ta place ? Tu peux changer d’avis à tout moment.',
  wear: 'Adopter',
  cancel: 'Annuler',
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
  },
};
export default words;
