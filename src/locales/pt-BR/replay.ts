import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'As setas vão passo a passo, a barra de espaço inicia e pausa.'
    : `${key('replayBack')} e ${key('replayForward')} vão passo a passo, ${key('replayPlay')} inicia e pausa.`;

const words: typeof replayWords = {
  title: 'Reprise',
  loading: 'Buscando a batalha',
  failedTitle: 'Não dá para mostrar esta batalha',
  olderTitle: 'Travada com um catálogo antigo',
  olderText:
    'Desde esta batalha, criaturas ou golpes mudaram de nome ou de força, e as rodadas não sairiam como saíram. Como ela terminou e quem lutou está guardado.',
  level: (level) => `Nível ${level}`,
  restFailed: (why) => `O resto da batalha não chegou. ${why}`,
  restLoading: 'Buscando mais',
  back: 'Voltar às batalhas',
  against: (who) => `Contra ${who}`,
  stage: 'Imagem da batalha',
  controls: 'Reprise',
  first: 'Ao começo',
  earlier: 'Passo atrás',
  play: 'Iniciar',
  pause: 'Pausar',
  later: 'Passo adiante',
  last: 'Ao fim',
  place: 'Ponto da batalha',
  step: (step, all, caption) => `${caption}, passo ${step} de ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Velocidade',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Como na batalha', 2: 'Duas vezes mais rápida', 4: 'Quatro vezes mais rápida' },
  captions: {
    begin: 'O começo',
    choose: 'Quem continua?',
    ready: (round) => `Antes da rodada ${round}`,
    round: (round) => `Rodada ${round}`,
    win: 'Vitória',
    lose: 'Derrota',
    caught: 'Captura',
  },
  log: 'O que aconteceu',
  logEmpty: 'Nada ainda.',
  team: 'Seu time',
  foes: 'O outro lado',
  fainted: (name) => `${name}, desmaiado`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} e ${button('replayForward')} vão passo a passo, ${button('replayPlay')} inicia e pausa.`,
  },
};
export default words;
