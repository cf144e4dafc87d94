import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Comandi',
  text: 'Con ognuno di questi si può fare tutto.',
  label: 'Dispositivo',
  or: 'o',
  change: 'Cambia tasti e pulsanti',
  devices: [
    {
      value: 'keys',
      name: 'Tastiera',
      rows: [
        {
          what: 'Camminare',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Frecce', 'W A S D', 'Tastierino'],
          note: 'Due insieme vanno in diagonale; tieni premuto per continuare.',
        },
        { what: 'Scegliere una mossa', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Confermare, andare avanti', actions: ['confirm'], note: '' },
        { what: 'Scappare da un selvatico', actions: ['run'], note: 'Può volerci più di un tentativo.' },
        { what: 'Bere dalla borraccia', actions: ['drink'], note: 'Costa il turno. La riempie un pozzo.' },
        {
          what: 'Saltare un’animazione',
          with: ['Qualsiasi tasto'],
          note: 'Non fa altro. Tab, Pag su e giù e F5 fanno quello che fanno sempre.',
        },
        {
          what: 'Velocità delle lotte',
          actions: ['speed'],
          note: 'Consueta, doppia o quadrupla; il gioco se la ricorda.',
        },
        {
          what: 'Guardare indietro in una lotta',
          actions: ['earlier', 'later'],
          note: 'Un turno prima, uno dopo; Esc torna ad adesso.',
        },
        {
          what: 'Passare da un comando all’altro',
          with: ['Tab', 'Maiusc + Tab'],
          note: 'Le frecce cambiano una scelta.',
        },
        { what: 'Chiudere un menu o un foglio', with: ['Esc'], note: '' },
        {
          what: 'Spegnere e riaccendere l’audio',
          actions: ['mute'],
          note: 'I volumi sono sotto Audio, in fondo a ogni pagina.',
        },
        {
          what: 'Schermo intero, e ritorno',
          actions: ['fullscreen'],
          note: 'Dove il browser può; c’è un pulsante in fondo a ogni pagina.',
        },
        {
          what: 'Andare alla riga dei comandi',
          actions: ['commands'],
          note: 'In modalità testo, che si accende con il primo pulsante di ogni pagina.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Tocco',
      rows: [
        {
          what: 'Camminare',
          with: ['Pad direzionale', 'Striscia sulla mappa'],
          note: 'Tieni giù il dito per continuare, striscia per svoltare. Con il mouse si trascina allo stesso modo.',
        },
        {
          what: 'Far tornare il pad',
          with: ['Tieni premuta la mappa'],
          note: 'Nelle impostazioni il pad si sposta, cambia misura, diventa trasparente o si nasconde.',
        },
        {
          what: 'Andare in un punto',
          with: ['Tocca la mappa'],
          note: 'Finisce dove appare una creatura, o con un passo fatto a mano. Con il mouse, un clic.',
        },
        {
          what: 'Scegliere una mossa o una palla',
          with: ['Toccala'],
          note: 'Poi tocca Attacca o Lancia. Con il mouse, un clic.',
        },
        {
          what: 'Andare avanti dopo un turno',
          with: ['Continua', 'L’immagine della lotta'],
          note: 'Tocca l’uno o l’altra.',
        },
        {
          what: 'Scappare da un selvatico',
          with: ['La figura che corre'],
          note: 'Il pulsante a sinistra di Attacca.',
        },
        {
          what: 'Bere dalla borraccia',
          with: ['La borraccia'],
          note: 'Il numero accanto dice quanti sorsi restano.',
        },
        { what: 'Saltare un’animazione', with: ['Tocca ovunque'], note: 'Non fa altro.' },
        {
          what: 'Velocità delle lotte',
          with: ['1×'],
          note: 'Il pulsante sull’immagine della lotta: 1×, 2× o 4×.',
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'Gamepad',
      rows: [
        {
          what: 'Camminare',
          with: ['Levetta sinistra'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Croce'],
          note: '',
        },
        {
          what: 'Passare da un comando all’altro',
          with: ['Croce'],
          actions: ['previous', 'next'],
          note: 'Su una mappa la croce cammina. A destra e a sinistra muove un cursore.',
        },
        { what: 'Premere, confermare', actions: ['press'], note: '' },
        { what: 'Premere il pulsante principale', actions: ['confirm'], note: '' },
        { what: 'Chiudere un menu o un foglio', actions: ['cancel'], note: '' },
        { what: 'Guardare indietro in una lotta', actions: ['earlier', 'later'], note: '' },
        { what: 'Scappare da un selvatico', actions: ['run'], note: '' },
        { what: 'Bere dalla borraccia', actions: ['drink'], note: '' },
        { what: 'Velocità delle lotte', actions: ['speed'], note: '' },
        { what: 'Spegnere e riaccendere l’audio', actions: ['mute'], note: '' },
        { what: 'Saltare un’animazione', with: ['Qualsiasi pulsante'], note: 'Non fa altro.' },
      ],
    },
  ],
};
export default words;
