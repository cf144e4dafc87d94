import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const italianOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Altri giocatori',
  questions: [
    {
      id: 'card',
      question: 'Che cosa vedono gli altri di me, e io di loro?',
      answer: [
        'La pagina pubblica: nome e aspetto, quante creature, specie e annunci, da quando, medaglie e traguardi, fino a sei preferite, la cattura più rara, quante lotte vinte e scambi fatti. Quella di un’altra persona si apre dai tre puntini accanto a un nome in Trova scambi, in un’offerta o negli scambi passati, o dal nome di un avversario tra le lotte passate. Squadra, monete e oggetti restano nascosti.',
        'Dal profilo arrivi alla tua pagina, come la vedono gli altri; puoi passarne l’indirizzo a chiunque, anche a chi non gioca. Nell’account puoi renderla privata: allora gli altri leggono che nessuno si chiama così.',
        {
          links: [
            { to: '/profile', text: 'Il tuo profilo' },
            { to: '/account', text: 'Il tuo account' },
          ],
        },
      ],
      also: 'profilo pubblico pagina tessera avversario visibile riservatezza',
    },
    {
      id: 'report',
      question: 'Qualcuno ha un nome offensivo o inonda gli scambi. Che cosa posso fare?',
      answer: [
        'Premi i tre puntini accanto al nome e scegli Segnala. Di’ se si tratta del nome, dell’annuncio o del soprannome di una creatura, scegli il motivo, e aggiungi due parole se servono. La gestione legge ogni segnalazione; a nessun altro si dice chi l’ha mandata.',
        `La stessa cosa si segnala una volta sola, e puoi avere ${mostReports} segnalazioni aperte insieme. Chi ti dà fastidio lo puoi anche bloccare.`,
      ],
      also: 'segnalare abuso moderazione insulto spam truffa barare molestia',
    },
    {
      id: 'block',
      question: 'Come mi libero di qualcuno?',
      answer: [
        `Blocca la persona, dai tre puntini accanto al nome o dalla tessera. Voi due non vedrete più gli annunci l’uno dell’altro, non vi farete offerte e non lotterete, e le offerte aperte decadono. Puoi bloccarne ${mostBlocked}. La pagina dell’account li elenca e lascia sbloccare ognuno.`,
        { links: [{ to: '/account', text: 'Il tuo account' }] },
      ],
      also: 'bloccare sbloccare ignorare silenziare offerte fastidio nascondere',
    },
    {
      id: 'suspended',
      question: 'Che cosa vuol dire che un account è sospeso?',
      answer: [
        'La gestione ha deciso che per un po’, o per sempre, con quell’account non si gioca. La pagina di accesso dice perché e fino a quando. Creature, oggetti e monete restano; gli annunci lasciano gli scambi e tornano quando la sospensione finisce; le offerte aperte decadono. Anche così si possono salvare i dati dell’account, e cancellarlo.',
      ],
      also: 'bando bannato sospeso sospensione bloccato avvertimento gestione',
    },
    {
      id: 'appeal',
      question: 'Il mio account è sospeso, e credo che sia un errore.',
      answer: [
        `Fai ricorso: accedi, e sotto il motivo puoi scrivere perché la sospensione andrebbe tolta. Puoi averne uno aperto alla volta e farne ${mostAppeals} contro una sospensione. La gestione risponde; rientra più tardi per leggere.`,
      ],
      also: 'ricorso togliere sospensione obiezione errore',
    },
  ],
});
