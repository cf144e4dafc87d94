import type { moderationWords } from '../en/moderation.ts';
import { italianCount } from './counted.ts';

const words: typeof moderationWords = {
  letters: (left) => `${italianCount(left, 'carattere disponibile', 'caratteri disponibili')}`,
  suspended: {
    title: 'Il tuo account è sospeso',
    reason: 'Motivo',
    until: 'Fino al',
    endless: 'Questa sospensione non ha una fine.',
    answer: 'La risposta della gestione al tuo ricorso',
    appeal: 'Perché la sospensione andrebbe tolta?',
    send: 'Invia il ricorso',
    needsLogin: 'Prima inserisci nome e password nel modulo qui sotto.',
    sent: 'Il tuo ricorso aspetta una risposta. Rientra più tardi per leggerla.',
    none: 'Contro questa sospensione non si può più fare ricorso.',
    account: 'Il tuo account',
    accountText: 'Anche durante la sospensione puoi salvare i tuoi dati o cancellare l’account.',
    deletion: (name) => `Cancellare l’account di ${name}?`,
    forGood: 'Nessuno può tornare indietro, né tu né la gestione.',
    safe: 'Creature e monete sono al sicuro. I tuoi annunci tornano quando la sospensione finisce.',
  },
  messages: {
    title: {
      message: 'Un messaggio della gestione',
      warning: 'Un avvertimento',
      renamed: 'Hai un nome nuovo',
      unnamed: 'Un soprannome è stato tolto',
      lifted: 'Che bello riaverti qui',
    },
    text: {
      message: 'La gestione di questo gioco ti scrive:',
      warning: 'La gestione di questo gioco ha qualcosa da dirti:',
      renamed:
        'La gestione ha sostituito il tuo nome. D’ora in poi entra con quello nuovo; anche il vecchio funziona ancora.',
      unnamed: 'La gestione ha tolto il soprannome a una delle tue creature. Puoi dargliene un altro.',
      lifted: 'La tua sospensione è finita. I tuoi annunci sono di nuovo negli scambi.',
    },
    newName: (name) => `Adesso ti chiami ${name}.`,
    confirm: 'Letto',
  },
};
export default words;
