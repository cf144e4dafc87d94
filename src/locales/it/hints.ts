import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Consiglio',
  dismiss: 'Capito',
  stop: 'Basta consigli',
  hints: {
    map: {
      title: 'In cammino',
      text: 'Le creature selvatiche vivono tra erba alta, boschi, sabbia, rive e rocce. I sentieri sono sicuri, e più vai lontano più sono forti.',
    },
    encounter: {
      title: 'C’è qualcuno',
      text: 'Prova a catturarlo, o tira dritto. Una lotta non ti costa mai una creatura.',
    },
    battle: {
      title: 'La tua prima lotta',
      text: 'Scegli chi lotta, poi una mossa a ogni turno. Quando il selvatico è debole, lancia una palla: accanto c’è la probabilità. La borraccia cura, e un pozzo la riempie.',
    },
    caught: {
      title: 'È tuo',
      text: 'Entra in squadra finché c’è posto, se no aspetta tra le tue creature. Si cambiano quando non si lotta.',
    },
    team: {
      title: 'La tua squadra',
      text: 'Lottano in quest’ordine e imparano tutti da ogni vittoria. Ogni mossa si sceglie tra quelle imparate; Salva conserva le modifiche.',
    },
    gyms: {
      title: 'I capipalestra',
      text: 'Batti tutti quelli di una regione, e si apre la prossima. Livelli e premi sono sulle loro schede; perdere non costa niente.',
    },
    mart: {
      title: 'Palle e ciondoli',
      text: 'Di’ quanti ne vuoi di ciascuno, poi paga una volta sola. I ciondoli funzionano finché li porti.',
    },
    pokedex: {
      title: 'Chi hai incontrato',
      text: 'Chiunque incontri finisce scritto qui: dove vive, quando viene e che cosa impara.',
    },
    training: {
      title: 'A lezione',
      text: 'I compagni del tipo che scegli danno più esperienza dei selvatici, e niente monete. Prendine uno che le tue mosse colpiscano forte.',
    },
    gold: {
      title: 'Occhio alla posta',
      text: 'La posta si paga all’inizio e se ne va se perdi. Altro, qui, non si può perdere.',
    },
  },
  settings: {
    title: 'Consigli',
    text: 'Ogni parte del gioco ti spiega una volta a che cosa serve.',
    show: 'Mostra i consigli',
    again: 'Mostrali di nuovo',
    forgotten: 'Rivedrai tutti i consigli ancora una volta',
  },
};
export default words;
