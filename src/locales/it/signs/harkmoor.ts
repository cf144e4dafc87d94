import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'cartello',
    boxes: ['BORGOTORBA. Abitanti: qualcuno. Vicino di casa: la palude. Non prestarle niente.'],
  },
  'peatwick-well': {
    name: 'targa sul pozzo',
    boxes: [
      '«Questo pozzo è più profondo di quel che sembra.» Sotto, graffiato: «Mi ha guardato lui.» La borraccia se ne infischia.',
    ],
  },
  'peatwick-barrel': {
    name: 'barile di pece',
    boxes: [
      'Pece, per le barche. Barche qui non ce n’è da quando la palude ha mangiato l’ultima. Sotto l’orlo è incastrato qualcosa.',
    ],
  },
  'peatwick-crate': {
    name: 'cassa',
    boxes: ['Indirizzata alla Cappella Sommersa. Respinta. «Non in casa, solo umido.»'],
  },
  'peatwick-cairn': {
    name: 'ometto di pietre',
    boxes: ['Una pietra per chiunque abbia ritrovato la strada. Qualcuno le ha messe in ordine, per misura.'],
  },
  'peatwick-log': {
    name: 'tronco caduto',
    boxes: ['È caduto sulla strada, e hanno spostato la strada. Qui si fa così.'],
  },
  'hark-gate': {
    name: 'cartello',
    boxes: ['LUNGO ASCOLTO. Cammina piano: sta ascoltando. Cammina forte: ha sentito di peggio.'],
  },
  'hark-fork': {
    name: 'cartello',
    boxes: [
      'SENTIERO. Si prende il suo tempo, e anche un po’ del tuo. I pastori contino le pietre, e non dicano il numero.',
    ],
  },
  'hark-door': {
    name: 'pietra accanto alla porta',
    boxes: [
      'PRIMA PARLA LA GRANDE, CHE È LENTA. LA PICCOLA NON SA ASPETTARE. LA MEDIA DICE AMEN.',
      'Più piccolo: «Metti il piede piano. A una parola sbagliata tengono il broncio tutte, porta compresa.»',
    ],
  },
  'hark-stone': {
    name: 'pietra che ascolta',
    boxes: ['Ci appoggi l’orecchio. Giù giù qualcosa canticchia, stonato, come chi lava i piatti.'],
  },
  'hark-boulder': {
    name: 'masso',
    boxes: [
      'Da questa parte il vento ci si appoggia da mille anni. Dall’altra c’è una piccola nicchia asciutta.',
    ],
  },
  'hark-ring': {
    name: 'masso tondo',
    boxes: [
      'Pare sia rotolato fuori dal cerchio una notte, e che da allora faccia finta d’essere sempre stato qui.',
    ],
  },
  'hark-seat': {
    name: 'masso piatto',
    boxes: [
      'Il sedile del pastore. Caldo sopra, e sotto tutto ciò che sia mai caduto da una tasca di pastore.',
    ],
  },
  'chapel-sign': {
    name: 'cartello',
    boxes: ['CAPPELLA, per la strada rialzata. Funzioni con l’acqua bassa. L’acqua bassa non c’è.'],
  },
  'chapel-book': {
    name: 'quaderno del campanaro',
    boxes: [
      '«Suonato alle sei. Suonato a mezzogiorno. A mezzanotte non suonato, ma suonava.»',
      'La stessa riga su ogni pagina, in diciannove scritture. La tua sarebbe la ventesima.',
    ],
  },
  'chapel-cairn': {
    name: 'ometto di pietre',
    boxes: ['Le pietre sono bagnate, anche se non è piovuto. In mezzo qualcosa luccica.'],
  },
  'chapel-boat': {
    name: 'traghetto',
    boxes: ['TARIFFA: QUELLO CHE HAI. Qualcuno ha pagato, e nessuno è venuto a ritirare.'],
  },
  'chapel-stone': {
    name: 'pilastro di cancello',
    boxes: ['Mezzo cancello. L’altra metà, si dice, è ancora aperta, da qualche parte sotto il lago.'],
  },
};
export default words;
