import type { homeWords } from '../en/home.ts';
import { frenchCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Bienvenue dans Emberwild !',
  pick: 'Choisis ta première créature. Elle marchera désormais à tes côtés.',
  starters: 'Ta première créature',
  select: 'Choisir',
  back: 'Te revoilà !',
  toMaps: 'Aller aux cartes ?',
  team: 'Ton équipe',
  member: (name, level) => `${name}, niveau ${level}`,
  inBattle: 'Un combat t’attend.',
  resume: 'Retour au combat',
  summary: (creatures, coins) =>
    `${frenchCount(creatures, 'créature', 'créatures')} · ${frenchCount(coins, 'pièce', 'pièces')}`,
  continueIn: (map) => `Continuer : ${map}`,
  teamComes: 'Ton équipe vient près du feu…',
  teamFailed: 'Ton équipe n’a pas trouvé le chemin.',
  teamAgain: 'L’appeler encore',
  nobody: 'Il n’y a personne dans ton équipe.',
  chooseTeam: 'Composer ton équipe',
};
export default words;
