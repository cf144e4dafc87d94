import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Mit den Pfeiltasten geht es Schritt für Schritt, die Leertaste spielt ab und hält an.'
    : `Mit ${key('replayBack')} und ${key('replayForward')} geht es Schritt für Schritt, ${key('replayPlay')} spielt ab und hält an.`;

const words: typeof replayWords = {
  title: 'Wiederholung',
  loading: 'Der Kampf wird geholt',
  failedTitle: 'Dieser Kampf lässt sich nicht zeigen',
  olderTitle: 'Mit einem älteren Katalog gekämpft',
  olderText:
    'Seit diesem Kampf wurden Wesen oder Attacken umbenannt oder neu gewichtet, die Runden liefen also nicht mehr, wie sie liefen. Wie er ausging und wer gekämpft hat, ist aufbewahrt.',
  level: (level) => `Level ${level}`,
  restFailed: (why) => `Der Rest des Kampfes ist nicht gekommen. ${why}`,
  restLoading: 'Mehr wird geholt',
  back: 'Zurück zu den Kämpfen',
  against: (who) => `Gegen: ${who}`,
  stage: 'Bild des Kampfes',
  controls: 'Wiederholung',
  first: 'Zum Anfang',
  earlier: 'Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  later: 'Schritt vor',
  last: 'Zum Ende',
  place: 'Stelle im Kampf',
  step: (step, all, caption) => `${caption}, Schritt ${step} von ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Tempo',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Wie im Kampf', 2: 'Doppelt so schnell', 4: 'Viermal so schnell' },
  captions: {
    begin: 'Der Anfang',
    choose: 'Wer macht weiter?',
    ready: (round) => `Vor Runde ${round}`,
    round: (round) => `Runde ${round}`,
    win: 'Gewonnen',
    lose: 'Verloren',
    caught: 'Gefangen',
  },
  log: 'Was geschah',
  logEmpty: 'Noch nichts.',
  team: 'Dein Team',
  foes: 'Die andere Seite',
  fainted: (name) => `${name}, kampfunfähig`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `Mit ${button('replayBack')} und ${button('replayForward')} geht es Schritt für Schritt, ${button('replayPlay')} spielt ab und hält an.`,
  },
};
export default words;
