import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const germanSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Dein Fortschritt',
  questions: [
    {
      id: 'closed',
      question: 'Ich habe die Seite mitten im Kampf geschlossen. Ist er verloren?',
      answer: [
        import.meta.env.TRIAL
          ? 'Nein. Dieser Browser behält jeden Kampf, wie er steht. Von der Startseite geht es zurück.'
          : 'Nein. Der Server behält jeden Kampf, wie er steht. Melde dich auf irgendeinem Gerät an und geh von der Startseite zurück.',
      ],
      also: 'speichern fortsetzen neu laden absturz gerät',
    },
    {
      id: 'connection',
      question: 'Was passiert, wenn im Kampf die Verbindung abreißt?',
      answer: [
        import.meta.env.TRIAL
          ? 'Er geht weiter: Eine Kostprobe läuft in deinem Browser. Nur Seiten, die du noch nicht geöffnet hast, brauchen die Verbindung.'
          : 'Der Kampf wartet; niemand schlägt zu, solange du weg bist. Hat deine letzte Wahl den Server erreicht, wurde sie gespielt, einmal, und du siehst, wie es steht, wenn du zurück bist. Wenn nicht, wählst du noch einmal.',
      ],
      also: 'offline netz verzögerung verbindung internet verloren',
    },
    {
      id: 'windows',
      question: 'Darf ich in zwei Fenstern zugleich spielen?',
      answer: [
        `Du darfst. Hinter beiden stehen dieselbe Person, derselbe Weg und derselbe Kampf. Ein Fenster, das nicht mitgekommen ist, sagt, dass der Kampf inzwischen weiterging, und zeigt, wie er steht; rückgängig machen kann es nie, was du im anderen getan hast. Wer sich in einem abmeldet, ist in allen Fenstern dieses Browsers abgemeldet. In ${mostSessions} Browsern kannst du angemeldet bleiben; eine weitere Anmeldung beendet die älteste.`,
      ],
      also: 'tab browser zweites gerät sitzung abmelden',
    },
    {
      id: 'fair',
      question: 'Kann ich neu laden, bis ich Glück habe?',
      answer: [
        import.meta.env.TRIAL
          ? 'Nein. Jeder Würfel bleibt, wie er fiel: das Wesen, das auftauchte, der Wurf, die Runde. Mit den Chancen, die du liest, wurde gewürfelt.'
          : 'Nein. Jeder Würfel fällt auf dem Server und bleibt, wie er fiel: das Wesen, das auftauchte, der Wurf, die Runde. Mit den Chancen, die du liest, wird gewürfelt.',
      ],
      also: 'zufall glück würfel schummeln neu laden speichern chance fair',
    },
    {
      id: 'absence',
      question: 'Verliere ich etwas, wenn ich nicht da bin?',
      answer: [
        'Nein. Nichts läuft ab, und nichts zählt die Tage, an denen du spielst. Wer nach einem Monat wiederkommt, findet Wesen, Münzen und Erfolge, wie sie waren. Aufgaben wechseln mit dem Tag, aber eine erledigte hebt ihren Lohn sieben Tage auf, und keine verlangt Tage in Folge.',
      ],
      also: 'täglich serie anmelden pause urlaub abwesend wiederkommen',
    },
    {
      id: 'kept',
      question: 'Was behält das Spiel in meinem Browser?',
      answer: [
        'Den Schlüssel, der dich angemeldet hält, was es zuletzt von deinem Profil und deinem Kampf wusste, ob du den Ruhemodus und die Nacht magst und welche Tipps du gesehen hast. Nichts davon ist für irgendwen außer dem Spiel.',
      ],
      also: 'datenschutz cookie speicher daten verfolgung',
    },
  ],
});
