import type { workshopWords } from '../en/workshop.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';

const rounded = (value: number, digits: number) => numberWords(Number(value.toFixed(digits)));
const kilobytes = (bytes: number) => `${rounded(bytes / 1000, 1)} kB`;
const seconds = (length: number) => `${rounded(length, 2)} s`;
const pixels = (width: number, height: number) => `${width} × ${height} pixels`;

const SIDES: Readonly<Record<string, string>> = {
  top: 'superior',
  right: 'direita',
  bottom: 'inferior',
  left: 'esquerda',
};

const words: typeof workshopWords = {
  title: 'Oficina',
  lead: 'Solte imagens e sons em qualquer lugar desta página: veja e ouça na hora, aqui e no jogo em andamento.',
  privacy: 'Os arquivos ficam neste navegador: nada é enviado, e nenhum outro jogador os vê.',
  choose: 'Escolher arquivos',
  chooseFor: (name) => `Escolher um arquivo para ${name}`,
  chooseOne: 'Escolher um arquivo',
  dropHere: 'Solte aqui uma imagem, ou',
  dropSoundHere: 'Solte aqui um som, ou',
  accepts: 'PNG, WebP ou SVG. Vários de uma vez acham o lugar pelo nome.',
  acceptsSounds: 'OGG, MP3 ou WAV. Vários de uma vez acham o lugar pelo nome.',

  shelf: 'Prateleira',
  shelves: {
    creatures: 'Criaturas',
    people: 'Visuais dos jogadores',
    leaders: 'Líderes de ginásio',
    items: 'Itens e bolas',
    signs: 'Tipos e sinais',
    battle: 'Cenários de batalha',
    rest: 'Mapas e o resto',
    sounds: 'Sons',
  },
  columns: {
    name: 'Nome',
    normal: 'Normal',
    normalBlink: 'Olhos fechados',
    normalBack: 'De costas',
    dark: 'Sombrio',
    darkBlink: 'Sombrio, olhos fechados',
    darkBack: 'Sombrio, de costas',
    shiny: 'Brilhante',
    shinyBlink: 'Brilhante, olhos fechados',
    shinyBack: 'Brilhante, de costas',
    picture: 'Imagem',
    walk: 'Andando',
    portrait: 'Retrato',
    beaten: 'Vencido',
    kind: 'Variante',
    badge: 'Insígnia',
    closed: 'Fechado',
    open: 'Aberto',
    far: 'Fundo',
    ground: 'Chão',
    lights: 'Luzes',
    platform: 'Sob os pés',
    near: 'À frente',
    sound: 'Som',
  },
  search: 'Procurar pelo nome',
  show: 'Mostrar',
  shows: {
    all: 'Tudo',
    missing: 'Só o que falta',
    overridden: 'Só o substituído',
    changed: 'Só o mudado aqui',
  },
  coverage: (there, all) => `${there} de ${all} arquivos já existem`,
  nothing: 'Nada aqui combina. Tente outra palavra ou outra prateleira.',
  marks: {
    drawn: 'do próprio jogo',
    missing: 'falta',
    overridden: 'substituído',
    tried: 'em teste',
    kept: 'guardado',
  },
  none: 'não é preciso',

  changed: (count) => `${portugueseCount(count, 'arquivo mudado aqui', 'arquivos mudados aqui')}`,
  changedText: (unkept) =>
    unkept === 0
      ? 'Todos estão guardados para este navegador, em cada janela do jogo.'
      : `${portugueseCount(unkept, 'ainda não guardado', 'ainda não guardados')}: ${unkept < 2 ? 'perde-se' : 'perdem-se'} ao recarregar.`,
  keepAll: 'Guardar todos',
  download: 'Baixar zip',
  discardAll: 'Descartar todos',
  keep: 'Guardar',
  discard: 'Descartar',
  downloadOne: 'Baixar',
  keptNow: (count) =>
    count === 1 ? 'Guardado para este navegador.' : `${count} arquivos guardados para este navegador.`,
  notKept: 'Este navegador não guarda arquivos. Baixe-os em vez disso.',
  archive: 'emberwild-substituicoes.zip',

  unplaced: 'Sem lugar',
  refused: (wanted, found) =>
    `Era para ser ${wanted === 'sound' ? 'OGG, MP3 ou WAV' : 'PNG, WebP ou SVG'}, mas é ${found?.toUpperCase() ?? 'outra coisa'}. Exporte de novo.`,
  unknownName: 'Nada no jogo tem este nome. Seria um destes?',
  placeAs: (name) => `Usar para ${name}`,
  forget: 'Esquecer',

  path: 'Pertence a',
  findings: 'O que foi examinado',
  good: 'certo',
  bad: 'não como desejado',
  checks: {
    names: {
      type: 'Tipo',
      size: 'Tamanho',
      transparency: 'Fundo',
      weight: 'Peso',
      edges: 'Bordas',
      length: 'Duração',
      start: 'Início',
    },
    types: 'PNG, WebP ou SVG',
    soundTypes: 'OGG, MP3 ou WAV',
    seconds,
    between: (shortest, longest) => `${numberWords(shortest)} a ${seconds(longest)}`,
    played: 'um som que este navegador toca',
    unplayed: 'este navegador não consegue tocar',
    atOnce: 'ouve-se na hora',
    late: (silence) => `${Math.round(silence * 1000)} ms de silêncio antes`,
    silent: 'não se ouve nada',
    loops: 'o fim leva de volta ao começo',
    pixels,
    transparent: 'transparente',
    opaque: 'nada transparente',
    weight: kilobytes,
    atMost: (bytes) => `no máximo ${kilobytes(bytes)}`,
    air: 'espaço em toda a volta',
    touches: (sides) => `toca a borda: ${sides.map((side) => SIDES[side] ?? side).join(', ')}`,
    expected: (words) => `esperado: ${words}`,
  },
  wanted: 'Desejado',

  look: 'Como fica',
  scale: 'Tamanho',
  scales: { 1: '1×', 3: '3×' },
  themes: { light: 'De dia', dark: 'De noite' },
  card: 'Cartão',
  dex: 'Pokedex',
  map: 'Mapa',
  battle: 'Batalha, os dois lados',
  usual: 'Nos tamanhos de sempre',
  scrolled: (what) => `${what}, para rolar`,
  steps: [
    'Escolha uma imagem ou um som na tabela: veja onde o jogo mostra, ou escute.',
    'Solte o seu em cima, ou vários em qualquer lugar: eles acham o lugar pelo nome, como kindlam.shiny.png.',
    'Guarde, e cada janela do jogo neste navegador o mostra, até no meio de uma batalha.',
    'Baixe tudo o que mudou num zip e descompacte no repositório.',
  ],
  legend: 'O que dizem as marcas',
  playYours: 'Tocar o seu',
  playOwn: 'Tocar o do jogo',
  stop: 'Parar',
};
export default words;
