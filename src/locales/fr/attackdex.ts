import type { attackdexWords } from '../en/attackdex.ts';
import { frenchOf } from './counted.ts';
import { frenchType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'Trouver une attaque',
  moveClass: 'Classe',
  classes: { all: 'Toutes les classes', damaging: 'De dégâts', status: 'De statut' },
  classOf: { damaging: 'Dégâts', status: 'Statut' },
  power: 'Puissance',
  powers: (least) => (least === 'any' ? 'Toute puissance' : `${least} et plus`),
  accuracy: 'Précision',
  learnedBy: 'Apprise par',
  learned: { any: 'Apprise ou non', some: 'Apprise par une espèce' },
  sortBy: 'Trier',
  sorts: { name: 'Par nom', type: 'Par type', power: 'Par puissance', accuracy: 'Par précision' },
  columns: { name: 'Nom', type: 'Type', effect: 'Effet', power: 'Puissance', accuracy: 'Précision' },
  none: 'Aucune attaque n’est comme ça. Moins de filtres, plus de trouvailles.',
  against: (type) => `Attaques de type ${frenchType(type)}`,
  toChart: 'Voir la table des types',
  nobody: 'Aucune espèce ne l’apprend d’elle-même.',
  unseen: '???',
  unknown: 'Impossible de savoir lesquelles tu as déjà vues.',
  level: (level) => `Niveau ${level}`,
  befalls: {
    burn: 'brûler la cible',
    freeze: 'geler la cible',
    paralyz: 'paralyser la cible',
    poison: 'empoisonner la cible',
    sleep: 'endormir la cible',
    confuse: 'embrouiller la cible',
    flinch: 'apeurer la cible',
  },
  chanceOf: (percent, what) =>
    percent >= 100 ? `Va à coup sûr ${what}.` : `${percent} % de chances ${frenchOf(what)}.`,
  withChance: (sentence, percent) => `${sentence} Chance : ${percent} %.`,
};
export default words;
