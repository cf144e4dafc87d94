import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const italianSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'I tuoi progressi',
  questions: [
    {
      id: 'closed',
      question: 'Ho chiuso la pagina nel mezzo di una lotta. È persa?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. Questo browser conserva ogni lotta così com’è. Riprendila dalla prima pagina.'
          : 'No. Il server conserva ogni lotta così com’è. Accedi da qualsiasi dispositivo e riprendila dalla prima pagina.',
      ],
      also: 'salvare riprendere ricaricare blocco dispositivo',
    },
    {
      id: 'connection',
      question: 'Che cosa succede se la connessione cade in una lotta?',
      answer: [
        import.meta.env.TRIAL
          ? 'Si va avanti: una prova si gioca nel tuo browser. Solo le pagine mai aperte hanno bisogno della connessione.'
          : 'La lotta aspetta; nessuno colpisce mentre non ci sei. Se la tua ultima scelta è arrivata al server è stata giocata, una volta, e al ritorno vedi come stanno le cose. Se no, scegli di nuovo.',
      ],
      also: 'offline rete lag disconnessione internet persa',
    },
    {
      id: 'windows',
      question: 'Posso giocare in due finestre insieme?',
      answer: [
        `Puoi. Dietro a entrambe c’è una sola persona, un solo cammino e una sola lotta. Una finestra rimasta indietro dice che la lotta è andata avanti e mostra come stanno le cose; non può mai annullare ciò che hai fatto nell’altra. Uscire in una fa uscire anche le altre finestre di quel browser. L’accesso può restare aperto in ${mostSessions} browser; uno in più chiude il più vecchio.`,
      ],
      also: 'scheda browser secondo dispositivo sessione uscire',
    },
    {
      id: 'fair',
      question: 'Posso ricaricare finché ho fortuna?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. Ogni dado resta come è caduto: la creatura apparsa, il lancio, il turno. Le probabilità che leggi sono quelle con cui si è tirato.'
          : 'No. Ogni dado si tira sul server e resta come è caduto: la creatura apparsa, il lancio, il turno. Le probabilità che leggi sono quelle con cui si tira.',
      ],
      also: 'caso fortuna rng seme barare ricaricare probabilità leale',
    },
    {
      id: 'absence',
      question: 'Perdo qualcosa mentre sto via?',
      answer: [
        'No. Niente scade e niente conta i giorni in cui giochi. Chi torna dopo un mese trova creature, monete e traguardi com’erano. Le missioni cambiano con il giorno, ma una finita tiene la ricompensa per sette giorni, e nessuna chiede giorni di fila.',
      ],
      also: 'giornaliero serie accesso pausa vacanza assenza tornare',
    },
    {
      id: 'kept',
      question: 'Che cosa tiene il gioco nel mio browser?',
      answer: [
        'La chiave che ti tiene dentro, ciò che sapeva per ultimo del tuo profilo e della tua lotta, se ti piacciono la modalità calma e la notte, e quali consigli hai visto. Niente di tutto questo è per altri che per il gioco.',
      ],
      also: 'riservatezza cookie dati tracciamento',
    },
  ],
});
