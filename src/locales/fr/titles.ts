import type { titleWords } from '../en/titles.ts';
import { frenchCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'À tu et à toi avec la vallée',
  harkmoor: 'Oreille de la lande',
  scattersea: 'Septième vague',
  overcloud: 'La tête dans les nuages, et pour cause',
  fourlight: 'Garde de la quatrième lueur',
  'research-1': 'A un crayon',
  'research-5': 'Science aux genoux verts',
  'research-15': 'Lit les traces',
  'research-40': 'Correspond avec la nature',
  'research-80': 'Docteur ès hautes herbes',
  'research-120': 'Son couvert est mis au terrier',
  'research-166': 'Connaît tout le monde par son nom',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Titre à côté de ton nom',
  none: 'Sans titre',
  chosen: (title) => (title ? `Désormais : ${title}.` : 'Ton nom est de nouveau seul.'),
  hint: 'La dernière étape des quêtes d’une région donne un titre, et la recherche dans le Pokedex aussi.',
  toQuests: 'Vers les quêtes',
  studied: (count) =>
    `${frenchCount(count, 'espèce étudiée', 'espèces étudiées')}. Le cadre de la carte s’embellit avec elles.`,
};
export default words;
