import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Mappe',
  hint: 'Dove vuoi andare?',
  inBattle: 'C’è una lotta ancora aperta. Le mappe aspettano che finisca.',
  more: 'Altre mappe appaiono qui appena le raggiungi a piedi.',
  wanderer: (species, map, ground, until) =>
    `Viandante del giorno: ${species} è di passaggio (${map}, ${ground}) e resta fino alle ${until}. Domani viene qualcun altro.`,
  places: {
    green_land: { title: 'Terra Verde', text: 'Un prato di paese, un lago tranquillo e la prima erba alta.' },
    green_land2: {
      title: 'Terra Verde 2',
      text: 'Giù per il fiume fino al mare: scogliere, sabbia e creature più forti.',
    },
    green_land3: {
      title: 'Guado Latch',
      text: 'Nove palestre intorno a una piazza, un emporio e un ruscello che non ha fretta.',
    },
    harkmoor: {
      title: 'Borgotorba',
      text: 'Case lungo una strada sulla torbiera, e gente che pensa quasi tutto il poco che dice.',
    },
    harkmoor2: {
      title: 'Lungo Ascolto',
      text: 'Erica, pozze e un cerchio di pietre. Il sentiero se la prende comoda.',
    },
    harkmoor3: {
      title: 'Cappella Sommersa',
      text: 'Una strada rialzata porta a una campana che nessuno suona.',
    },
    scattersea: {
      title: 'Porto Drizza',
      text: 'Case intorno a un porto, dove le barche rientrano prima che gli orologi si mettano d’accordo.',
    },
    scattersea2: {
      title: 'Rimbalzelli',
      text: 'Isole che qualcuno sembra aver lanciato, e passerelle fin dove sono cadute.',
    },
    scattersea3: {
      title: 'Il Fuso',
      text: 'Una spirale di sabbia con un faro al centro, e per strada una nave con l’orto.',
    },
    overcloud: {
      title: 'Salerta',
      text: 'Case su spuntoni, legate tra loro con la corda. Il tè è salato, i bollitori non riposano mai.',
    },
    overcloud2: {
      title: 'Cresta Ventofranco',
      text: 'Quattro terrazze sopra la nube. A scendere si fa prima che a salire.',
    },
    overcloud3: {
      title: 'Organo del Vento',
      text: 'Canne di pietra alte come case. Il vento suona, e nessuno gli volta le pagine.',
    },
    fourlight: {
      title: 'Emmezza',
      text: 'Un paese intorno a una meridiana che segna quattro ore insieme. Nessuno è in ritardo: non saprebbe per che cosa.',
    },
    fourlight2: {
      title: 'Miglio Senzafretta',
      text: 'Un mattino, un mezzodì, una sera e una notte, fianco a fianco. I ponti scricchiolano a tutte le ore.',
    },
    fourlight3: {
      title: 'Focolare Freddo',
      text: 'Il focolare della prima cucina, con una luce per angolo, e una biblioteca custodita dal ghiacciaio.',
    },
  },
};
export default words;
