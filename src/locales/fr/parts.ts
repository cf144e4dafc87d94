import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Fermer',
  fewer: (what) => `Moins : ${what}`,
  more: (what) => `Plus : ${what}`,
  previous: 'PRÉC.',
  next: 'SUIV.',
  pages: 'Pages',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} sur ${numberWords(count)}`,
  clear: 'Effacer',
  nothing: 'Rien trouvé',
  found: (count) => (count === 1 ? '1 trouvé' : `${numberWords(count)} trouvés`),
  battleWentOn: 'Ce combat a continué entre-temps. Voici où il en est.',
  otherSettings:
    'Les réglages de ton compte s’appliquent maintenant. Ceux de cet appareil t’attendent dans Réglages.',
  stage: {
    missing: 'L’image n’a pas pu se charger. Le jeu continue sans elle.',
    broken: 'L’image s’est cassée et n’a pas pu être redessinée. Le jeu continue sans elle.',
  },
  unknown: {
    text: 'Il n’y a pas de page ici. Elle a peut-être évolué, ou n’a jamais existé.',
    home: 'Ramène-moi à la maison',
  },
};
export default words;
