import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Prova',
  notice: 'Prova, salvata in questo browser',
  more: 'Dettagli',
  title: 'La prova di Emberwild',
  absent: 'Quello che cercavi non c’è nella prova: serve un server con altri giocatori.',
  text: 'Giochi la prima regione per conto tuo, senza account e senza server: con le stesse creature, mosse e regole di sempre.',
  points: [
    'Tutto è salvato solo in questo browser. Chi ne cancella i dati cancella anche il gioco.',
    'Nulla si può portare in un account: un server non crede a quello che un browser racconta delle sue creature.',
    'Scambi, lotte con le squadre altrui, account e avvisi richiedono un server con altri giocatori.',
    'Missioni, ricerche, la maestra e i tornei ci sono solo nel gioco completo.',
  ],
  stopped: 'La prova si è fermata. Ricarica la pagina.',
  failed: 'La prova non ci è riuscita. Ritenta.',
  noPlace: 'Nella prova non c’è: serve un server con altri giocatori.',
  noOthers: 'In questa prova non ci sono altri giocatori',
  player: 'In prova',
  play: 'Continua a giocare',
  erase: 'Ricomincia',
  ask: 'Ricominciare?',
  askText: 'Creature, monete e medaglie di questa prova vengono cancellate. Nessuno può tornare indietro.',
  keep: 'Tienile',
  eraseAll: 'Cancella e ricomincia',
};
export default words;
