import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Strzałki prowadzą krok po kroku, spacja odtwarza i zatrzymuje.'
    : `${key('replayBack')} i ${key('replayForward')} prowadzą krok po kroku, ${key('replayPlay')} odtwarza i zatrzymuje.`;

const words: typeof replayWords = {
  title: 'Powtórka',
  loading: 'Pobieramy walkę',
  failedTitle: 'Tej walki nie da się pokazać',
  olderTitle: 'Stoczona według starszego katalogu',
  olderText:
    'Od tej walki stworki lub ataki zmieniły nazwy albo siłę, więc rundy nie potoczyłyby się tak jak wtedy. Zachował się wynik i obie drużyny.',
  level: (level) => `Poziom ${level}`,
  restFailed: (why) => `Reszta walki nie dotarła. ${why}`,
  restLoading: 'Pobieramy więcej',
  back: 'Wróć do walk',
  against: (who) => `Przeciwnik: ${who}`,
  stage: 'Obraz walki',
  controls: 'Powtórka',
  first: 'Na początek',
  earlier: 'Krok wstecz',
  play: 'Odtwórz',
  pause: 'Zatrzymaj',
  later: 'Krok naprzód',
  last: 'Na koniec',
  place: 'Miejsce w walce',
  step: (step, all, caption) => `${caption}, krok ${step} z ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Tempo',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Jak w walce', 2: 'Dwa razy szybciej', 4: 'Cztery razy szybciej' },
  captions: {
    begin: 'Początek',
    choose: 'Kto walczy dalej?',
    ready: (round) => `Przed rundą ${round}`,
    round: (round) => `Runda ${round}`,
    win: 'Wygrana',
    lose: 'Przegrana',
    caught: 'Złapany',
  },
  log: 'Co się działo',
  logEmpty: 'Jeszcze nic.',
  team: 'Twoja drużyna',
  foes: 'Druga strona',
  fainted: (name) => `${name}, pokonany`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} i ${button('replayForward')} prowadzą krok po kroku, ${button('replayPlay')} odtwarza i zatrzymuje.`,
  },
};
export default words;
