import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const germanBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Kämpfe',
  questions: [
    {
      id: 'effective',
      question: 'Was heißt „sehr effektiv“ und „ultraeffektiv“?',
      answer: [
        'Jede Attacke hat einen Typ, jedes Wesen auch. Eine passende Attacke richtet doppelten (sehr effektiv) oder vierfachen Schaden an (ultraeffektiv). Das Zeichen neben jeder deiner Attacken zeigt es, bevor du wählst.',
        { links: [{ to: '/typechart', text: 'Typentafel öffnen' }] },
      ],
      also: 'typ schwäche widerstand immun schaden',
    },
    {
      id: 'status-moves',
      question: 'Warum richtet sogar Knurren Schaden an?',
      answer: [
        `Hier trifft jede Attacke. Auch die, die man für ihre Wirkung auf Werte und Gesundheit kennt, haben eine Stärke von ${statusPower} und tun das Übrige nebenbei. So ist keine Wahl ein verlorener Zug, und auch zwei Wesen, die sich nur anknurren, kommen einmal zum Ende.`,
        'Der AttackDex führt sie in der Klasse Status, mit Worten dazu, was sie bewirken.',
        { links: [{ to: '/attackdex?class=status', text: 'Im AttackDex ansehen' }] },
      ],
      also: 'status attacke stärke 30 wert angriff schwach',
    },
    {
      id: 'great-moves',
      question: 'Was ist eine große Attacke?',
      answer: [
        'Eine der stärksten, die es gibt: alle, deren Name mit Max oder G-Max beginnt, und andere mit Stärke 200, die nichts kosten. Ein Team hat eine davon pro Kampf. Wer auch immer sie einsetzt, und ob sie trifft oder nicht: Jede weitere misslingt, und ihr Knopf sagt das.',
        'Es lohnt sich also, auf den richtigen Moment zu warten. Die andere Seite hat auch nur eine.',
        { links: [{ to: '/attackdex?q=gro%C3%9Fe+Attacke', text: 'Im AttackDex ansehen' }] },
      ],
      also: 'max g-max stärkste einmal grenze verbraucht',
    },
    {
      id: 'order',
      question: 'Wer schlägt zuerst zu?',
      answer: [
        'Manche Attacken kommen vor oder nach allen anderen und sagen das auch. Sonst schlägt das schnellere Wesen zuerst zu; sind beide gleich schnell, entscheiden die Würfel.',
      ],
      also: 'tempo vorrang zug runde',
    },
    {
      id: 'switch',
      question: 'Kann ich mein Wesen im Kampf wechseln?',
      answer: [
        'Ja: Der Knopf mit den zwei Pfeilen neben Angriff wechselt ein anderes ein. Das ist dein Zug, und er kommt vor jedem Angriff: Das neue Wesen bekommt ab, was der Gegner tut. Wer gefesselt ist, ausruhen muss oder mitten in einer Attacke steckt, lässt sich nicht zurückholen.',
      ],
      also: 'wechsel tauschen ersetzen ändern team wesen gefesselt',
    },
    {
      id: 'opponents',
      question: 'Schummelt der Gegner?',
      answer: [
        'Nein. Er weiß, was du an seiner Stelle wüsstest: von deinen Wesen die Variante, das Level und was sie schon gezeigt haben. Wilde Wesen nehmen irgendeine Attacke, fremde Teams und Trainingspartner die vielversprechendste, die meisten Arenen denken eine Runde voraus.',
      ],
      also: 'fair computer ki unfair arena',
    },
    {
      id: 'lose',
      question: 'Was verliere ich, wenn ich verliere?',
      answer: [
        'Nichts als Zeit; im Goldkampf den Einsatz. Deine Wesen gehen heil in jeden Kampf, und niemand wird dir je genommen.',
      ],
      also: 'niederlage verloren kampfunfähig heilen gesundheit kp geld',
    },
    {
      id: 'why-lost',
      question: 'Warum habe ich verloren?',
      answer: [
        'Die Seite einer Niederlage sagt, was sie entschieden hat, Typen, Tempo oder Level, und was helfen würde. Im Profil kannst du deine letzten Kämpfe noch einmal ansehen, Schritt für Schritt.',
        { links: [{ to: '/profile', text: 'Dein Profil' }] },
      ],
      also: 'wiederholung ansehen analyse grund niederlage hilfe',
    },
    {
      id: 'flask',
      question: 'Wie heile ich mitten im Kampf?',
      answer: [
        'Mit deiner Flasche, neben Angriff. Sie hat drei Schlucke; jeder gibt einem Wesen, das noch steht, die Hälfte seiner KP zurück, auch einem wartenden, und beendet sein Leiden. Das ist dein Zug, danach ist also der Gegner dran.',
        'Ein Brunnen füllt die Flasche, wenn du vorbeigehst; in Orten gibt es einen. Reife Beeren geben einen Schluck. In Spieler- und Goldkämpfen bleibt sie zu.',
      ],
      also: 'flasche schluck trank heilen brunnen trinken kp',
    },
    {
      id: 'run-away',
      question: 'Wie laufe ich vor einem wilden Wesen weg?',
      answer: [
        'Mit der laufenden Figur neben Angriff. Wer mindestens so schnell ist, entkommt sicher; für Langsamere wird es mit jedem Versuch leichter, und ein vergeblicher kostet den Zug. Wer gefesselt ist, ausruhen muss oder an eine Attacke gebunden ist, kommt nicht weg.',
        'Du gewinnst nichts und verlierst nichts, und deine Siegesserie geht weiter. Vor anderen Kämpfen kann man nicht weglaufen.',
      ],
      also: 'weglaufen flucht fliehen entkommen wild verlassen',
    },
    {
      id: 'flee',
      question: 'Wie verlasse ich einen Kampf?',
      answer: [
        'Geh einfach: Er wartet, wie er steht. Ein anderer Kampf nimmt seinen Platz ein, und dann zählt der erste als Flucht; das Spiel fragt vorher.',
      ],
      also: 'fliehen aufhören aufgeben verlassen pause',
    },
  ],
});
