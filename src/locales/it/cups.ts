import type { cupWords } from '../en/cups.ts';
import { italianCount } from './counted.ts';

const coins = (count: number) => italianCount(count, 'moneta', 'monete');

const words: typeof cupWords = {
  title: 'Tornei',
  intro: (rest, entries) =>
    `Alcune lotte di fila contro squadre di casa più o meno del tuo livello, con la squadra iscritta. Tra due lotte ognuno recupera il ${rest}% dei PS, e basta. Chi ne perde una, o la lascia per un’altra, è fuori, e l’iscrizione è andata. Puoi iscriverti ${entries} volte al giorno.`,
  loading: 'Chiediamo chi c’è in lista…',
  failed: 'Le liste non sono arrivate.',
  again: 'Ritenta',
  entry: 'Iscrizione',
  prize: 'Premio',
  rounds: 'Lotte',
  ribbons: 'Nastri',
  coins,
  enter: (price) => `Iscriviti per ${coins(price)}`,
  poor: 'Monete insufficienti!',
  left: (count) =>
    count === 0
      ? 'Per oggi i tuoi tornei sono finiti. Le liste riaprono a mezzanotte UTC.'
      : count === 1
        ? 'Oggi puoi iscriverti ancora una volta.'
        : `Oggi puoi iscriverti ancora ${count} volte.`,
  running: (cup) => `Torneo in corso: ${cup}`,
  round: (next, all) => `Tocca alla lotta ${next} di ${all}.`,
  fighting: 'La tua lotta ti aspetta.',
  team: 'La squadra iscritta',
  hp: (name, percent) => `${name}: ${percent}% dei PS`,
  fight: 'Alla prossima lotta',
  resume: 'Torna alla lotta',
  giveUp: 'Rinuncia…',
  sure: 'Rinunciare al torneo?',
  sureText: 'L’iscrizione è persa, e le vittorie di questo torneo non contano più.',
  stay: 'Resto in gara',
  leave: 'Rinuncia',
};
export default words;
