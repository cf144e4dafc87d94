import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { italianList } from '../counted.ts';
import { italianRegion } from '../ids.ts';
import { italianNumber, italianPercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const italianChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Palestre e altri giocatori',
  questions: [
    {
      id: 'gyms',
      question: 'Come funzionano le palestre?',
      answer: [
        `${italianList(gyms.regions.map(italianRegion))} hanno ${italianNumber(gyms.leaders)} capipalestra ciascuna e un Campione, ${gyms.all} in tutto, con squadre da ${italianNumber(gyms.team.least)} a ${italianNumber(gyms.team.most)}. La prima regione è aperta; ognuna delle altre si apre quando tutti i capipalestra della precedente sono battuti, nell’ordine che vuoi. Un Campione vuole battuti tutti quelli della sua regione.`,
        { links: [{ to: '/gymbattle', text: 'Alle palestre' }] },
      ],
      also: 'capopalestra medaglia regione campione sbloccare aprire',
    },
    {
      id: 'prizes',
      question: 'Quanto paga una palestra?',
      answer: [
        `La prima vittoria su un capopalestra paga ${numberWords(gyms.coins.least)} monete all’inizio della strada e ${numberWords(gyms.coins.most)} alla fine; quanto, lo dice la sua scheda. Una rivincita paga il ${italianPercent(gyms.rematchPercent)} delle monete e tutta l’esperienza, quante volte vuoi.`,
      ],
      also: 'premio monete ricompensa rivincita ancora capopalestra',
    },
    {
      id: 'quests',
      question: 'Che cosa sono le missioni?',
      answer: [
        'Tre piccoli compiti al giorno e uno più grande alla settimana (dal lunedì), ognuno con monete e ogni tanto qualche palla. L’elenco dipende dalla data e da chi sei; i nuovi arrivano a mezzanotte UTC. Il gioco conta ciò che fai da mezzanotte in poi, anche prima che tu guardi l’elenco.',
        'Una missione finita aspetta sette giorni che tu prenda la ricompensa. Chi non ne fa nessuna non perde niente: non c’è una serie di giorni da tenere, e niente che diano solo le missioni.',
        'Oltre a queste ogni regione ha la sua serie: la gente di lì chiede una cosa dopo l’altra, e alla fine c’è un titolo. Una serie non ha data; si apre con tre medaglie della regione precedente, e ciò che hai fatto prima conta.',
        { links: [{ to: '/quests', text: 'Le tue missioni' }] },
      ],
      also: 'giornaliera settimanale compito missione ricompensa oggi serie regione titolo',
    },
    {
      id: 'achievements',
      question: 'Che cosa sono i traguardi?',
      answer: [
        'Quarantasei medaglioni per ciò che hai fatto: specie, medaglie, lotte, scambi, mappe e altro. La forma dice per che cosa è, rame, argento e oro quanto sei avanti. Il gioco conta dal tuo primo giorno, anche ciò che hai fatto prima che ci fossero; ciò che è raggiunto resta, e gli altri lo vedono sulla tua pagina pubblica.',
        { links: [{ to: '/profile?tab=achievements', text: 'I tuoi traguardi' }] },
      ],
      also: 'medaglia trofeo ricompensa obiettivo progresso rame argento oro',
    },
    {
      id: 'users',
      question: 'Lotto proprio contro gli altri giocatori?',
      answer: [
        'Lotti contro una copia della loro squadra così com’è, guidata dal gioco. Loro non ci guadagnano e non ci perdono, e non devono essere presenti. Se non si trova nessuno della tua forza, subentra una squadra di casa.',
        { links: [{ to: '/userbattle', text: 'Trova un avversario' }] },
      ],
      also: 'pvp multigiocatore online sfida giocatori',
    },
    {
      id: 'lower-prizes',
      question: 'Perché un premio è più piccolo del precedente?',
      answer: [
        `Ogni vittoria contro la stessa persona in un giorno abbassa il premio seguente del ${italianPercent(prizes.fall)}, e una squadra molto più debole della tua paga poco. Le squadre di casa e chi oggi non hai ancora battuto pagano per intero. L’esperienza resta.`,
        `Sfide tra giocatori e lotte d’oro insieme pagano al massimo ${numberWords(prizes.dayMost)} monete al giorno, tolte le poste, e le sfide quelle di ${numberWords(prizes.opponents)} persone diverse. Il giorno comincia a mezzanotte UTC. Una lotta d’oro non accetta una posta il cui premio non si possa pagare per intero.`,
      ],
      also: 'meno limite giornaliero tetto monete giocatori oro ancora stesso',
    },
    {
      id: 'training',
      question: 'A che cosa serve l’allenamento?',
      answer: [
        'Tanti compagni quanti la tua squadra, tutti di un tipo che scegli e un po’ più deboli di te. Danno più esperienza di qualsiasi altra lotta, e niente monete.',
        { links: [{ to: '/expbattle', text: 'Allenati' }] },
      ],
      also: 'allenamento esperienza livello',
    },
    {
      id: 'trading',
      question: 'Posso fare scambi con altri giocatori?',
      answer: [
        `Sì. «Metti in scambio», tra le tue creature, ne mette una in vista a tutti, e gli altri possono offrirne da una a ${italianNumber(mostOffered)} delle loro. Le offerte arrivano in Creature in scambio, dove le accetti o le rifiuti; ciò che hai offerto tu sta nelle tue offerte.`,
        'Chi è in squadra e le preferite non si possono dar via: prima togline una dalla squadra. Chi viene scambiato conserva livello, esperienza e mosse, e ricorda tutti i suoi proprietari.',
        {
          links: [
            { to: '/trades', text: 'Creature in scambio' },
            { to: '/offers', text: 'Le tue offerte' },
          ],
        },
      ],
      also: 'scambio scambiare offerta dare',
    },
    {
      id: 'trade-safety',
      question: 'Qualcuno può imbrogliarmi in uno scambio?',
      answer: [
        'Ciò che hai visto è ciò che ricevi: se una creatura offerta ha cambiato specie, livello o mosse da quando l’offerta è stata fatta, non si può accettare, e le due parti vedono la differenza. Dare altre mosse a una creatura messa in scambio fa decadere le offerte per lei: ciò che era offerto torna libero, e chi l’offriva viene avvisato. Tutte le creature passano di mano insieme o nessuna, e ogni altra offerta per loro decade.',
      ],
      also: 'truffa frode imbrogliare scambio sicuro offerta cambiata',
    },
  ],
});
