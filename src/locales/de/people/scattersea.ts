import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Halt! Du bist dünn. Nein? Dann wirst du es gleich. Teodoro Brás, Koch der schwimmenden Kombüse.',
        'Da ist die Tür, drinnen sind die Löffel. Niemand kämpft hungrig gegen mich. Das wäre unfair, zu deinen Gunsten.',
      ],
      stove: [
        'Du isst, wie Sieger essen, also sieh meinen Herd. Elf Nachbarn holten sich diese Woche Feuer. Alle gingen mit einem heim.',
        'Und was ist noch im Herd? Ein Feuer. Ich habe es auf dem Tischtuch gerechnet. Es geht nicht auf. Ich briet damit weiter.',
      ],
      defeated: [
        'Niederlage ist meistens Salzmangel. Setz dich. Dagegen habe ich etwas, und es hat eine Kruste.',
      ],
      friday: ['Freitags gibt es Fischsuppe. An den anderen Tagen auch, aber freitags verkünde ich sie.'],
      stew: [
        'Das Geheimnis der Suppe ist Zeit. Das andere Geheimnis ist die zweite Zwiebel. Du hast nichts gehört.',
      ],
      storm: [
        'Neun Stürme, und nie ein Tropfen über den Rand. Man neigt sich mit dem Topf. Die Mannschaft sehe selbst zu.',
      ],
      banked: [
        'Du hast sie in Asche gebettet? Gut. Was heute ruht, ist morgen besser. Das weiß jede Küche. Könige und Anwälte nicht.',
      ],
      loose: [
        'Du hast den Deckel weggelassen? Gut. Wo nichts überkocht, hungert jemand. Ihr zu Ehren kam eine dritte Zwiebel hinein.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Duck dich! … Tiefer. Danke. Das war die Post vom Dienstag. Ich bin Lani, ich baue die Drachen.',
        'Das Bein ist aus dem Mast meines ersten geschnitzt. Es weiß noch, wann man wendet. Ich streite nicht.',
      ],
      badge: [
        'Dein Drachen ist gelandet! Eine Frau im Norden hat ihn auf dem Dach. Er sei das Einzige dort oben, was lächelt, schreibt sie.',
      ],
      defeated: [
        'Kein Wind mehr? Setz dich an den Kai und halt den Mund. Er kommt immer nachsehen, was los ist.',
      ],
      dawn: ['Morgenluft ist wie ein neues Seil. Sie hat noch nicht entschieden, was sie hält.'],
      cousin: ['Dem Vetter geht es gut. Er bat um mehr Schnur. Ich habe ihm eine Briefmarke geschickt.'],
      wind: ['Der Wind sagt, bei dir lohnt sich das Anhalten, und du hast ein Loch in der linken Socke.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Nicht bewegen. Torf. Glockenmetall. Nasses Schaf, sehr viel davon. Du kommst aus Lauschmoor, mein Beileid.',
        'Célestin Amaury. Ich mache Parfüm. Das Haus auf dieser Seite; bitte vor dem Eintreten ausatmen.',
      ],
      smoke: [
        'Für eine Nase, die mich besiegt hat: Riech hier auf irgendeiner Insel am Feuer. Neunzig Herde, ein Rauch. Derselbe.',
        'Nicht ähnlich. Ähnlich kenne ich. Derselbe, als hätte jemand einen Duft in neunzig geteilt und nichts verloren.',
      ],
      defeated: ['Ich rieche Niederlage. Kopfnote: Staub. Aber warte. Ja. Darunter, schon jetzt: Frühstück.'],
      dusk: ['Am Abend hören die Blumen auf zu beißen und summen. Man füllt rasch ab und entschuldigt sich.'],
      nose: ['Die Nase ist versichert. Der Rest von mir ist nur ihr Gestell.'],
      flower: ['Diese hier hat meinen Manschettenknopf gefressen. Ich ließ ihn ihr. Nie sah sie besser aus.'],
      banked: [
        'Der Rauch hat sich geändert. Oben wie immer, und darunter, ganz zart: frische Bettwäsche. Ich weinte ins Becherglas. Es verkauft sich gut.',
      ],
      loose: [
        'Der Rauch hat sich geändert. Jede Insel einen eigenen! Neunzig, und ich habe eine Nase, und die will Urlaub.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Hände. Zeig her. Hm. Du hast noch nie eine Schale gemacht und noch nie eine geworfen. Eleni Karras.',
        'Ich wohne auf dem Ton, und ich grabe, wo ich wohne. Eines Tages bleiben nur Regale. Komm vorher.',
      ],
      plate: [
        'Du bist nicht gesprungen, also zeige ich es dir. Tief im Ton ein Teller, groß wie ein Tisch. Am Rand Kerben. Neunzig.',
        'Ein Kuchenteller, um etwas gerecht zu teilen. Und die Glasur ist verlaufen, vor Hitze. Das macht kein Kuchen.',
      ],
      defeated: ['Zerbrochen? Gut, am Bruch sieht man, wie dick es war. Deins war dick genug. Leim.'],
      monday: ['Montags öffne ich den Ofen. Montags atme ich erst ab zwölf.'],
      island: ['Der Garten ging in die Vase am Fenster. Es ist immer noch mein Garten. Ich gieße die Vase.'],
      jar: ['Der Krug ist nicht fertig. Er hat es auch nicht eilig. Wir kommen gut aus.'],
      banked: [
        'Die Kerben im alten Teller habe ich mit Gold gefüllt. Alle neunzig. Jetzt ist er ein Teller und weiß, wofür er war. Nicht anfassen.',
      ],
      loose: [
        'Ich habe den Teller noch einmal gemacht. Ohne Kerben. Man bricht ab, so viel man will, und er bleibt ganz. Sag’s nicht der Glasur.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Guten Abend. Vorsicht mit dem Kabel, es hat Launen. Haruo Minami. Ich hüte das letzte Licht am Riff.',
        'Solltest du ein Buch haben: Ich nehme die nassen. Den trockenen traue ich nicht recht.',
      ],
      case: [
        'Ein Buch wurde angespült, ein einziger Prozess: Wem gehört ein Feuer aus dem Meer? Neunzig Inseln, neunzig Anwälte.',
        'Vor dem Urteil bricht es ab. Zuletzt lese ich: „Hier bat das Kind um ein Messer und um Ruhe.“ Seitdem liege ich wach.',
      ],
      defeated: [
        'In Kapitel neun verlieren alle. Einmal hörte ich dort auf. Es wäre ein trauriges Buch geworden.',
      ],
      night: ['Nachts lese ich den Schiffen vor. An den guten Stellen fahren sie inzwischen langsamer.'],
      novel: ['Ich kenne vierhundert Anfänge und sechzig Schlüsse. Die Mitte musste ich selbst erleben.'],
      ninety: ['Seite neunzig. Sollte sie dir eines Tages am Schuh kleben, nur keine Scheu.'],
      banked: [
        'Die letzte Seite des Prozesses ist da: „Vertagt, da alle Parteien zum Abendbrot heimgingen.“ Ich las sie den Schiffen zweimal vor.',
      ],
      loose: [
        'Eine Seite des Prozesses ist da: „Dreimal rief man das Feuer auf; es war anderswo und amüsierte sich.“ Die Schiffe mögen die Stelle.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Oh, was für ein Gesicht! Dein eigenes? Wie mutig. Pomona Bellacorda, von den Masken.',
        'Um Mitternacht ist Regatta. Wir haben das Meer eingeladen, und man weiß nie, als was es kommt.',
      ],
      badge: [
        'Gestern hat jemand in deiner Maske getanzt und beim Kartenspiel gewonnen. Keine Sorge. Du warst ganz reizend.',
      ],
      defeated: [
        'Nimm eine Fröhliche von der Wand. Trag sie eine Stunde. Erstaunlich, wie das Innere nachkommt.',
      ],
      saturday: [
        'Samstags geht ganz Leinhafen maskiert. Die Katzen langweilt das: Sie kennen alle an den Knien.',
      ],
      moon: ['Hinter dem Mond? Noch ein Mond, lieber Gast. Man muss auf Regen gefasst sein.'],
      paper: [
        'Es ist nur Papier und Kleister. Das ist das Gesetz auch, und sieh, wie stramm sie davor stehen.',
      ],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Tock. Tock. Verzeihung, ich klopfe alles ab. Du klingst gut. Abena Mensah, ich baue die Schiffe.',
        'Wenn es schwimmt, ist es von mir. Wenn nicht, war es schon so, als ich kam.',
      ],
      badge: [
        'Dein Name steht jetzt auf einem Rumpf. Innen, unter Wasser, wo es zählt. Das Meer liest ihn den ganzen Tag.',
      ],
      defeated: [
        'Eine Planke ist hin, nicht das Schiff. Such sie, hämmere sie, tanz darauf. In der Reihenfolge.',
      ],
      night: [
        'Nachts tanze ich die Decks ab. Hörst du einen falschen Ton, bin ich das, und ich habe schon aufgehört.',
      ],
      tunk: ['Tock, tock, tunk. Gehört? Nein? Du hast Glück. Ich kann an den meisten Tischen nicht essen.'],
      dent: ['Die Beule ist vom Stapellauf. Elenis Flasche. Sie wirft gut, und dünn macht sie sie nicht.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Morgen. Moment, ich atme noch aus. … So. Kaimi. Ich tauche am Riff.',
        'Komm nass rein oder trocken. Raus geht’s nass.',
      ],
      lamp: [
        'Ich sag dir, wonach ich tauche. Perlen bringen Geld. Aber unterm Riff ist eine Lampe, und sie brennt. Da unten. Im Wasser.',
        'Ich pflege sie, wie meine Tante. Sie leuchtet den Fischen heim: das Stück einer Insel, die versank. Es ging nie aus.',
      ],
      defeated: ['Schön ist es ganz unten, oder? Ruhig. Jetzt stoß dich ab.'],
      dawn: ['Am Morgen brutzelt das Riff. Teo sagt, das ist Hunger. Es sind Garnelen. Ich lasse ihn.'],
      grudge: [
        'Am Dienstag hatte ich einen Groll. Der fiel mir irgendwo bei den Anemonen runter. Denen geht’s gut.',
      ],
      six: [
        'Sechs Minuten. Man fragt, woran ich denke. In den ersten fünf ans Mittagessen. In der sechsten sehr an Luft.',
      ],
      banked: [
        'Meine Lampe brennt noch. Sie schaut nur nicht mehr hoch. Ob sie auch heimwill, fragte ich. Bin ich schon, sagte sie. In Blasen.',
      ],
      loose: [
        'Meine Lampe ging schwimmen. Ich fand sie beim Frühstück bei den Anemonen, frisch geputzt. Meine Tante hätte was gesagt.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Du stehst in der Fahrrinne. Zwei Schritte nach links. Danke. Zenobia Tan, Hafenmeisterin.',
        'Neunzig Inseln, ein Buch. Was kommt, steht darin. Du auch. Man erwartete dich mit besseren Schuhen.',
      ],
      oriel: [
        'Sieh die erste Seite. „Aus dem Meer: ein Feuer. Besitz: strittig. Geschlichtet von Oriel, sechs Jahre, mit Kuchenmesser.“',
        '„In neunzig. Jedes Stück so groß wie das Ganze.“ Und in Kinderschrift: „Beim Kuchen ist das auch so, wenn man vorher fragt.“',
      ],
      disputed: [
        'Unser erster Eintrag ist ein Feuer aus dem Wasser, und neunzig, die es wollten. Besieg mich, und ich lese dir den Rest.',
      ],
      defeated: ['Du bist zurück. Das trage ich als Ankunft ein. Für anderes führe ich keine Spalte.'],
      night: ['Nachts kommt mein Schiff. Von Rumpf kann man nicht reden. Liegegeld habe ich nie verlangt.'],
      tide: [
        'Die Flut ist vier Minuten zu spät. Ich habe dem Mond deswegen geschrieben, in deutlichen Worten.',
      ],
      berth: [
        'Es gibt neunzig Liegeplätze und einen einundneunzigsten, den ich freihalte. Einen Hafen fragt man nicht, warum.',
      ],
      banked: [
        'Eingetragen: „Ausgelaufen nach Norden: ein Feuer, zugedeckt. Alle neunzig Stücke bleiben hier, ganz.“ „Ganz“ ist unterstrichen. Doppelt.',
      ],
      loose: [
        'Die Spalte „Besitz“ ist geschlossen. Zwei Linien darunter und, weil niemand hinsah, ein Fähnchen.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Vorsicht mit dem Topf, er ist heiß. Nell Farthing. Ich rudere herum. Meistens nachts, mit einem Stück Glut.',
        'Von Insel zu Insel. Gebeten hat mich niemand. Feuer haben sie alle. Ich dachte, ihr tut die Luft gut.',
      ],
      coal: [
        'Jede Nacht gebe ich an jeder Tür ein bisschen ab. Und jede Nacht rudere ich mit der Glut heim. Mit derselben.',
        'Einmal habe ich sie gewogen, vorher und nachher. Sie hatte zugenommen. Das ist sicher der Kuchen, den wir kriegen.',
      ],
      whole: [
        'Zenobia hat dir vorgelesen! Oriel war meiner Ururoma ihr Irgendwas. Sie hätte einundneunzig geschnitten, hätt’s wer gesagt.',
        'Darum rudere ich. Falls sich jemand nicht zu fragen traute.',
      ],
      defeated: ['Ausgegangen? Halt mal den Topf. Nein, näher. So. Es kostet sie ja nichts.'],
      night: [
        'Auf der hintersten erwartet man mich bis zwei. Er tut, als schliefe er, und hat die Tassen draußen.',
      ],
      asked: ['Nie gebeten. Aber auch nie weggeschickt. Man lernt, was davon zählt.'],
      oars: ['Meine Arme? Im zweiten Jahr hörten sie auf zu jammern. Jetzt machen sie Andeutungen.'],
      banked: [
        'Ich rudere noch. Sie wissen jetzt, wo sie wohnt, und haben ihr eine Karte geschrieben, alle neunzig. Auch hinten ist unterschrieben.',
      ],
      loose: [
        'Letzte Nacht lag ein zweites Stück Glut im Boot. Nicht von mir. Es wollte rudern. Arme hat es keine, also ließ ich es steuern.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'Besuch! Zweimal herum und kein Wort der Klage, ich habe zugesehen. Augustin Lamb, Wärter.',
        'Du willst sicher wissen, was drin ist. Treppen. Ich habe ein Buch darüber. Es dreht sich immer im Kreis.',
      ],
      ninety: [
        'Von oben zähle ich die Feuer der Inseln. Neunzig Stücke von einem, heißt es. Ich suchte das kleinste. Es gibt keines.',
        'Jedes ist ein ganzes. Dumm nur: Letzten Winter zählte ich einundneunzig. Da hat wieder jemand geteilt.',
      ],
      defeated: [
        'Ich bin schon alle dreihundert hinuntergefallen. Man muss nur sagen, man geht Milch holen.',
      ],
      night: [
        'Nein, anzünden tue ich es nicht. Ich sage Guten Abend, den Rest macht es selbst. Wir bleiben beim Sie.',
      ],
      stairs: [
        'Dreihundert hinauf, zweihundertneunundneunzig hinunter. Wohin die andere geht, weiß ich nicht.',
      ],
      gulls: ['Möwen sind auch nur Schafe, die sich irgendwie gedrückt haben.'],
      banked: [
        'Einundneunzig Feuer, und alle neigen sich nach Norden, wie Leute um eine Wiege. Die Treppe gehe ich jetzt auf Zehenspitzen.',
      ],
      loose: [
        'Oben zählte ich vierundneunzig. Dann sahen sie mich, da waren es einundneunzig. Sie spielen. Ich ging noch mal herum und tat ahnungslos.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Stiefel abtreten! Es ist ein Schiff, aber ein sauberes. Bertha Kale, Gemüsegärtnerin und zweite Eignerin.',
        'Es lief mit vierzig Sack Erde auf Grund. Ich kam wegen des Lärms, und in der Tasche hatte ich Samen.',
      ],
      hundred: ['Hundertzehn Arten, und frisst eine davon Schnecken? Wozu gratulieren wir uns dann?'],
      defeated: [
        'Das Schiff ist auch gestrandet. Und jetzt: nie so viel Besuch, und alle gehen mit Lauch nach Hause.',
      ],
      dawn: [
        'Am Morgen gieße ich, mit der Flut. Zehn Minuten glaubt das Schiff, es schwimmt. Ich gönne es ihm.',
      ],
      cabbage: ['Seeluft macht salzigen Kohl. Man spart an der Butter.'],
      captain: ['Der Kapitän fragt jedes Jahr, ob das Schiff seetüchtig ist. Ich schicke ihm einen Kürbis.'],
    },
  },
};
export default words;
