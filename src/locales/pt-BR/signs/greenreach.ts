import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'placa',
    boxes: [
      'PRAÇA, em frente. O POÇO enche de graça todo cantil que passa por ele.',
      'Embaixo, a lápis: um cantil são três goles. Beba na batalha, quando doer. Não antes. Fiquei entediado, e agora está vazio.',
    ],
  },
  'hamlet-north': {
    name: 'placa',
    boxes: [
      'VAU DO TRINCO, norte: nove líderes, um mercado, uns gansos. Os gansos não fazem parte do desafio. Só acham que sim.',
    ],
  },
  'hamlet-lake': {
    name: 'placa',
    boxes: ['LAGO. A ponte aguenta uma pessoa, ou duas que se deem bem. Favor não alimentar a ilha.'],
  },
  'hamlet-barrel': {
    name: 'barril de chuva',
    boxes: ['Um barril de chuva, pela metade. No fundo está o céu de ontem, precisando de limpeza.'],
  },
  'hamlet-oak': {
    name: 'portinha no carvalho',
    boxes: [
      'Uma porta no grande carvalho, da altura de uma bota. Já bateram tanto que a tinta se foi. Você bate.',
    ],
  },
  'hamlet-boulder': {
    name: 'pedregulho',
    boxes: [
      'Está aqui desde que o gelo foi para casa. Um lado é liso, de tanta gente que se sentou para pensar em outra coisa.',
    ],
  },
  'hamlet-stump': { name: 'toco', boxes: ['Oitenta e um anéis. Alguém marcou o ano da sopa boa.'] },
  'hamlet-stone': {
    name: 'pedra em pé',
    boxes: ['Uma espiral, funda. Quem a segue com o dedo chega ao meio com um pouco de espanto.'],
  },
  'coast-bridge': {
    name: 'placa',
    boxes: ['TERRA VERDE, oeste. MAR, sul. Se seus pés estão molhados, você já escolheu.'],
  },
  'coast-mill': {
    name: 'placa',
    boxes: ['MOINHO. Farinha por saco, conselho por hora, quase tudo sobre Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'placa',
    boxes: ['CÍRCULO DE PEDRAS, leste. Não há duas pessoas que tenham contado o mesmo número, e são quatro.'],
  },
  'coast-book': {
    name: 'diário do farol',
    boxes: [
      'Segunda: neblina. Terça: neblina. Quarta: alguém gritou “tem um farol aqui?” Gritei que sim.',
      'Quinta: limpo. Vi que o barril da casa sumiu. Sexta: o barril voltou. Não quer dizer onde esteve.',
    ],
  },
  'coast-crate': {
    name: 'caixote',
    boxes: [
      'O INAFUNDÁVEL, diz o caixote, a giz. A tripulação foi dormir. Debaixo da tampa há cheiro de nabo e de aventura.',
    ],
  },
  'coast-stump': {
    name: 'toco oco',
    boxes: ['Oco até embaixo. Alguém guarda bolotas aqui, e os recibos delas.'],
  },
  'coast-stone': {
    name: 'pedra nos morros',
    boxes: ['As letras dizem: QUEM ESTÁ AQUI DEU A VOLTA MAIS LONGA. Atrás, o musgo foi levantado.'],
  },
  'coast-barrel': {
    name: 'barril',
    boxes: ['Arenque, diz a tampa. Vazio, diz o eco. O gato não tem nada a declarar.'],
  },
  'town-north': {
    name: 'placa',
    boxes: [
      'PARA O BREJO. O portão pede três insígnias. Já lhe ofereceram bolo, e ele continua pedindo insígnias.',
    ],
  },
  'town-south': {
    name: 'placa',
    boxes: [
      'VAU DO TRINCO. Nove ginásios, batizados pelos donos, julgados pelo capacho. Limpe os pés da sua criatura.',
    ],
  },
  'town-east': { name: 'placa', boxes: ['COSTA, por ali. Traga chapéu. Traga barbante para o chapéu.'] },
  'town-well': {
    name: 'placa do poço',
    boxes: [
      'OFERTA DA GUILDA DOS TANOEIROS, que lamenta o vazamento. Passe por ele, e o cantil enche. Os sapatos deles também.',
    ],
  },
  'town-sluices': {
    name: 'placa',
    boxes: [
      'PRADO ALAGADO. Duas rodas, três comportas. Cada roda cuida de duas; a do meio tem duas donas.',
      'Embaixo, a giz: “Igual à nossa gata.”',
    ],
  },
  'town-barrel': {
    name: 'barril atrás do mercado',
    boxes: ['“Devolvido: não quica.” O resto da etiqueta trata de quem foi a culpa.'],
  },
  'town-crate': {
    name: 'caixote atrás do mercado',
    boxes: ['FRÁGIL, em vermelho, nos seis lados. Alguma coisa lá dentro rolou para um canto e ficou.'],
  },
  'town-fence': {
    name: 'tábua solta',
    boxes: ['Uma tábua da cerca balança num prego só. Metade da cidade vai à escola por aqui.'],
  },
};
export default words;
