import type { avatarWords } from '../en/avatars.ts';
import { italianCount } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Il tuo aspetto',
  change: 'Cambia aspetto',
  text: 'Chi cammina per te sulla mappa? Puoi cambiare idea quando vuoi.',
  wear: 'Indossalo',
  cancel: 'Annulla',
  price: (coins, town) =>
    `${italianCount(coins, 'moneta', 'monete')}${town === null ? ' in ogni emporio' : ` (${town})`}`,
  asking: 'Chiediamo che cosa c’è da indossare all’emporio…',
  failed: 'Non siamo riusciti a sapere che cosa c’è da indossare all’emporio.',
  again: 'Riprova',
  toMart: 'Aspetti all’emporio',
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
    fox: { name: 'Volpe', text: 'Cappuccio arancione con orecchie a punta e una coda folta.' },
    toadstool: { name: 'Fungo', text: 'Cappello rosso a pallini bianchi, mantella di muschio e una borsa.' },
    diver: { name: 'Palombaro', text: 'Elmo tondo di ottone con gli oblò e due bombole d’aria.' },
    stargazer: {
      name: 'Guardastelle',
      text: 'Cappello a punta e veste di mezzanotte, tutti e due con le stelle.',
    },
    lamplighter: {
      name: 'Lampionaio',
      text: 'Cilindro, cappotto di quattro colori e una lanterna su un’asta.',
    },
  },
};
export default words;
