import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'placa',
    boxes: ['VILA TURFA. População: alguma. Vizinho mais próximo: o brejo. Não lhe empreste nada.'],
  },
  'peatwick-well': {
    name: 'placa do poço',
    boxes: [
      '“Este poço é mais fundo do que parece.” Embaixo, riscado: “Ele olhou de volta.” Para o cantil tanto faz.',
    ],
  },
  'peatwick-barrel': {
    name: 'barril de alcatrão',
    boxes: [
      'Alcatrão, para barcos. Não há barco aqui desde que o brejo comeu o último. Sob a borda há algo preso.',
    ],
  },
  'peatwick-crate': {
    name: 'caixote',
    boxes: ['Endereçado à Capela Afogada. Devolvido. “Ninguém em casa, só umidade.”'],
  },
  'peatwick-cairn': {
    name: 'montinho de pedras',
    boxes: ['Uma pedra por quem achou o caminho de volta. Alguém anda arrumando, por tamanho.'],
  },
  'peatwick-log': {
    name: 'tronco caído',
    boxes: ['Caiu na estrada, e a estrada foi mudada de lugar. Aqui é assim que se faz.'],
  },
  'hark-gate': {
    name: 'placa',
    boxes: ['LONGA ESCUTA. Ande de mansinho: ela está ouvindo. Ande fazendo barulho: já ouviu coisa pior.'],
  },
  'hark-fork': {
    name: 'placa',
    boxes: [
      'CAMINHO. Leva tempo, e vai levar o seu. Pede-se aos pastores que contem as pedras e não contem a ninguém.',
    ],
  },
  'hark-door': {
    name: 'pedra ao lado da porta',
    boxes: [
      'A GRANDE FALA PRIMEIRO, POR SER LENTA. A PEQUENA NÃO SABE ESPERAR. A MÉDIA DIZ AMÉM.',
      'Menor: “Pise de leve. A uma palavra errada, todas ficam emburradas, e a porta também.”',
    ],
  },
  'hark-stone': {
    name: 'Pedra da Escuta',
    boxes: ['Você encosta o ouvido. Lá no fundo alguém cantarola, desafinado, como quem lava a louça.'],
  },
  'hark-boulder': {
    name: 'pedregulho',
    boxes: ['O vento se encosta deste lado há mil anos. Do outro há um oquinho seco.'],
  },
  'hark-ring': {
    name: 'pedra redonda',
    boxes: ['Parece que rolou para fora do círculo uma noite e desde então finge que sempre esteve aqui.'],
  },
  'hark-seat': {
    name: 'pedra chata',
    boxes: ['O assento do pastor. Quente em cima e, embaixo, tudo o que já caiu de bolso de pastor.'],
  },
  'chapel-sign': { name: 'placa', boxes: ['CAPELA, pelo aterro. Missas na maré baixa. Não há maré baixa.'] },
  'chapel-book': {
    name: 'livro do sineiro',
    boxes: [
      '“Toquei às seis. Toquei ao meio-dia. À meia-noite não toquei, mas tocou.”',
      'A mesma linha em cada página, em dezenove letras diferentes. A sua seria a vigésima.',
    ],
  },
  'chapel-cairn': {
    name: 'montinho de pedras',
    boxes: ['As pedras estão molhadas, embora não tenha chovido. Entre elas algo reluz.'],
  },
  'chapel-boat': { name: 'balsa', boxes: ['TARIFA: O QUE VOCÊ TIVER. Alguém pagou, e ninguém veio buscar.'] },
  'chapel-stone': {
    name: 'pilar do portão',
    boxes: ['Meio portão. A outra metade, dizem, continua aberta, em algum lugar sob o lago.'],
  },
};
export default words;
