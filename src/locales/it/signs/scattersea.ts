import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'cartello',
    boxes: ['PORTO DRIZZA. Novanta isole, e hai trovato quella col parcheggio.'],
  },
  'halyard-quay': {
    name: 'cartello',
    boxes: ['RIMBALZELLI, a sud. Si prega di non rilanciarne indietro nessuno.'],
  },
  'halyard-well': {
    name: 'targa sul pozzo',
    boxes: [
      'ACQUA DOLCE. Passaci accanto con la borraccia. Il mare è stato avvisato, e ci è rimasto un po’ male.',
    ],
  },
  'halyard-crate': {
    name: 'cassa',
    boxes: ['«Rispedire al mittente.» Poi, in un’altra scrittura: «Dice che non è nemmeno sua.»'],
  },
  'halyard-barrel': {
    name: 'barile',
    boxes: [
      'Aringhe, dice il coperchio. Non da Pasqua in qua, dice il naso. Di lato è stato infilato qualcosa.',
    ],
  },
  'halyard-pots': {
    name: 'nasse da aragoste',
    boxes: ['Quattro nasse e nessuna aragosta. Una ha preso qualcosa che non pizzica.'],
  },
  'halyard-mooring': {
    name: 'bitta',
    boxes: ['La corda va dritta in giù. È ben tesa, e ogni tanto dà due strattoni, per saluto.'],
  },
  'stones-landing': {
    name: 'cartello',
    boxes: ['RIMBALZELLI. Il primato è di sette isole con un sasso. Il sasso sta ancora andando.'],
  },
  'stones-west': {
    name: 'cartello',
    boxes: [
      'FUSO, a ovest. Impossibile mancarlo. Si può mancare solo l’entrata, e al primo giro ci riescono quasi tutti.',
    ],
  },
  'stones-ferries': {
    name: 'cartello',
    boxes: [
      'TRAGHETTI. Nessuna barca torna indietro: sarebbe un’ammissione. Quasi tutte vanno dove vogliono loro.',
      'Chi vuole arrivare fa come il sole tutto il giorno. Non ha ancora mai perso una barca.',
    ],
  },
  'stones-boulder': {
    name: 'masso',
    boxes: [
      'L’alta marea arriva alla tacca. Sotto la tacca qualcuno tiene ciò che deve restare asciutto, e sbaglia ogni giorno.',
    ],
  },
  'stones-stump': {
    name: 'ceppo',
    boxes: ['Era un albero di nave. Dentro, dove correva la cima, c’è posto per una mano.'],
  },
  'stones-log': {
    name: 'tronco portato dal mare',
    boxes: ['Inciso: «K + il mare.» Il mare ha risposto con dei balani, e con qualcosa di tondo.'],
  },
  'stones-pots': {
    name: 'nasse da aragoste',
    boxes: ['Vuote, con la porta lasciata aperta. Dentro c’è una sedia, piccolissima.'],
  },
  'spindle-sign': {
    name: 'cartello',
    boxes: ['IL FUSO. Un giro, e poi un altro. Le scorciatoie sono per i gabbiani.'],
  },
  'spindle-north': {
    name: 'cartello',
    boxes: ['OLTRENUBE, a nord e in su. Porta un cappotto. Porta i saluti delle isole. Riporta il cappotto.'],
  },
  'spindle-door': {
    name: 'porta del faro',
    boxes: [
      'Il buco della serratura non c’è. «Bussa», dice una targa. «Se non viene nessuno, hai bussato come il mare.»',
    ],
  },
  'spindle-wreck': {
    name: 'relitto',
    boxes: [
      'I cavoli sottocoperta stanno meglio di com’è andata alla nave. Tra due file brilla qualcosa che non è una lumaca.',
    ],
  },
  'spindle-mooring': {
    name: 'bitta',
    boxes: ['Chi ha fatto questo nodo non voleva più ripartire. Dentro c’è qualcosa per chi riparte.'],
  },
  'spindle-palm': {
    name: 'palma storta',
    boxes: [
      'Di notte si china verso la luce, come tutti qui. Nella corteccia c’è un buco, proprio ad altezza di mano.',
    ],
  },
};
export default words;
