import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'placa',
    boxes: ['LADEIRA DO SAL, para cima. Tudo é para cima. Quem achar uma descida, favor avisar.'],
  },
  'saltsteep-pass': {
    name: 'placa',
    boxes: ['SERRA, norte. Segure o chapéu. Segure também o de quem vai na frente.'],
  },
  'saltsteep-well': {
    name: 'placa do poço',
    boxes: ['NEVE DERRETIDA, BEBA DEVAGAR. Passe por ele com o cantil. É tão fria que os goles fazem fila.'],
  },
  'saltsteep-kettle': {
    name: 'chaleira',
    boxes: ['Está quase fervendo desde a primavera. Revezam-se para vigiá-la, o que explica tudo.'],
  },
  'saltsteep-barrel': {
    name: 'barril de sal',
    boxes: ['Sal grosso. Num barbante há um bilhete: “Em emergências, cave.” Não era do sal que falava.'],
  },
  'saltsteep-crate': {
    name: 'caixote',
    boxes: ['Escrito PARA CIMA em todos os lados. Os carregadores fizeram o que puderam.'],
  },
  'saltsteep-cairn': {
    name: 'montinho de pedras',
    boxes: ['A pedra de cima: chata, com um sorriso pintado. Embaixo: menos sorriso, mais bolso.'],
  },
  'ridge-foot': {
    name: 'placa',
    boxes: ['SERRA DO VENDAVAL. Depois dos degraus não há volta. Depois do vento não há conversa.'],
  },
  'ridge-top': { name: 'placa', boxes: ['ÓRGÃO DO VENTO, norte. Hoje: tudo em mi bemol, combine ou não.'] },
  'ridge-cairn': {
    name: 'montinho de pedras',
    boxes: ['A pedra de baixo andou se mexendo. A neve ainda não teve tempo de notar.'],
  },
  'ridge-log': {
    name: 'tronco oco',
    boxes: [
      'Quem trouxe um tronco até aqui, onde não cresce árvore? Alguém que precisava de esconderijo, e de um cochilo.',
    ],
  },
  'ridge-pile': { name: 'monte de pedras', boxes: ['Ainda não é um marco. Quer ser, e está treinando.'] },
  'ridge-marker': { name: 'marco alto', boxes: ['METADE DO CAMINHO, diz um risco. Outro diz OTIMISTA.'] },
  'organ-sign': {
    name: 'placa',
    boxes: ['ÓRGÃO DO VENTO. Favor não tocar nos tubos. Favor não escutar no que cochicha.'],
  },
  'organ-plate': {
    name: 'placa do órgão',
    boxes: ['FEITO POR NINGUÉM, AFINADO PELO TEMPO. Concertos diários, até pararem.'],
  },
  'organ-tarn': {
    name: 'placa',
    boxes: [
      'O LAGO GELADO. Leva todo mundo, e sempre até o fim. Só as quatro pedras já fizeram alguém parar.',
      'Riscado embaixo: “Quatro deslizadas até a neve. Eu precisei de dezenove.”',
    ],
  },
  'organ-stone': {
    name: 'pedra em pé',
    boxes: ['No pé dela há o lugar gasto de um ouvinte. Serve em todos que já experimentaram.'],
  },
  'organ-cairn': {
    name: 'montinho de pedras',
    boxes: ['Sete pedras, sete notas. A oitava está solta, e canta baixo quando é levantada.'],
  },
  'organ-pile': {
    name: 'marco na beirada',
    boxes: ['Daqui se vê o mar, e o que alguém escondeu de quem só olha o mar.'],
  },
  'organ-boulder': {
    name: 'pedregulho',
    boxes: ['Cantarola junto. Atrás dele está o que lhe deram para ficar quieto.'],
  },
};
export default words;
