import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const italianBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Lotte',
  questions: [
    {
      id: 'effective',
      question: 'Che cosa vuol dire «superefficace» e «ultraefficace»?',
      answer: [
        'Ogni mossa ha un tipo, e ogni creatura anche. Una mossa adatta fa danno doppio (superefficace) o quadruplo (ultraefficace). Il segno accanto a ogni tua mossa te lo mostra prima della scelta.',
        { links: [{ to: '/typechart', text: 'Apri la tabella dei tipi' }] },
      ],
      also: 'tipo debolezza resistere immune danno',
    },
    {
      id: 'status-moves',
      question: 'Perché Ringhio fa danno?',
      answer: [
        `Qui ogni mossa colpisce. Quelle note per ciò che fanno ai valori e alla salute hanno una potenza di ${statusPower}, e il resto lo fanno in più. Così nessuna scelta è un turno perso, e anche due creature che si ringhiano e basta prima o poi finiscono.`,
        'L’AttackDex le elenca nella classe Stato, con quello che fanno, a parole.',
        { links: [{ to: '/attackdex?class=status', text: 'Vedile nell’AttackDex' }] },
      ],
      also: 'stato mossa potenza 30 valore attacco debole',
    },
    {
      id: 'great-moves',
      question: 'Che cos’è una gran mossa?',
      answer: [
        'Una delle più forti che ci siano: quelle che cominciano con Max o G-Max, e altre di potenza 200 che non costano niente. Una squadra ne ha una per lotta. Chiunque la usi, e che riesca o no, le altre poi falliscono, e il pulsante lo dice.',
        'Perciò conviene aspettare il momento giusto. Anche l’altra parte ne ha una sola.',
        { links: [{ to: '/attackdex?q=gran+mossa', text: 'Vedile nell’AttackDex' }] },
      ],
      also: 'max g-max più forte una volta limite usata',
    },
    {
      id: 'order',
      question: 'Chi colpisce per primo?',
      answer: [
        'Alcune mosse vengono prima o dopo tutte le altre, e lo dicono. Altrimenti colpisce per prima la creatura più veloce; a pari velocità decidono i dadi.',
      ],
      also: 'velocità priorità turno',
    },
    {
      id: 'switch',
      question: 'Posso cambiare creatura durante una lotta?',
      answer: [
        'Sì: il pulsante con le due frecce accanto ad Attacca passa a un’altra. È il tuo turno, e viene prima di ogni mossa: la nuova creatura si prende ciò che fa l’avversario. Una creatura in trappola, che deve riposare o è a metà di una mossa non si può richiamare.',
      ],
      also: 'cambiare scambiare sostituire squadra creatura trappola',
    },
    {
      id: 'opponents',
      question: 'L’avversario bara?',
      answer: [
        'No. Sa quello che sapresti tu al suo posto: delle tue creature la variante, il livello e ciò che hanno mostrato. Le selvatiche usano una mossa qualsiasi, squadre di giocatori e compagni di allenamento quella che promette di più, quasi tutti i capipalestra pensano un turno avanti.',
      ],
      also: 'leale computer ia ingiusto capopalestra',
    },
    {
      id: 'lose',
      question: 'Che cosa perdo quando perdo?',
      answer: [
        'Solo tempo; in una lotta d’oro la posta. Le tue creature cominciano ogni lotta in piena forma, e nessuno ti viene mai tolto.',
      ],
      also: 'sconfitta perso esausto curare salute punti monete',
    },
    {
      id: 'why-lost',
      question: 'Perché ho perso?',
      answer: [
        'La pagina di una sconfitta dice che cosa è stato decisivo, tipi, velocità o livelli, e che cosa aiuterebbe. Nel profilo puoi rivedere le ultime lotte, passo per passo.',
        { links: [{ to: '/profile', text: 'Il tuo profilo' }] },
      ],
      also: 'replay rivedere analisi motivo sconfitta aiuto',
    },
    {
      id: 'flask',
      question: 'Come curo nel mezzo di una lotta?',
      answer: [
        'Con la borraccia, accanto ad Attacca. Ha tre sorsi; ognuno ridà metà dei punti salute a una creatura in piedi, anche a una che aspetta, e fa passare il malanno. È il tuo turno, poi tocca all’avversario.',
        'Un pozzo riempie la borraccia quando ci passi accanto; nei paesi ce n’è uno. Le bacche mature danno un sorso. Nelle sfide tra giocatori e nelle lotte d’oro resta chiusa.',
      ],
      also: 'borraccia sorso pozione curare pozzo bere punti salute',
    },
    {
      id: 'run-away',
      question: 'Come scappo da una creatura selvatica?',
      answer: [
        'Con la figura che corre accanto ad Attacca. Chi è almeno altrettanto veloce scappa di sicuro; per i più lenti diventa più facile a ogni tentativo, e un tentativo a vuoto costa il turno. Una creatura in trappola, che deve riposare o è legata a una mossa non può scappare.',
        'Non si guadagna e non si perde niente, e la serie di vittorie continua. Dalle altre lotte non si scappa.',
      ],
      also: 'scappare fuga fuggire via selvatica lasciare',
    },
    {
      id: 'flee',
      question: 'Come lascio una lotta?',
      answer: [
        'Vattene pure: ti aspetta così com’è. Un’altra lotta ne prende il posto, e allora la prima conta come fuga; il gioco chiede prima che succeda.',
      ],
      also: 'fuga smettere rinunciare lasciare pausa',
    },
  ],
});
