import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'Informazioni',
  sections: [
    {
      title: 'Che cos’è Emberwild',
      text: 'Un gioco in cui si cammina per luoghi selvatici, si incontrano creature, si fa crescere una squadra e la si mette alla prova, tutto nel browser. Non c’è niente da installare.',
    },
    {
      title: 'Leale per costruzione',
      text: import.meta.env.TRIAL
        ? 'Quel che è deciso resta deciso: ricaricare non cambia mai un incontro, un lancio o una lotta. Le probabilità che contano si vedono, in cifre.'
        : 'Ogni dado si tira sul server, e quel che è deciso resta deciso: ricaricare non cambia mai un incontro, un lancio o una lotta. Le probabilità che contano si vedono, in cifre.',
    },
    {
      title: 'Per chiunque',
      text: 'Tastiera, mouse, tocco, gamepad e lettore di schermo valgono uguale. Ingrandisci quanto vuoi. Tipi e varianti hanno forme e parole, non solo colori.',
    },
    {
      title: 'Fatto a mano',
      text: 'Creature, mappe, nomi e immagini sono nati per questo gioco e non appartengono a nessun altro.',
    },
  ],
  numbersTitle: 'Il mondo in cifre',
  numbers: { species: 'specie', kinds: 'varianti ciascuna', maps: 'mappe', gyms: 'capipalestra' },
  amount: numberWords,
  questions: 'Domande e risposte',
  thanksTitle: 'Grazie a',
  thanks: (count) =>
    `Il gioco poggia su ${count} librerie a codice aperto che arrivano con lui al tuo browser. Chi le ha scritte lascia che tutti le usino.`,
  faces:
    'I testi sono in Nunito, dei Nunito Project Authors, i titoli in Lilita One, di Juan Montoreano, entrambi sotto la SIL Open Font License.',
  libraries: 'Le librerie e le loro licenze',
  licence: (name) => `Licenza ${name}`,
};
export default words;
