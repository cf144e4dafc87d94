import type { faqWords } from '../en/faq/index.ts';
import { frenchCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'F.A.Q.',
  intro: import.meta.env.TRIAL
    ? 'Ce qu’on demande au début. Les nombres sont calculés d’après ceux avec lesquels le jeu joue. Comptes, échanges et autres gens n’existent que sur un serveur, pas dans cette démo.'
    : 'Ce qu’on demande au début. Les nombres sont calculés d’après ceux avec lesquels le serveur joue.',
  search: 'Chercher dans les questions',
  chapters: 'Chapitres',
  found: (count) => frenchCount(count, 'réponse', 'réponses'),
  none: 'Aucune réponse n’a ces mots',
  noneText: 'Essaie avec moins de mots, ou un autre.',
  clear: 'Montrer toutes les questions',
  link: 'Lien vers cette réponse',
};
export default words;
