import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Les flèches vont pas à pas, la barre d’espace lit et met en pause.'
    : `${key('replayBack')} et ${key('replayForward')} vont pas à pas, ${key('replayPlay')} lit et met en pause.`;

const words: typeof replayWords = {
  title: 'Revoir',
  loading: 'Chargement du combat',
  failedTitle: 'Ce combat ne peut pas être montré',
  olderTitle: 'Livré avec un ancien catalogue',
  olderText:
    'Depuis ce combat, des créatures ou des attaques ont été renommées ou rééquilibrées : ses tours ne se dérouleraient plus comme alors. Son issue et les deux équipes sont gardées.',
  level: (level) => `Niveau ${level}`,
  restFailed: (why) => `La suite du combat n’est pas venue. ${why}`,
  restLoading: 'La suite arrive',
  back: 'Retour aux combats',
  against: (who) => `Contre : ${who}`,
  stage: 'Image du combat',
  controls: 'Lecture',
  first: 'Au début',
  earlier: 'Un pas en arrière',
  play: 'Lecture',
  pause: 'Pause',
  later: 'Un pas en avant',
  last: 'À la fin',
  place: 'Moment du combat',
  step: (step, all, caption) => `${caption}, pas ${step} sur ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Vitesse',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Comme au combat', 2: 'Deux fois plus vite', 4: 'Quatre fois plus vite' },
  captions: {
    begin: 'Le début',
    choose: 'Qui prend la suite ?',
    ready: (round) => `Avant le tour ${round}`,
    round: (round) => `Tour ${round}`,
    win: 'Gagné',
    lose: 'Perdu',
    caught: 'Capturé',
  },
  log: 'Ce qui s’est passé',
  logEmpty: 'Encore rien.',
  team: 'Ton équipe',
  foes: 'L’autre camp',
  fainted: (name) => `${name}, K.-O.`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} et ${button('replayForward')} vont pas à pas, ${button('replayPlay')} lit et met en pause.`,
  },
};
export default words;
