import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { germanList } from '../counted.ts';
import { germanRegion } from '../ids.ts';
import { germanNumber, germanPercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const germanChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Arenen und andere Leute',
  questions: [
    {
      id: 'gyms',
      question: 'Wie funktionieren Arenen?',
      answer: [
        `${germanList(gyms.regions.map(germanRegion))} haben je ${germanNumber(gyms.leaders)} Arenen und einen Champion, zusammen ${gyms.all}, mit Teams von ${germanNumber(gyms.team.least)} bis ${germanNumber(gyms.team.most)}. Die erste Region ist offen; jede weitere öffnet sich, wenn alle Arenen der vorigen besiegt sind, in beliebiger Reihenfolge. Ein Champion will alle Arenen der Region besiegt sehen.`,
        { links: [{ to: '/gymbattle', text: 'Zu den Arenen' }] },
      ],
      also: 'arenaleiter orden region champion öffnen freischalten',
    },
    {
      id: 'prizes',
      question: 'Was zahlt eine Arena?',
      answer: [
        `Der erste Sieg bringt am Anfang des Weges ${numberWords(gyms.coins.least)} und an seinem Ende ${numberWords(gyms.coins.most)} Münzen; auf jeder Karte steht, wie viel. Ein Rückkampf zahlt ${germanPercent(gyms.rematchPercent)} der Münzen und die volle Erfahrung, so oft du willst.`,
      ],
      also: 'preis münzen belohnung rückkampf noch einmal arena',
    },
    {
      id: 'quests',
      question: 'Was sind Aufgaben?',
      answer: [
        'Drei Kleinigkeiten am Tag und eine größere in der Woche (ab Montag), jede mit Münzen und ab und zu ein paar Bällen. Die Liste folgt aus dem Datum und daraus, wer du bist; neue kommen um Mitternacht UTC. Das Spiel zählt von Mitternacht an, was du tust, auch bevor du die Liste angesehen hast.',
        'Eine erledigte Aufgabe wartet sieben Tage, bis du ihren Lohn abholst. Wer keine davon macht, verliert nichts: Es gibt keine Serie von Tagen, die reißen könnte, und nichts, was nur Aufgaben geben.',
        'Außerdem hat jede Region ihre Wünsche: Die Leute dort bitten um eins nach dem anderen, und am Ende steht ein Titel. Ein Datum gibt es nicht; los geht es mit drei Orden der Region davor, und was du früher getan hast, zählt.',
        { links: [{ to: '/quests', text: 'Deine Aufgaben' }] },
      ],
      also: 'täglich wöchentlich aufgabe mission belohnung heute serie quest wünsche region titel',
    },
    {
      id: 'achievements',
      question: 'Was sind Erfolge?',
      answer: [
        'Sechsundvierzig Medaillen für das, was du getan hast: Arten, Orden, Kämpfe, Tausch, Karten und mehr. Die Form sagt, wofür eine Medaille ist, Kupfer, Silber und Gold, wie weit du bist. Das Spiel zählt von deinem ersten Tag an, auch was du vor den Medaillen getan hast; Erreichtes bleibt, und andere sehen es auf deiner Trainerseite.',
        { links: [{ to: '/profile?tab=achievements', text: 'Deine Erfolge' }] },
      ],
      also: 'medaille trophäe belohnung ziel fortschritt kupfer silber gold',
    },
    {
      id: 'users',
      question: 'Kämpfe ich wirklich gegen andere Leute?',
      answer: [
        'Du kämpfst gegen eine Kopie ihres Teams, wie es gerade steht, geführt vom Spiel. Sie gewinnen und verlieren dabei nichts und müssen nicht da sein. Findet sich niemand von ähnlicher Stärke, springt ein Hausteam ein.',
        { links: [{ to: '/userbattle', text: 'Jemanden finden' }] },
      ],
      also: 'pvp mehrspieler online spielerkampf',
    },
    {
      id: 'lower-prizes',
      question: 'Warum ist ein Preis kleiner als der davor?',
      answer: [
        `Jeder Sieg über dasselbe Team am selben Tag senkt den nächsten Preis dafür um ${germanPercent(prizes.fall)}, und ein Team, das viel schwächer ist als deines, zahlt wenig. Hausteams und alle, die du heute noch nicht besiegt hast, zahlen voll. Erfahrung bleibt.`,
        `Spieler- und Goldkämpfe zahlen zusammen höchstens ${numberWords(prizes.dayMost)} Münzen am Tag, deine Einsätze abgezogen, und Spielerkämpfe die von ${numberWords(prizes.opponents)} verschiedenen Gegnern. Ein Tag beginnt um Mitternacht UTC. Ein Goldkampf nimmt keinen Einsatz, wenn sein Preis nicht voll gezahlt werden könnte.`,
      ],
      also: 'kleiner weniger grenze täglich münzen spieler gold noch einmal derselbe',
    },
    {
      id: 'training',
      question: 'Wozu ist der EP-Kampf gut?',
      answer: [
        'So viele Partner, wie dein Team Mitglieder hat, alle von einem Typ, den du wählst, und ein wenig schwächer als du. Sie bringen die meiste Erfahrung aller Kämpfe und keine Münzen.',
        { links: [{ to: '/expbattle', text: 'Trainieren' }] },
      ],
      also: 'training erfahrung üben level',
    },
    {
      id: 'trading',
      question: 'Kann ich mit anderen tauschen?',
      answer: [
        `Ja. „Zum Tausch stellen“ unter Deine Pokemon zeigt ein Wesen allen anderen, und die können ${mostOffered === 1 ? 'eines' : `eines bis ${germanNumber(mostOffered)}`} von ihren dafür bieten. Ihre Angebote kommen zu Deine Anzeigen, wo du sie annimmst oder ablehnst; was du selbst geboten hast, steht unter Deine Angebote.`,
        'Mitglieder deines Teams und Lieblinge lassen sich nicht weggeben: Nimm sie erst unter Dein Team heraus. Was getauscht wird, behält Level, Erfahrung und Attacken und weiß, bei wem es schon war.',
        {
          links: [
            { to: '/trades', text: 'Deine Anzeigen' },
            { to: '/offers', text: 'Deine Angebote' },
          ],
        },
      ],
      also: 'tausch handel wechseln angebot geben',
    },
    {
      id: 'trade-safety',
      question: 'Kann mich jemand beim Tausch betrügen?',
      answer: [
        'Was du gesehen hast, bekommst du: Hat ein angebotenes Wesen seit dem Angebot Art, Level oder Attacken geändert, wird das Annehmen verweigert, und beide Seiten sehen, was anders ist. Gibst du einem Wesen im Tausch andere Attacken, enden die Angebote dafür: Was geboten war, ist wieder frei, und wer geboten hat, erfährt es. Alle Wesen wechseln auf einmal oder gar nicht, und jedes andere Angebot für sie endet.',
      ],
      also: 'betrug schummeln tausch sicher angebot geändert',
    },
  ],
});
