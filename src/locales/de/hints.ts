import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Tipp',
  dismiss: 'Alles klar',
  stop: 'Keine Tipps mehr',
  hints: {
    map: {
      title: 'Los geht’s',
      text: 'Wilde Wesen leben im hohen Gras, im Wald, im Sand, am Ufer und zwischen Felsen. Wege sind sicher, und weit weg von hier sind alle stärker.',
    },
    encounter: {
      title: 'Da ist jemand',
      text: 'Versuch es zu fangen oder geh einfach weiter. Ein Kampf kostet dich nie ein Wesen.',
    },
    battle: {
      title: 'Dein erster Kampf',
      text: 'Wähle, wer kämpft, und in jeder Runde eine Attacke. Ist das wilde Wesen schwach, wirf einen Ball: Die Chance steht daneben. Deine Flasche heilt, ein Brunnen füllt sie.',
    },
    caught: {
      title: 'Es gehört zu dir',
      text: 'Es kommt ins Team, solange dort Platz ist, sonst wartet es unter Deine Pokemon. Tauschen kannst du sie immer, wenn kein Kampf läuft.',
    },
    team: {
      title: 'Dein Team',
      text: 'Sie kämpfen in dieser Reihenfolge, und alle lernen aus jedem Sieg. Jede Attacke ist eine Liste dessen, was gelernt wurde; Speichern behält deine Änderungen.',
    },
    gyms: {
      title: 'Die Arenen',
      text: 'Besiege alle, die in einer Region eine Arena leiten, und die nächste Region öffnet sich. Level und Preise stehen auf den Karten; eine Niederlage kostet nichts.',
    },
    mart: {
      title: 'Bälle und Anhänger',
      text: 'Sag, wie viel du von jedem willst, und zahl einmal. Anhänger wirken, solange du sie trägst.',
    },
    pokedex: {
      title: 'Wem du begegnet bist',
      text: 'Wer dir begegnet, wird hier aufgeschrieben: wo es lebt, wann es kommt und was es lernt.',
    },
    training: {
      title: 'Zeit zum Lernen',
      text: 'Partner vom gewählten Typ bringen mehr Erfahrung als die Wildnis, aber keine Münzen. Nimm einen, den deine Attacken hart treffen.',
    },
    gold: {
      title: 'Achte auf den Einsatz',
      text: 'Du zahlst den Einsatz zu Beginn, und bei einer Niederlage ist er weg. Mehr kannst du hier nicht verlieren.',
    },
  },
  settings: {
    title: 'Tipps',
    text: 'Jeder Teil des Spiels sagt dir einmal, wozu er da ist.',
    show: 'Tipps zeigen',
    again: 'Tipps noch einmal zeigen',
    forgotten: 'Du siehst alle Tipps noch einmal',
  },
};
export default words;
