import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `Parler : ${name}`,
  beside: (name, way) => `${name} est à côté de toi, direction ${way}. `,
  waits: (name) => `${name} réfléchit…`,
  next: 'Suite',
  bye: 'Au revoir',
  battle: 'Combattre',
  choices: { banked: 'Couvrir la braise', loose: 'Laisser le loquet levé' },
  notYet: 'Pas encore',
  log: 'Ce qui s’est dit',
  back: 'Retour',
  nobody: 'Il n’y a personne à côté de toi à qui parler.',
  notHere: (name) => `${name} n’est pas à côté de toi.`,
  said: (name, text) => `${name} : « ${text} »`,
  arrived: (name) => `Te voilà à côté : ${name}.`,
  near: (people) => `Gens : ${people.join(' ; ')}.`,
  typeTalk: 'Tape parler pour écouter.',
  typeChoice: 'Tape couvrir, ou lever, pour répondre. On ne répond qu’une fois.',
  noQuestion: 'Personne ne t’a rien demandé.',
  typeFight: (name) => `Tape combat pour te battre contre ${name}.`,
};
export default words;
