import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const italianComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'A modo tuo',
  questions: [
    {
      id: 'settings',
      question: 'Dove sono tutte le impostazioni, e valgono anche sugli altri dispositivi?',
      answer: [
        'Impostazioni è in alto e in fondo a ogni pagina: chiaro e scuro, contrasto, testo dall’80 al 200 per cento, modalità calma, ritmo di animazioni e testi, volumi, domande, pad a sinistra e altro. Valgono subito.',
        'Stanno con il tuo account e ti seguono su ogni dispositivo. Prima dell’accesso, e senza connessione, stanno nel browser. Dopo l’accesso valgono quelle dell’account; ciò che avevi scelto prima su quel dispositivo ti viene proposto in Impostazioni.',
        { links: [{ to: '/settings', text: 'Impostazioni' }] },
      ],
      also: 'opzioni preferenze contrasto carattere testo grandezza ingrandire mancini vibrazione velocità lento aspettare orologio colore',
    },
    {
      id: 'calm',
      question: 'Le animazioni per me sono troppe.',
      answer: [
        'Accendi la modalità calma in fondo alla pagina: niente trema, lampeggia o si dondola. Un clic o un tasto salta qualsiasi animazione di lotta.',
        'Se il tuo sistema chiede meno movimento, la modalità calma è accesa fin dall’inizio. Ciò che scegli qui viene prima. In Impostazioni un turno può anche aspettarti dopo ogni azione.',
      ],
      also: 'calma meno movimento lampi tremare epilessia accessibilità animazione saltare',
    },
    {
      id: 'night',
      question: 'Qui c’è troppa luce. Posso giocare di notte?',
      answer: [
        'Scegli Scuro in fondo alla pagina, o Chiaro, o Sistema per seguire il tuo. In Impostazioni c’è anche il contrasto alto.',
      ],
      also: 'scuro modalità tema chiaro colore',
    },
    {
      id: 'sound',
      question: 'Come cambio il volume, o spengo l’audio?',
      answer: [
        'Audio, in fondo a ogni pagina, ha un volume per la musica, uno per gli effetti e uno per i versi delle creature, e un interruttore che spegne tutto. Lo spegne anche il tasto M, e l’altoparlante accanto a una mappa. Il gioco se lo ricorda.',
        'Prima del tuo primo tocco non suona niente. Se il browser risparmia dati, la musica aspetta che la chieda tu.',
      ],
      also: 'musica effetti versi forte piano muto volume audio tasto m cuffie',
    },
    {
      id: 'screen-reader',
      question: 'Posso giocare con un lettore di schermo o senza mouse?',
      answer: [
        'Sì. Tutto ciò che è dipinto è anche scritto, ogni comando è un comando vero, e la mappa dice dopo ogni passo dove puoi andare. Nelle lotte i tasti da 1 a 4 scelgono una mossa e Invio conferma. Su un gamepad la croce passa da un comando all’altro, A preme, e sulla mappa lo fanno i pulsanti dorsali.',
        'Il primo pulsante di ogni pagina accende la modalità testo, anche prima dell’accesso. La prossima domanda ne racconta di più.',
      ],
      also: 'accessibilità cieco tastiera nvda voiceover tasti zoom',
    },
    {
      id: 'text-mode',
      question: 'Che cos’è la modalità testo, e quali comandi conosce?',
      answer: [
        'La modalità testo racconta mappe e lotte a frasi e accetta comandi scritti: o cammina a ovest, guarda dice che cosa c’è in ogni direzione, vai emporio va all’emporio per caselle libere, lotta comincia una lotta, 2 usa la seconda mossa, palla lancia una palla. Invio a riga vuota va avanti. Scrivi aiuto per conoscerli tutti. Con la riga vuota le frecce camminano; Esc ferma il cammino; il tasto / porta alla riga.',
        'La accende e la spegne il primo pulsante di ogni pagina: premi Tab una volta su una pagina nuova. Questo browser se la ricorda. Allora mappe e lotte non vengono dipinte, perciò va bene anche per dispositivi lenti e per chi ama scrivere; una casella della modalità testo mostra accanto l’immagine.',
        'Ogni passo suona come il suo terreno, e un colpo sordo a sinistra o a destra dice che da quella parte c’è un muro.',
      ],
      also: 'accessibilità cieco modalità lettore di schermo comandi scrivere tastiera testo avventura computer lento vai guarda',
    },
    {
      id: 'gamepad',
      question: 'Posso giocare con un gamepad?',
      answer: [
        'Collegalo e premi un pulsante. Sulle mappe camminano la levetta sinistra o la croce, e i pulsanti dorsali passano da un comando all’altro; altrove lo fa la croce. A preme, B chiude ciò che è aperto, e durante un’animazione qualsiasi pulsante la salta. Altri pulsanti, e altri tasti, si scelgono in Impostazioni.',
      ],
      also: 'controller joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Funziona su un telefono?',
      answer: [
        'Sì, in verticale e in orizzontale. Il pad cammina: tieni una freccia per continuare, scivola per svoltare. Lo fa anche strisciare sulla mappa, finché il dito resta giù. In Impostazioni il pad si sposta, cambia misura, diventa trasparente, passa a sinistra o si nasconde; tenendo premuta la mappa torna. In una lotta, un tocco sull’immagine prosegue dopo i risultati di un turno. Puoi ingrandire quanto vuoi.',
      ],
      also: 'mobile tocco tablet android iphone zoom',
    },
    {
      id: 'hints',
      question: 'Da dove vengono i piccoli consigli, e come li fermo?',
      answer: [
        'Ogni parte del gioco ti dice una volta, in un biglietto, a che cosa serve. In fondo a questa pagina puoi spegnerli, o rivederli tutti.',
      ],
      also: 'tutorial aiuto consigli biglietto spegnere',
    },
  ],
});
