import type { tutorWords } from '../en/tutor.ts';
import { frenchCount } from './counted.ts';

const coins = (count: number) => frenchCount(count, 'pièce', 'pièces');

const words: typeof tutorWords = {
  intro:
    'Orla Quill a enseigné dans trois écoles, jusqu’à ce que chacune soit à court de questions. Contre des pièces, elle apprend à ton équipe une attaque jusqu’à dix niveaux en avance.',
  loading: 'Orla cherche sa craie…',
  failed: 'Orla n’est pas à son bureau. Tes pièces sont à l’abri.',
  again: 'Réessayer',
  nobody: 'Il n’y a personne dans ton équipe. Orla n’enseigne pas aux chaises vides.',
  toTeam: 'Vers ton équipe',
  pupil: 'À qui la leçon',
  who: (name, level) => `${name}, niveau ${level}`,
  nothing: (name) =>
    `${name} n’apprendra rien de neuf d’ici dix niveaux. Les attaques de son niveau se choisissent dans Ton équipe, pour rien.`,
  lessons: (name) => `Leçons pour ${name}`,
  power: (power) => `puissance ${power}`,
  accuracy: (percent) => `précision ${percent} %`,
  byItself: (level) => `de lui-même au niveau ${level}`,
  teach: (move) => `Apprendre ${move}…`,
  price: coins,
  lacks: (count) => `il manque ${coins(count)}`,
  ask: (name, move) => `Apprendre ${move} à ${name} ?`,
  slot: 'À la place de',
  free: (slot) => `Place libre ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} apprend ${move} et oublie ${by}, pour ${coins(price)}. Ce qui est appris puis oublié se repaie.`,
  learns: (name, move, price) => `${name} apprend ${move}, pour ${coins(price)}.`,
  left: (count) => `Il te restera ${coins(count)}.`,
  no: 'Pas maintenant',
  yes: (price) => `Payer ${coins(price)}`,
  done: (name, move) => `${name} a appris ${move} !`,
};
export default words;
