import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Kostprobe',
  notice: 'Kostprobe, in diesem Browser gespeichert',
  more: 'Mehr dazu',
  title: 'Die Kostprobe von Emberwild',
  absent: 'Was du suchst, gibt es in der Kostprobe nicht: Dazu braucht es einen Server mit anderen Leuten.',
  text: 'Du spielst die erste Region allein, ohne Konto und ohne Server: mit denselben Wesen, Attacken und Regeln wie überall.',
  points: [
    'Alles ist nur in diesem Browser gespeichert. Wer seine Daten löscht, löscht das Spiel.',
    'Nichts lässt sich in ein Konto umziehen: Ein Server glaubt keinem Browser, was der über seine Wesen erzählt.',
    'Tausch, Kämpfe gegen fremde Teams, Konten und Nachrichten brauchen einen Server mit anderen Leuten.',
    'Aufgaben, Forschung, Unterricht und Turniere gibt es nur im ganzen Spiel.',
  ],
  stopped: 'Die Kostprobe ist stehen geblieben. Bitte lade die Seite neu.',
  failed: 'Das konnte die Kostprobe nicht. Bitte versuch es noch einmal.',
  noPlace: 'Das gibt es in der Kostprobe nicht: Dazu braucht es einen Server mit anderen Leuten.',
  noOthers: 'In dieser Kostprobe spielt sonst niemand',
  player: 'Probegast',
  play: 'Weiterspielen',
  erase: 'Neu anfangen',
  ask: 'Neu anfangen?',
  askText:
    'Deine Wesen, Münzen und Orden dieser Kostprobe werden gelöscht. Das kann niemand rückgängig machen.',
  keep: 'Behalten',
  eraseAll: 'Löschen und neu anfangen',
};
export default words;
