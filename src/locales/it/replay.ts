import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Le frecce vanno passo per passo, la barra spaziatrice avvia e ferma.'
    : `${key('replayBack')} e ${key('replayForward')} vanno passo per passo, ${key('replayPlay')} avvia e ferma.`;

const words: typeof replayWords = {
  title: 'Rivedi la lotta',
  loading: 'Arriva la lotta',
  failedTitle: 'Questa lotta non si può mostrare',
  olderTitle: 'Combattuta con un catalogo più vecchio',
  olderText:
    'Da allora creature o mosse hanno cambiato nome o forza, e i turni non andrebbero più come andarono. Com’è finita e chi ha lottato resta conservato.',
  level: (level) => `Livello ${level}`,
  restFailed: (why) => `Il resto della lotta non è arrivato. ${why}`,
  restLoading: 'Arriva il resto',
  back: 'Torna alle lotte',
  against: (who) => `Contro: ${who}`,
  stage: 'Immagine della lotta',
  controls: 'Rivedi la lotta',
  first: 'All’inizio',
  earlier: 'Un passo indietro',
  play: 'Avvia',
  pause: 'Pausa',
  later: 'Un passo avanti',
  last: 'Alla fine',
  place: 'Punto della lotta',
  step: (step, all, caption) => `${caption}, passo ${step} di ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Velocità',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Come nella lotta', 2: 'Doppia', 4: 'Quadrupla' },
  captions: {
    begin: 'L’inizio',
    choose: 'Chi continua?',
    ready: (round) => `Prima del turno ${round}`,
    round: (round) => `Turno ${round}`,
    win: 'Vinta',
    lose: 'Persa',
    caught: 'Cattura',
  },
  log: 'Che cosa è successo',
  logEmpty: 'Ancora niente.',
  team: 'La tua squadra',
  foes: 'L’altra parte',
  fainted: (name) => `${name}, esausto`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} e ${button('replayForward')} vanno passo per passo, ${button('replayPlay')} avvia e ferma.`,
  },
};
export default words;
