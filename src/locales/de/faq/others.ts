import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const germanOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Die anderen',
  questions: [
    {
      id: 'card',
      question: 'Was können andere von mir sehen und ich von ihnen?',
      answer: [
        'Die Trainerseite: Name und Aussehen, wie viele Wesen, Arten und Anzeigen, seit wann, Orden und Erfolge, bis zu sechs Lieblinge, der seltenste Fang, gewonnene Kämpfe und Tauschgeschäfte. Die von anderen öffnest du über die drei Punkte neben einem Namen unter Tausch finden, in einem Angebot oder im Tauschverlauf, oder über den Namen eines Gegners bei deinen Kämpfen. Team, Münzen und Sachen bleiben verborgen.',
        'Dein Profil führt zu deiner eigenen Seite, wie andere sie sehen; ihre Adresse kannst du an alle weitergeben, auch an Leute, die nicht spielen. In deinem Konto kannst du sie privat machen: Dann lesen andere, dass niemand so heißt.',
        {
          links: [
            { to: '/profile', text: 'Dein Profil' },
            { to: '/account', text: 'Dein Konto' },
          ],
        },
      ],
      also: 'profil öffentlich seite karte gegner tausch sichtbar privat',
    },
    {
      id: 'report',
      question: 'Jemand hat einen anstößigen Namen oder überschwemmt den Markt. Was tun?',
      answer: [
        'Drück die drei Punkte neben dem Namen und wähl Melden. Sag, ob es um den Namen, die Anzeige oder den Spitznamen eines Wesens geht, wähl den Grund und schreib ein paar Worte dazu, wenn sie helfen. Die Leitung liest jede Meldung; sonst erfährt niemand, von wem sie kam.',
        `Dasselbe kannst du nur einmal melden, und höchstens ${mostReports} deiner Meldungen dürfen offen sein. Wenn dich jemand stört, kannst du auch blockieren.`,
      ],
      also: 'melden missbrauch moderation beleidigung spam betrug schummeln belästigung',
    },
    {
      id: 'block',
      question: 'Wie werde ich jemanden los?',
      answer: [
        `Blockiere, über die drei Punkte neben dem Namen oder auf der Trainerseite. Ihr seht dann keine Anzeigen voneinander, bietet einander nichts und kämpft nicht, und offene Angebote zwischen euch enden. Du kannst bis zu ${mostBlocked} Leute blockieren. Dein Konto führt sie auf; dort kannst du jede Blockierung wieder aufheben.`,
        { links: [{ to: '/account', text: 'Dein Konto' }] },
      ],
      also: 'blockieren ignorieren stumm angebote nervig verbergen',
    },
    {
      id: 'suspended',
      question: 'Was heißt es, dass ein Konto gesperrt ist?',
      answer: [
        'Die Leitung hat entschieden, dass jemand eine Zeit lang oder für immer nicht spielen darf. Bei der Anmeldung steht, warum und bis wann. Wesen, Sachen und Münzen bleiben; Anzeigen verlassen den Markt und kommen wieder, wenn die Sperre endet; offene Angebote enden. Auch wer gesperrt ist, kann sichern, was über das Konto gespeichert ist, und es löschen.',
      ],
      also: 'bann gesperrt sperre ausgesperrt verwarnung strafe leitung',
    },
    {
      id: 'appeal',
      question: 'Ich bin gesperrt und finde das falsch.',
      answer: [
        `Erheb Einspruch: Melde dich an, und unter dem Grund kannst du schreiben, warum die Sperre aufgehoben werden sollte. Ein Einspruch kann offen sein, und gegen eine Sperre sind insgesamt ${mostAppeals} möglich. Die Leitung antwortet; melde dich später wieder an, um es zu lesen.`,
      ],
      also: 'einspruch entsperren aufheben sperre widerspruch fehler',
    },
  ],
});
