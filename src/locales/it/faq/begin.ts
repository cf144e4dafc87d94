import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { italianList } from '../counted.ts';
import { italianNumber } from './spelt.ts';

/** What newcomers ask first. */
export const italianBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Cominciare',
  questions: [
    {
      id: 'begin',
      question: 'Come comincio?',
      answer: [
        `Registrati, scegli una delle ${italianNumber(starters)} prime creature e apri Mappe. Cammina per erba alta, boschi, sabbia, rive o rocce: è lì che vivono le creature selvatiche.`,
        {
          links: [
            { to: '/signup', text: 'Registrati' },
            { to: '/maps', text: 'Apri le mappe' },
          ],
        },
      ],
      also: 'inizio nuovo account iniziale primi passi',
    },
    {
      id: 'bag',
      question: 'Che cosa ho all’inizio?',
      answer: [
        `Una prima creatura di livello ${newcomer.level}, ${numberWords(newcomer.coins)} monete e ${italianList(newcomer.balls)}.`,
        `In squadra c’è posto per ${italianNumber(teamSize)}. Le specie da trovare sono ${species}.`,
      ],
      also: 'monete palle inizio quante creature specie',
    },
    {
      id: 'password',
      question: 'Quali nomi e password posso avere?',
      answer: [
        `Un nome ha da ${name.least} a ${name.most} lettere dalla A alla Z (accenti, e lettere come ø o ß, sono benvenuti), cifre, punti, trattini e spazi singoli. Nessun altro ha lo stesso, o uno che gli somiglia: maiuscole, spazi e accenti non fanno differenza, né 0 per o, o 1 per l o i.`,
        `Una password ha almeno ${password.least} caratteri, quelli che vuoi. ${password.least} bastano, di più è più saggio: chi la indovina gioca al posto tuo. Tre o quattro parole di fila sono facili da ricordare e difficili da indovinare.`,
        'Il gioco non chiede un indirizzo e-mail, quindi non può mandarti una password dimenticata: conserva i codici di recupero che ricevi alla registrazione. Il server ne tiene una forma rimescolata, da cui nessuno può leggerla.',
      ],
      also: 'account sicurezza accesso dimenticata corta caratteri email',
    },
    {
      id: 'walk',
      question: 'Come cammino?',
      answer: [
        'Con le frecce (due insieme per la diagonale), W A S D, il tastierino, un gamepad o il pad sullo schermo. Tieni premuta una direzione per continuare. Oppure tocca o fai clic su un punto della mappa: ci vai per caselle libere, finché appare una creatura o fai un passo a mano. Le direzioni grigie sono chiuse. Comandi, in fondo alla pagina, elenca tutti i tasti e i pulsanti.',
      ],
      also: 'muoversi comandi tasti tocco pad direzione',
    },
  ],
});
