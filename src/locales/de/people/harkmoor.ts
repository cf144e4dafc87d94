import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Oh! Ein Mensch. Gut. Ich bin Jory. Du bist … kein Schaf, da bin ich etwas aus der Übung.',
        'Das da ist mein Haus. Die Tür lasse ich offen, damit ich sehe, ob es jemanden stört.',
      ],
      badge: [
        'Angesteckt und alles! Ich hab’s der Herde erzählt. Nummer vierzig fragte, wer du bist. „Befreundet“, hab ich gesagt. Oder?',
      ],
      defeated: [
        'Verloren? Mir geht jede Woche eins verloren, und dann steht es in einer Küche. Man muss halt suchen gehen.',
      ],
      dawn: ['Am Morgen zähle ich sie. Vierhundert. Weiter als neunzig kam ich nie, da schlafe ich schon.'],
      sheep: [
        'Sie laufen jetzt immer deinen Wesen nach. Wegen der Wärme, denke ich. Die sind klug, unter der Wolle.',
      ],
      dog: ['Der Hund redet für uns beide. Sie kann es besser, und sie weiß, wann man aufhört.'],
    },
  },
  'brother-eskil': {
    name: 'Bruder Eskil',
    lines: {
      hello: [
        'Friede sei mit dir, und gib acht auf die an deinem Kragen: Sie ist neu und schüchtern.',
        'Bruder Eskil. Ich habe ein Schweigegelübde abgelegt, aber nur das kleine.',
      ],
      badge: [
        'Die Schwestern summen noch die Melodie, zu der du mich besiegt hast. Jetzt ist sie unser viertes Lied.',
      ],
      wax: [
        'In der Kapelle im See brennt eine Kerze, solange es Bücher gibt. Das Wachs machen wir hier. Niemand holt welches.',
        'Ich fragte die älteste Königin. Eine Flamme dieser Art, sagte sie, isst nicht.',
      ],
      defeated: [
        'Setz dich. Lass dich ein wenig stechen. In einer Stunde weißt du nicht mehr, was du verloren hast, ich schwöre.',
      ],
      sunday: [
        'Sonntags singen sie mehrstimmig. Ich nehme den Bass, und die Drohnen setzen nie richtig ein.',
      ],
      dusk: ['Am Abend kommen alle heim, und keine fragt die andere, wo sie war. Ich finde das erholsam.'],
      honey: ['Heidehonig fließt nicht. Man muss ihm gut zureden.'],
      hum: ['Steht man ganz still, summt der ganze Hügel. Tiefer als Bienen. Ich erwähne es nicht mehr.'],
      banked: [
        'Ich sagte der Königin, dass sie zugedeckt ist. „Wie wir im Winter. Dicht um die Warme, und summen.“ Sie war etwas selbstgefällig.',
      ],
      loose: [
        'Ich sagte der Königin, dass sie draußen bleibt. Sie sagte nur: „Schwarm.“ Das sagt sie von allem, worauf sie stolz ist.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Halt. Linken Fuß zurück. So. Du hättest gleich Großvaters Karren kennengelernt.',
        'Murdo Callan. Ich steche Torf. Was ich darin finde, hänge ich an die Wand, außer es sagt Guten Morgen.',
      ],
      king: [
        'Jetzt, wo du den Orden hast: der König. Saß da im Torf, Krone auf, und so höflich, wie man sich’s wünscht.',
        'Auf den Knien ein Topf. Ton, Deckel ab. Leer, und doch konnte man sich die Hände wärmen. Hab ich. Dann legte ich ihn zurück.',
      ],
      defeated: ['Versunken? Das tun alle. Der Trick ist, es in der Nähe von jemandem mit Spaten zu tun.'],
      dusk: [
        'Am Abend kommen die Irrlichter. Die locken dich nirgends hin. Die gehen nur spazieren, genau wie du.',
      ],
      butter: [
        'Neunhundert Jahre alt, die Butter. Ich hatte sie auf Brot. Sie schmeckte wie jemandes Erinnerung an Butter.',
      ],
      spade: [
        'Ein guter Spaten fragt, bevor er reingeht. Meiner bekam zweimal ein Nein. Ich habe noch beide Füße.',
      ],
      banked: [
        'Ich hab nach dem König gesehen. Der Deckel ist drauf, wie, weiß ich nicht, und er sieht aus wie einer mit Katze auf den Knien.',
      ],
      loose: [
        'Ich hab nach dem König gesehen. Der Deckel ist fort, die Hände liegen im Schoß, und ich schwöre, er lächelt. Er wollt’s nur wissen.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Stell dich in den Windschatten! Nein, in meinen. Parveen Sattar. Ich färbe, und ich kenne jeden Witz darüber, also spar dir die Luft.',
        'Das meine ich ernst. Spar dir die Luft, heute ist Grün dran.',
      ],
      badge: [
        'Der Orden bleicht nie aus. Ich hab’s mit allem versucht. Er kam heraus und sah zufrieden aus.',
      ],
      defeated: [
        'In der Wäsche ausgelaufen, ja? Komm. Mein bestes Lila entstand aus einem Fehler und einem Hut, der hineinfiel.',
      ],
      tuesday: [
        'Heute ist Dienstag. Nichts ablecken. Ich habe ein Schild aufgehängt. Jemand hat das Schild abgeleckt.',
      ],
      yellow: ['Was das Gelb angeht. Du hast nicht gefragt! Gut. Du bringst es noch weit.'],
      hands: [
        'Meine Hände waren mal braun. Den Farbton habe ich irgendwo notiert, den könnte ich nachmischen.',
      ],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Halt das. Jetzt weißt du, wie schwer es ist, und ich weiß, wie vorsichtig du bist. Hana Stanek.',
        'Ich baue Mauern. Man denkt, es gehe ums Draußenhalten. Es geht ums Anlehnen.',
      ],
      badge: ['Dein Stein ist drin. Dritte Reihe, nach Westen. Er ist noch da. Ich sehe jeden Morgen nach.'],
      shelter: [
        'Auf dem Langen Lauschen stehen alte Mauern, kniehoch, halbe Ringe. Alle nach Süden offen und innen schwarz.',
        'Jemand trug Feuer übers Moor und baute ihm bei jeder Rast eine Mauer gegen den Wind. So behandelt man keinen Gefangenen.',
      ],
      defeated: [
        'Eingestürzt? Gut. Jetzt sieht man, welcher Stein gelogen hat. Leg ihn tiefer und fang von vorn an.',
      ],
      dawn: [
        'Am Morgen sind die Steine nass und zeigen ihre wahre Farbe. Dann wähle ich. Für dich habe ich einen grauen gewählt.',
      ],
      mortar: ['Mörtel ist für Leute, die es eilig haben, sich zu irren.'],
      gap: [
        'In jeder Mauer lasse ich eine Lücke. Klein. Für alles, woran ich nicht dachte, damit es nicht klettern muss.',
      ],
      banked: [
        'Du gabst ihr ein Haus. Ich habe es besehen. Trocken gesetzt, kein Mörtel. Wer das gebaut hat, darf bei mir essen, egal welches Jahrhundert.',
      ],
      loose: [
        'Du ließest sie ohne Mauer. Ich schlief nicht. Dann dachte ich: Es ist eine Lücke, für das, woran man nicht denkt. Eine große. Gut.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'Mein Herz! Vorsicht, Nadel. Osric Strang. Wir umarmen uns, und dann sehen wir, wer noch steht.',
        'Nein? Dann später. Der Ring ist drinnen. Bring Mut mit, und einen Fingerhut, wenn du einen hast.',
      ],
      badge: [
        'Deine Glockenblume ist gestickt! Hier, über dem Herzen, wo der Stier war. Der Stier nahm es mit Würde.',
      ],
      defeated: [
        'Du bist gefallen und auf eigenen Füßen hergekommen. Wer also hat gewonnen, frage ich? Gut, die anderen. Aber trotzdem.',
      ],
      night: [
        'Nachts sticke ich beim Licht der Esse. Meine Feinde schlafen schlecht, meine Kissen sind prachtvoll.',
      ],
      bluebells: [
        'Eine Glockenblume braucht vierhundert Stiche. Ein Mann braucht einen guten Grund. Ich habe beides, sieh.',
      ],
      bull: [
        'In Thornholm habe ich mit einem Stier gerungen. Wir schreiben uns noch. Seine Schrift ist furchtbar.',
      ],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. Und: vierzehn. Und: Ja, tut er, aber nur, wenn es Regen gibt.',
        'Ich weiß, man fragt gern zuerst. So geht’s schneller, und wir haben noch Zeit fürs Wetter.',
      ],
      warm: [
        'Du willst was über die Brunnen wissen. Alle tiefen kommen hier warm hoch. Keine heiße Quelle. Es atmet.',
        'Ich hab die Rute gefragt, was da unten ist. Sie sagte: nicht unten. Sie sagte: übrig.',
      ],
      defeated: [
        'Ich wusste, dass du verloren hast, und kam raus, um da zu sein, wenn du vorbeigehst. Das ist die nützliche Hälfte daran.',
      ],
      monday: [
        'Du wirst einen schönen Mittwoch haben. Ich weiß nicht, warum ich’s sage, alle stehen dann nur rum und warten drauf.',
      ],
      answers: ['Die Antwort ist nein danke. Frag mich, ob ich heim will, Rechnen üben.'],
      socks: ['Komisch sind die nur zu zweit. Jede Socke für sich ist völlig normal.'],
      banked: [
        'Die Brunnen sind jetzt die ganze Nacht gleich warm. Früher hat es sich gewälzt. Und bevor du fragst: Ja, gemütlich.',
      ],
      loose: [
        'Du wolltest fragen, ob es ihr was ausmacht. Nein. Die Brunnen sind jeden Tag woanders warm. Sie kann gut Verstecken.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'Ist da jemand? Ach, und noch jemand. Kommt doch aus der Nässe, ihr Lieben, alle beide.',
        'Dorcas Wintersgill. Ich läute. Einmal heißt „hier sind wir“, zweimal „Vorsicht, Rand“, dreimal Abendbrot.',
      ],
      gentleman: [
        'Der Herr an der Tür sagt, ich darf’s erzählen. Er war König. Er fand die Glut, draußen im Gras, und sie tat ihm leid.',
        'Er wollte sie nur heimtragen, Liebes. Kalt war es hier oben. Da hob er den Deckel, um zu sehen, ob sie noch da ist.',
      ],
      defeated: [
        'Du hast etwas verloren. Such jetzt nicht danach. Es taucht immer auf, wenn der Kessel aufgesetzt ist.',
      ],
      night: [
        'Viel los heute Nacht. Da ging der von elf Uhr vorbei. Er war Postbote. Er kam noch nie zu spät.',
      ],
      peppermint: ['Nimm ein Pfefferminz, Liebes. Und eins für deinen Freund. Nein? Dann ist er schüchtern.'],
      counting: [
        'Ich zähle, wer über den Damm geht und wer zurückkommt. Es sind immer ein paar mehr. Niemanden stört’s, sie sind leise.',
      ],
      banked: [
        'Er ist heimgegangen, Liebes, der Herr. Ob sie drin ist und warm, fragte er. Ja, sagte ich. Da verneigte er sich und nahm den Hut.',
        'Neunhundert Jahre an der Tür, mit so was auf dem Herzen. Sein Pfefferminz hebe ich auf, falls er vorbeischaut.',
      ],
      loose: [
        'Der Herr bleibt zum Abendbrot. Ob jemand böse sei, fragte er. Aber nein, sagte ich, der geht es da draußen prächtig.',
        'Da setzte er sich und nahm die Krone ab! Man sieht den Rand noch rundherum. Ich decke jetzt für zwei. Er spült.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Man verzeihe die Haustür, sie ist drei Meter unter dir. Cordelia Vane, von dem, was noch übrig ist.',
        'Man speist auf dem Dachboden. Man hat einen herrlichen Blick auf die eigenen Schornsteine.',
      ],
      crest: [
        'Die Bibliothek sei dir gegönnt: das eine trockene Regal. Unser Wappen: ein Topf, der Deckel gehoben. „Nur mal sehen.“',
        'Meine Ahnen kochten für den König. Immer die Küche! Riegel, Deckel, gütige Hand. Auf den Inseln soll es die dritte gegeben haben.',
      ],
      defeated: [
        'Man verliert ab und zu ein Stockwerk. Man zieht nach oben. Die Luft wird jedes Mal besser.',
      ],
      saturday: ['Am Wochenende ist das Haus zu besichtigen. Füße bitte beim Hinausgehen abtreten.'],
      floors: [
        'Der Ballsaal ging zu Großmutters Zeit, mitten im Walzer. Man tanzte ihn zu Ende. Das tut man.',
      ],
      pearls: [
        'Die Perlen sind echt. Der Schlamm auch. Dass eins dem anderen schadet, habe ich nie bemerkt.',
      ],
      banked: [
        'Ich habe den Wahlspruch ändern lassen. „Nur mal sehen“ war etwas traurig. Nun heißt er „Nicht wecken“. So viel heimeliger, überm Kamin.',
      ],
      loose: [
        'Ich habe das Wappen neu malen lassen, den Deckel ganz ab. Wo der Inhalt sei, fragte der Herold. „Aus“, sagte ich. „Sie ist jung.“',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Hast du einen Frosch? Ich hab einen Frosch. Hatte. Er ist, glaub ich, in deiner Kapuze. Nicht gucken, er ist schüchtern.',
        'Ich bin Hob. Der Schnellste in Torfwick. Niemand hat’s probiert, also hat mich niemand besiegt.',
      ],
      sixty: ['SECHZIG Arten! Ich hab zwei: Frosch und noch mal Frosch.'],
      defeated: [
        'Du hast verloren! Macht nichts. Mama sagt, das stärkt den Charakter. Ich hab ganz viel. Ich bin fast nur Charakter.',
      ],
      dusk: ['Ich darf raus, bis die Glocke läutet. Wenn ich sie nicht höre, darf ich länger. La la la.'],
      frog: [
        'Wenn man eine Moorkröte streichelt, wird sie warm und leuchtet. Glaubt mir keiner. Sie heißt Günter.',
      ],
      mud: ['Das da ist mein Stiefel. Der steckt seit April. An einen gewöhnt man sich.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Psst. … Nein. Dachte, jetzt kommt’s. Wilf Tarn, Lauscher. Das ist der Stein, an dem man lauscht.',
        'Langes Lauschen heißt es, weil man muss. Ich bin im einunddreißigsten Jahr.',
      ],
      hearth: [
        'Ohr hierher. Du hast die Orden, er nimmt’s nicht übel. Hörst du? Knister, knister. Wie ein Feuer im Nebenzimmer.',
        'Nur ist da kein Nebenzimmer. Da ist Moor. Ich glaube, das Nebenzimmer sind wir.',
      ],
      defeated: ['Hab’s gehört. Ich höre alles, auf eine Woche genau. Es klang schlimmer, als es war.'],
      dawn: ['Der Morgen ist laut. Der ganze Tau, der da landet.'],
      listening: ['Letztes Jahr sagte er ein Wort. Ich war erkältet. „Herd“, glaube ich, oder „hört“.'],
      ear: ['Das hier ist mein gutes Ohr. Das andere ist nur für den Hut.'],
      banked: [
        'Still ist es geworden. Nein, hör. Atmen. Es schläft im Nebenzimmer! Einunddreißig Jahre sollte es lauter reden. Jetzt: psst.',
      ],
      loose: [
        'Es hat ein Wort gesagt! Ganz klar. Nur saß mir der Hut auf dem guten Ohr. „Raus“ war’s, oder „Maus“. Bin jetzt im zweiunddreißigsten Jahr.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Nicht reden. Elf, zwölf, dreiz… Du hast geredet. Mit den Füßen. Maud Ashlar, ich zähle die Steine.',
        'Nie zweimal gleich viele. Entweder laufen sie, oder ich kann nicht zählen. Ich lehre Rechnen, also frage ich nicht mehr.',
      ],
      pot: [
        'Murdo Callan hat dir also vom König erzählt. Sieh die großen Steine von Westen an: ein Ring, und drei mit Dach.',
        'Kein Tempel. Ein Herd, und ein Platz für einen Topf. Hier saß jemand die Nacht bei einem Feuer und leistete ihm Gesellschaft.',
      ],
      hundred: ['Hundert Arten, sagst du. Zweimal gezählt? Und beide Male gleich? Ich beneide dich.'],
      night: [
        'Nachts sind es neunzehn und einer mehr. Den einen mehr zähle ich nicht. Das würde ihn nur ermutigen.',
      ],
      count: [
        'Gestern siebzehn. Heute neunzehn. Einer hat einen Hut auf, vielleicht habe ich Wilf mitgezählt.',
      ],
      lintel: [
        'Vier Tonnen wiegt der Sturz, und darunter nistet ein Zaunkönig. Hochgeschaut hat sie noch nie.',
      ],
      banked: [
        'Neunzehn. Neunzehn. Neunzehn! Seit du sie zugedeckt hast, stehen sie still. Ich habe nichts mehr zu zählen. Jetzt sind die Zaunkönige dran.',
      ],
      loose: [
        'Siebzehn, und einer unterwegs, und einer in der Schule. Ich zähle nicht mehr, ich führe ein Klassenbuch. Sie melden sich.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Willkommen in der Versunkenen Kapelle. Abendandacht um sieben, unter Wasser. Hier oben bin nur ich.',
        'Jonas Peel, Küster. Ich habe die Schlüssel zu einer Tür, die der See hat. Wir lassen es auf sich beruhen.',
      ],
      lamp: [
        'Lady Vane hat dir also den Topf gezeigt. Dann sieh durchs Fenster. Das ist keine Kerze. Ein Stück, das er fallen ließ.',
        'Es blieb, als der Rest aufstand und ging. Es will nicht gelöscht und nicht eingesperrt werden. Es will ein Fenster.',
      ],
      bell: [
        'Die Glocke läutet von selbst. Gespenster, heißt es. Es ist die Wärme: Sie steigt, und die Glocke rückt beiseite.',
      ],
      defeated: [
        'Besiegt? Dann bist du in der richtigen Gemeinde. Wir sind seit Michaeli unter Wasser, und sieh, wie wir glänzen.',
      ],
      night: [
        'Siehst du das Licht? Angezündet habe ich es nie. Früher löschte ich es. Es kam immer so höflich wieder.',
      ],
      sermon: ['Ich predige den Aalen über Geduld. Sie kennen die Predigt. Sie haben viel Geduld mit mir.'],
      pews: [
        'Im Frühling schwimmen die Bänke auf. Ich rudere herum und nummeriere sie. Es ist immer eine zu viel, und die ist trocken.',
      ],
      banked: [
        'Das Licht im Fenster ging nach Norden zu den anderen. Bis sieben war ich traurig. Dann war es wieder da. Es wollte nur mal sehen.',
      ],
      loose: [
        'Das Licht im Fenster hatte Besuch. Ich predigte. Sie flackerten an den richtigen Stellen, und eins ging hinaus, nachdenken.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Fähre! Fähre hinüber! … Du gehst lieber außen herum. Alle gehen lieber außen herum. Lettice Dray, Fährfrau.',
        'Es gab einen Damm, da brauchte mich keiner. Er sank. Also kaufte ich das Boot. Dann war er doch nur halb gesunken.',
      ],
      eighty: ['Achtzig Arten! Das werden zwei Fahrten. Für die Ruhigen mache ich dir einen Preis.'],
      defeated: ['Kopf hoch. Ich habe seit März dieselben drei Fahrgäste, und einer davon war ein Reiher.'],
      friday: ['Freitags streiche ich das Boot. Inzwischen ist es vor allem Farbe. Nie war es so dicht.'],
      ferry: [
        'Auf halbem Weg siehst du unter dir das Dach der Kapelle. Ein gutes Dach. Nur an der falschen Stelle.',
      ],
      fare: [
        'Hin kostet einen Pfennig, zurück nichts. Zurück würde ich auch kassieren, nur war noch nie jemand in der Stimmung.',
      ],
    },
  },
};
export default words;
