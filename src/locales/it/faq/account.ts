import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const italianAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Il tuo account',
  questions: [
    {
      id: 'guest',
      question: 'Posso giocare senza registrarmi?',
      answer: [
        `Sì: premi Gioca come ospite nella pagina di accesso. Ricevi un nome, e tutto viene conservato come per chiunque. Però ti conosce solo il tuo browser: se esci o stai via ${guestDays} giorni, l’account viene cancellato. Da ospite non si fanno scambi.`,
        'Scegli una password quando vuoi nel profilo, sotto Account. Tieni il nome e tutto il resto, ricevi codici di recupero, e puoi fare scambi ed entrare da ovunque.',
      ],
      also: 'ospite anonimo provare senza account password registrarsi',
    },
    {
      id: 'forgotten',
      question: 'Non riesco più ad accedere. Che cosa posso fare?',
      answer: [
        'Se hai dimenticato la password, premi Password dimenticata? nella pagina di accesso, e scegline una nuova con uno dei codici di recupero. Con questo finiscono tutte le sessioni dell’account.',
        'Se i codici sono finiti, chiedi a chi gestisce questo server: può darti una nuova password. Il gioco non conosce nessun tuo indirizzo, quindi nessuno può mandarti niente.',
      ],
      also: 'dimenticata persa password recuperare mail email chiuso fuori',
    },
    {
      id: 'codes',
      question: 'Che cosa sono i codici di recupero?',
      answer: [
        `${recoveryCodes} parole di lettere e cifre, ognuna delle quali sostituisce una volta una password dimenticata. Le ricevi alla registrazione; saltale, se vuoi. Nel profilo, sotto Account, ne crei di nuove con la password: le vecchie non valgono più. Si vedono solo quando nascono, perciò scrivile o salvale dove non le trova nessun altro.`,
      ],
      also: 'codice di riserva recupero sicurezza',
    },
    {
      id: 'sessions',
      question: 'Dove è aperto il mio account, e come chiudo fuori gli altri?',
      answer: [
        `Account, nel profilo, elenca le tue sessioni, al massimo ${mostSessions}, con browser e sistema come li ha chiamati il browser. Chiudi le altre le chiude ovunque tranne qui. Una sessione non usata per trenta giorni finisce da sé.`,
        'Se qualcuno può conoscere la tua password, cambiala lì: con questo finiscono tutte le altre sessioni. Poi crea nuovi codici di recupero.',
      ],
      also: 'cambiare nuova password sessione dispositivo rubato telefono violato uscire ovunque',
    },
    {
      id: 'export',
      question: 'Che cosa conserva di me il server?',
      answer: [
        'Tutto ciò che hai fatto nel gioco, il tuo nome, le sessioni e la password come hash da cui nessuno può leggerla. Account, nel profilo, ha un pulsante che scarica tutto in un file. I dadi del gioco restano sul server: direbbero che cosa viene.',
      ],
      also: 'riservatezza dati esportare scaricare gdpr',
    },
    {
      id: 'farewell',
      question: 'Posso chiudere l’account per sempre?',
      answer: [
        'Sì, nel profilo, sotto Account, con la password. Creature, oggetti, monete e primati spariscono per sempre, e il tuo nome torna libero. Annunci e offerte decadono, e chi ne era toccato viene avvisato. Gli scambi restano nelle cronache degli altri, senza il tuo nome; le lotte che altri hanno fatto contro la tua squadra lo tengono finché non escono dall’elenco. Se il tuo account è sospeso, il pulsante è nella pagina di accesso, sotto il motivo.',
      ],
      also: 'cancellare eliminare smettere lasciare account',
    },
  ],
});
