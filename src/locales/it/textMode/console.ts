import type { consoleTexts } from '../../en/textMode/console.ts';
import { italianCount } from '../counted.ts';

const steps = (count: number) => italianCount(count, 'passo', 'passi');

const words: typeof consoleTexts = {
  title: 'Modalità testo',
  log: 'Che cosa succede',
  command: 'Comando',
  run: 'Fallo',
  placeholder: 'Scrivi aiuto',
  picture: 'Mostra anche l’immagine',
  around: 'Intorno a te',
  walkTo: (place) => `Vai: ${place}`,
  failed: 'La modalità testo non si è caricata.',
  hello: (key) =>
    `La modalità testo è accesa. Scrivi aiuto per i comandi${key && `; il tasto ${key} porta alla riga dei comandi`}.`,
  helloTouch: 'La modalità testo è accesa. Scrivi aiuto per i comandi.',
  help: [
    'Su una mappa: n, ne, e, se, s, so, o, no fanno un passo, o 5 ne fa cinque; con la riga vuota camminano anche le frecce. guarda dice che cosa c’è in ogni direzione, guarda o in una sola; dove dice la casella; luoghi elenca ciò che si può raggiungere; vai emporio, vai erba o vai 12 8 ci camminano per caselle libere; Esc o ferma interrompono il cammino.',
    'Accanto alle strade c’è gente: guarda dice dove; vai e un nome, come vai nan, ci cammina; parla fa parlare chi ti è accanto. leggi dice che cosa c’è scritto su un cartello accanto a te, o che cosa c’è in un barile; prendi raccoglie quel che c’è, anche le bacche.',
    'Quando è apparsa una creatura: lotta comincia la lotta; cammina per lasciarla.',
    'In una lotta: guarda dice come stanno le cose; manda 2 sceglie chi lotta, o fa il cambio; lotta elenca le mosse, lotta 2 o solo 2 ne usa una; palla lancia la più semplice, palla suprema quella; bevi dà un sorso della borraccia a chi lotta, bevi 2 al secondo della squadra; scappa prova a scappare da un selvatico; Invio a riga vuota va avanti; ancora chiede la rivincita.',
    'Ovunque: casa, mappe, mappa, palestre, emporio, squadra, creature, pokedex, trova scambi, offerte e altro aprono queste pagine; palle conta palle e monete; missioni dice che cosa c’è da fare oggi e questa settimana, ritira prende le ricompense; ora dice l’ora e il tempo; ripeti ridice l’ultima cosa; immagine mostra o nasconde l’immagine.',
  ],
  unknown: (text) => `${text} non è un comando. Scrivi aiuto per i comandi.`,
  unknownPlace: (text) => `Nessun luogo si chiama ${text}. Il comando luoghi li elenca.`,
  notOnMap: 'Non c’è una mappa sotto i tuoi piedi. Il comando mappa ci porta.',
  loading: 'La mappa sta arrivando.',
  appeared: (kind, name, level) =>
    `Ecco un selvatico: ${name}${kind.trim() && ` ${kind.trim()}`}! Livello ${level}.`,
  fightOrWalk: 'Scrivi lotta per affrontarlo, o tira dritto.',
  nobody:
    'Qui non c’è nessuno con cui lottare. Le creature vivono tra erba alta, boschi, sabbia, rive e rocce.',
  notStarted: 'La lotta non è cominciata.',
  going: (place, count) => `In cammino: ${place}, ${steps(count)}. Esc ferma.`,
  steps: (count, way) => `${steps(count)} a ${way}. Esc ferma.`,
  arrived: (place) => `Eccoti qui: ${place}.`,
  noWay: (place) => `Nessuna strada porta qui: ${place}.`,
  cell: (column, row) => `colonna ${column}, riga ${row}`,
  ends: {
    stopped: 'Fermata.',
    covered: 'Fermata: è aperto qualcos’altro.',
    closed: 'Qui non si può proseguire.',
  },
  notWalking: 'Non stai camminando.',
  walkedAll: 'Fatto.',
  back: 'Il passo non è riuscito.',
  thereAlready: 'Sei già lì.',
  readPage: 'Questa pagina si legge come le altre. Il comando mappa porta alla mappa.',
  shown: 'L’immagine è visibile.',
  hidden: 'L’immagine è nascosta.',
  nothing: 'Non è ancora stato detto niente.',
  nothingToDo: 'Non c’è niente da continuare. Scrivi aiuto per i comandi.',
  noRematch: 'Adesso non c’è rivincita.',
};
export default words;
