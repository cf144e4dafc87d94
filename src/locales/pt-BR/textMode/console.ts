import type { consoleTexts } from '../../en/textMode/console.ts';
import { portugueseCount } from '../counted.ts';
import { portugueseKind } from '../ids.ts';

const steps = (count: number) => portugueseCount(count, 'passo', 'passos');

const words: typeof consoleTexts = {
  title: 'Modo texto',
  log: 'O que acontece',
  command: 'Comando',
  run: 'Fazer',
  placeholder: 'Digite ajuda',
  picture: 'Mostrar também a imagem',
  around: 'À sua volta',
  walkTo: (place) => `Ir até: ${place}`,
  failed: 'Não deu para carregar o modo texto.',
  hello: (key) =>
    `O modo texto está ligado. Digite ajuda para ver os comandos${key && `; a tecla ${key} leva à linha de comando`}.`,
  helloTouch: 'O modo texto está ligado. Digite ajuda para ver os comandos.',
  help: [
    'Num mapa: n, ne, l, se, s, so, o, no andam um passo, o 5 anda cinco; com a linha vazia, as setas também andam. olhar diz o que há em cada direção, olhar o em uma só; onde diz em que casa você está; lugares lista o que dá para alcançar; ir mercado, ir mato ou ir 12 8 leva até lá por casas livres; Esc ou parar interrompe.',
    'Há gente ao lado dos caminhos: olhar diz onde; ir e um nome, como ir nan, leva até lá; falar deixa falar quem está ao seu lado. ler diz o que há na placa ou no barril ao seu lado; pegar recolhe o que estiver no chão, também frutinhas.',
    'Quando surgir uma criatura: lutar começa a batalha; siga andando para deixá-la.',
    'Numa batalha: olhar diz como ela está; mandar 2 escolhe quem luta, ou troca; lutar lista os golpes, lutar 2 ou só 2 ataca; bola joga a bola mais simples, bola mestra joga essa; beber dá à criatura em batalha um gole do cantil, beber 2 à segunda do time; fugir tenta escapar de um selvagem; Enter com a linha vazia segue em frente; revanche pede outra batalha.',
    'Em qualquer lugar: início, mapas, mapa, ginásio, mercado, time, pokemon, pokedex, achar trocas, propostas e outros abrem essas páginas; bolas conta bolas e moedas; missões diz o que há para fazer hoje e na semana, receber pega as recompensas; hora diz a hora e o tempo; repetir diz de novo a última coisa; imagem mostra ou esconde a imagem.',
  ],
  unknown: (text) => `${text} não é um comando. Digite ajuda para ver os comandos.`,
  unknownPlace: (text) => `Nenhum lugar se chama ${text}. O comando lugares lista todos.`,
  notOnMap: 'Você não está num mapa. O comando mapa leva até lá.',
  loading: 'O mapa está a caminho.',
  appeared: (kind, name, level) =>
    `Apareceu ${name}${kind.trim() ? ` ${portugueseKind(kind)}` : ''} selvagem! Nível ${level}.`,
  fightOrWalk: 'Digite lutar para batalhar, ou siga andando.',
  nobody: 'Não há ninguém aqui para lutar. Criaturas vivem em mato alto, bosques, areia, praias e rochas.',
  notStarted: 'A batalha não pôde começar.',
  going: (place, count) => `A caminho: ${place}, ${steps(count)}. Esc interrompe.`,
  steps: (count, way) => `${steps(count)} para o ${way}. Esc interrompe.`,
  arrived: (place) => `Você chegou: ${place}.`,
  noWay: (place) => `Nenhum caminho leva até lá: ${place}.`,
  cell: (column, row) => `coluna ${column}, linha ${row}`,
  ends: {
    stopped: 'Parou.',
    covered: 'Parou: há outra coisa aberta.',
    closed: 'Daqui não dá para seguir.',
  },
  notWalking: 'Você não está andando.',
  walkedAll: 'Pronto.',
  back: 'Esse passo não deu certo.',
  thereAlready: 'Você já está lá.',
  readPage: 'Esta página se lê como qualquer outra. O comando mapa leva ao mapa.',
  shown: 'A imagem está à mostra.',
  hidden: 'A imagem está escondida.',
  nothing: 'Ainda não foi dito nada.',
  nothingToDo: 'Não há nada para continuar. Digite ajuda para ver os comandos.',
  noRematch: 'Agora não há revanche.',
};
export default words;
