import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'cartello',
    boxes: ['SALERTA, in su. Tutto è in su. Chi trova una discesa è pregato di segnalarla.'],
  },
  'saltsteep-pass': {
    name: 'cartello',
    boxes: ['CRESTA, a nord. Tieni il cappello. Tieni anche quello di chi ti sta davanti.'],
  },
  'saltsteep-well': {
    name: 'targa sul pozzo',
    boxes: [
      'NEVE SCIOLTA, BERE PIANO. Passaci accanto con la borraccia. È così fredda che i sorsi si mettono in fila.',
    ],
  },
  'saltsteep-kettle': {
    name: 'bollitore',
    boxes: ['Sta per bollire dalla primavera. Fanno a turno a guardarlo, il che spiega tutto.'],
  },
  'saltsteep-barrel': {
    name: 'barile di sale',
    boxes: [
      'Sale, grosso. Da uno spago pende un biglietto: «In caso di bisogno, scavare.» Non parlava del sale.',
    ],
  },
  'saltsteep-crate': {
    name: 'cassa',
    boxes: ['Su ogni lato sta scritto SU. I portatori hanno fatto quello che potevano.'],
  },
  'saltsteep-cairn': {
    name: 'ometto di pietre',
    boxes: ['Pietra più alta: piatta, con un sorriso dipinto. Sotto: meno sorriso, più tasca.'],
  },
  'ridge-foot': {
    name: 'cartello',
    boxes: ['CRESTA VENTOFRANCO. Oltre i salti non si torna su. Oltre il vento non si parla.'],
  },
  'ridge-top': {
    name: 'cartello',
    boxes: ['ORGANO DEL VENTO, a nord. Oggi: tutto in mi bemolle, che ci stia o no.'],
  },
  'ridge-cairn': {
    name: 'ometto di pietre',
    boxes: ['La pietra più bassa si è mossa da poco. La neve non ha avuto il tempo di accorgersene.'],
  },
  'ridge-log': {
    name: 'tronco cavo',
    boxes: [
      'Chi ha portato un tronco quassù, dove non cresce un albero? Qualcuno che voleva un posto sicuro, e un sonnellino.',
    ],
  },
  'ridge-pile': {
    name: 'mucchio di pietre',
    boxes: ['Non è ancora un ometto. Vorrebbe esserlo, e si esercita.'],
  },
  'ridge-marker': { name: 'ometto alto', boxes: ['METÀ STRADA, dice un graffio. Un altro dice OTTIMISTA.'] },
  'organ-sign': {
    name: 'cartello',
    boxes: [
      'ORGANO DEL VENTO. Non toccare le canne, per favore. Non ascoltare, per favore, quella che bisbiglia.',
    ],
  },
  'organ-plate': {
    name: 'targa sull’organo',
    boxes: ['COSTRUITO DA NESSUNO, ACCORDATO DAL TEMPO. Concerti ogni giorno, finché smettono.'],
  },
  'organ-tarn': {
    name: 'cartello',
    boxes: [
      'IL LAGHETTO GELATO. Porta tutti, e sempre fino in fondo. Solo le quattro pietre hanno mai fermato qualcuno.',
      'Sotto, inciso: «Quattro scivolate fino alla neve. A me ne sono servite diciannove.»',
    ],
  },
  'organ-stone': {
    name: 'pietra ritta',
    boxes: [
      'Ai suoi piedi è scavato un sedile per un ascoltatore. È della misura giusta per chiunque l’abbia provato.',
    ],
  },
  'organ-cairn': {
    name: 'ometto di pietre',
    boxes: ['Sette pietre, sette note. L’ottava è allentata, e a sollevarla canta calante.'],
  },
  'organ-pile': {
    name: 'ometto sull’orlo',
    boxes: ['Da qui si vede il mare, e ciò che qualcuno ha nascosto a chi guarda solo il mare.'],
  },
  'organ-boulder': {
    name: 'masso',
    boxes: ['Canticchia anche lui. Dietro c’è quello che gli hanno dato perché stesse zitto.'],
  },
};
export default words;
