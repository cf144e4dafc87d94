import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: 'Il tuo aspetto',
  change: 'Cambia aspetto',
  text: 'Chi cammina per te sulla mappa? Puoi cambiare idea quando vuoi.',
  wear: 'Indossalo',
  cancel: 'Annulla',
  looks: {
    player: { name: 'Viandante', text: 'Berretto verde acqua, sciarpa corallo e zaino.' },
    gardener: { name: 'Giardiniera', text: 'Due ciuffi di ricci, salopette e annaffiatoio.' },
    scholar: { name: 'Studiosa', text: 'Foulard prugna, occhiali tondi e una borsa di libri.' },
    racer: { name: 'Pilota', text: 'Sedia a rotelle dai cerchi gialli, giacca rossa e fascia bianca.' },
    storyteller: { name: 'Cantastorie', text: 'Crocchia bianca, scialle cremisi e bastone da passeggio.' },
    woodcutter: { name: 'Boscaiolo', text: 'Barba rossa, berretto col pompon e una fascina di ceppi.' },
    drover: { name: 'Mandriano', text: 'Cappello largo, poncho a righe e una lunga treccia.' },
    hopper: { name: 'Saltapozze', text: 'Un bimbo in un impermeabile giallo che è un’anatra.' },
    dancer: { name: 'Ballerina', text: 'Coda di capelli ramata e un’ampia gonna turchese.' },
    skipper: { name: 'Capitano', text: 'Turbante zafferano, barba nera e giacca da comandante.' },
    rocker: { name: 'Rocker', text: 'Cresta magenta, occhiali scuri e chitarra.' },
    sledder: { name: 'Slittatore', text: 'Parka con una corona di pelo, e muffole rosse.' },
  },
};
export default words;
