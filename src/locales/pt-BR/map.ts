import { walkingButtons, walkingKeys } from '../en/inputs.ts';
import type { mapWords } from '../en/map.ts';
import { portugueseCount } from './counted.ts';
import { portugueseKind } from './ids.ts';

const words: typeof mapWords = {
  none: 'Nenhum mapa por aqui',
  noneText: 'Escolha um mapa primeiro; aí o caminho traz você até aqui.',
  toMaps: 'Escolher um mapa',
  backTo: (map) => `Voltar: ${map}`,
  inBattle: 'Ainda há uma batalha em aberto. Aqui está ela.',
  loading: 'A caminho…',
  moveFailed: 'Não deu para andar! Recarregue',
  reload: 'Recarregar o mapa',
  appeared: (kind, name) => `Apareceu ${name}${kind.trim() ? ` ${portugueseKind(kind)}` : ''} selvagem!`,
  level: (level) => `Nível: ${level}`,
  teamLevel: (level) => `Nv. ${level}`,
  catch: 'Tentar capturar!',
  walkOn: 'Seguir andando',
  tiers: { common: 'Comum', uncommon: 'Incomum', rare: 'Raro', fabled: 'Fabuloso' },
  caught: { yes: 'Já capturado', no: 'Novo' },
  first: 'Escolha a sua primeira criatura antes de batalhar.',
  pad: 'Direcional',
  movePad: 'Mova o direcional: arraste ou use as setas',
  padIsBack: 'O direcional voltou. Tamanho e lugar ficam nas Configurações.',
  legacyPad: 'Direções',
  move: {
    n: 'Andar para o norte',
    ne: 'Andar para o nordeste',
    e: 'Andar para o leste',
    se: 'Andar para o sudeste',
    s: 'Andar para o sul',
    sw: 'Andar para o sudoeste',
    w: 'Andar para o oeste',
    nw: 'Andar para o noroeste',
  },
  way: {
    n: 'norte',
    ne: 'nordeste',
    e: 'leste',
    se: 'sudeste',
    s: 'sul',
    sw: 'sudoeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  hint: {
    touch: '',
    mouse: (names) => `Clique num ponto do mapa para ir até lá. Ou ande com: ${walkingKeys(names)}.`,
    keys: (names) => `Ande com: ${walkingKeys(names)}. Segure para não parar.`,
    gamepad: (names) =>
      `Ande com: analógico ou ${walkingButtons(names)}. ${names.button('press')} tenta capturar.`,
  },
  canvas: (map, column, row) => `Mapa: ${map}. Você está na coluna ${column} de 31, linha ${row} de 31.`,
  walked: (way) => `Você andou para o ${way}. `,
  free: (ways) => `Livre: ${ways}.`,
  bag: 'Suas bolas',
  lures: 'O que atrai criaturas',
  lure: (name, steps) =>
    `${name}: ${steps < 2 ? 'falta' : 'faltam'} ${portugueseCount(steps, 'passo', 'passos')}`,
  balls: { nball: 'Básica', uball: 'Ultra', gball: 'Super', mball: 'Mestra' },
  toMart: 'Ir ao mercado?',
  flaskFilled: 'Seu cantil está cheio de novo: três goles.',
};
export default words;
