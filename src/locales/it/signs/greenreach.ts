import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'cartello',
    boxes: [
      'PIAZZA, sempre dritto. Il POZZO riempie ogni borraccia che gli passa accanto, gratis.',
      'Sotto, a matita: sono tre sorsi. Bevi in lotta, quando fa male. Prima no. Io mi annoiavo, e adesso è vuota.',
    ],
  },
  'hamlet-north': {
    name: 'cartello',
    boxes: [
      'GUADO LATCH, a nord: nove palestre, un emporio, alcune oche. Le oche non fanno parte della sfida. È solo una loro idea.',
    ],
  },
  'hamlet-lake': {
    name: 'cartello',
    boxes: [
      'LAGO. Il ponte regge una persona, o due che vanno d’accordo. Si prega di non dar da mangiare all’isola.',
    ],
  },
  'hamlet-barrel': {
    name: 'botte della pioggia',
    boxes: [
      'Una botte d’acqua piovana, piena a metà. Sul fondo c’è il cielo di ieri, e avrebbe bisogno di una pulita.',
    ],
  },
  'hamlet-oak': {
    name: 'porticina nella quercia',
    boxes: [
      'Una porta nella grande quercia, alta quanto uno stivale. Qualcuno ha bussato finché la vernice è sparita. Bussi.',
    ],
  },
  'hamlet-boulder': {
    name: 'masso',
    boxes: [
      'È qui da quando il ghiaccio tornò a casa. Un lato l’ha lisciato chi si sedeva per pensare ad altro.',
    ],
  },
  'hamlet-stump': {
    name: 'ceppo',
    boxes: ['Ottantuno anelli. Qualcuno ha segnato l’anno della minestra buona.'],
  },
  'hamlet-stone': {
    name: 'pietra ritta',
    boxes: ['Una spirale, incisa a fondo. A seguirla col dito si arriva in mezzo, un po’ sorpresi.'],
  },
  'coast-bridge': {
    name: 'cartello',
    boxes: ['TERRA VERDE, a ovest. MARE, a sud. Se hai i piedi bagnati, hai già scelto.'],
  },
  'coast-mill': {
    name: 'cartello',
    boxes: ['MULINO. Farina a sacchi, consigli a ore, per lo più su Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'cartello',
    boxes: ['CERCHIO DI PIETRE, a est. Non c’è chi ne abbia contate quante un altro, e sono quattro.'],
  },
  'coast-book': {
    name: 'registro del faro',
    boxes: [
      'Lunedì: nebbia. Martedì: nebbia. Mercoledì: qualcuno gridava «c’è un faro, qui?». Ho gridato di sì.',
      'Giovedì: sereno. Visto che mancava il barile vicino a casa. Venerdì: il barile è tornato. Non vuole dire dov’è stato.',
    ],
  },
  'coast-crate': {
    name: 'cassa',
    boxes: [
      'L’INAFFONDABILE, dice la cassa, col gesso. Il capitano è andato a letto. Sotto il coperchio sa di rape e d’avventura.',
    ],
  },
  'coast-stump': {
    name: 'ceppo cavo',
    boxes: ['Cavo fino in fondo. Qualcuno ci tiene le ghiande, e le ricevute.'],
  },
  'coast-stone': {
    name: 'pietra tra i colli',
    boxes: ['Le lettere dicono: CHI STA QUI HA FATTO LA STRADA LUNGA. Dietro, il muschio è stato sollevato.'],
  },
  'coast-barrel': {
    name: 'barile',
    boxes: ['Aringhe, dice il coperchio. Vuoto, dice l’eco. Il gatto non ha dichiarazioni da fare.'],
  },
  'town-north': {
    name: 'cartello',
    boxes: [
      'ALLA LANDA. Il cancello chiede tre medaglie. Gli è stata offerta una torta, e chiede ancora medaglie.',
    ],
  },
  'town-south': {
    name: 'cartello',
    boxes: [
      'GUADO LATCH. Nove palestre, chiamate dai padroni, giudicate dallo zerbino. Pulisci le zampe alla tua creatura.',
    ],
  },
  'town-east': {
    name: 'cartello',
    boxes: ['COSTA, di là. Portati un cappello. E uno spago per il cappello.'],
  },
  'town-well': {
    name: 'targa sul pozzo',
    boxes: [
      'DONO DELLA GILDA DEI BOTTAI, spiacenti per la perdita. Passaci accanto e hai la borraccia piena. Come le loro scarpe.',
    ],
  },
  'town-sluices': {
    name: 'cartello',
    boxes: [
      'PRATO IRRIGUO. Due ruote, tre chiuse. Ogni ruota ne governa due; quella di mezzo ha due padrone.',
      'Sotto, col gesso: «Come la nostra gatta.»',
    ],
  },
  'town-barrel': {
    name: 'barile dietro l’emporio',
    boxes: ['«Reso: non rimbalza.» Il resto dell’etichetta tratta di chi fosse la colpa.'],
  },
  'town-crate': {
    name: 'cassa dietro l’emporio',
    boxes: [
      'FRAGILE, in rosso, su tutti e sei i lati. Dentro qualcosa è rotolato in un angolo e ci è rimasto.',
    ],
  },
  'town-fence': {
    name: 'asse allentata',
    boxes: ['Un’asse dello steccato dondola da un chiodo solo. Mezzo paese va a scuola passando di qui.'],
  },
};
export default words;
