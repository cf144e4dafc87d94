import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Ein neues Gesicht! Ich bin Nan Orrel und hüte den Brunnen. Er käme auch allein zurecht, aber wer würde dann mit ihm reden?',
        'Hohes Gras, um Wesen zu treffen, Wege, um keine zu treffen. Mehr Landkarte braucht kein Mensch.',
      ],
      alone: ['Noch kein Wesen bei Fuß? Am Start fragt man schon nach dir. Sie sind frisch gebürstet.'],
      champion: [
        'Du hast den Champion besiegt und stehst an meinem Brunnen, als wäre Dienstag. So etwas mag ich an Leuten.',
      ],
      badge: [
        'Ein Orden! Darf ich mal halten? … Leichter, als ich dachte.',
        'Erst wenn man alle auf einmal trägt, geht man aufrecht.',
      ],
      defeated: [
        'Setz dich. Der Brunnen hat alle Verlierer im Tal gesehen, und die Hälfte kam zum Angeben zurück.',
      ],
      dusk: [
        'Noch ein Eimer, bevor die Lampen brennen. Abendwasser gibt besseren Tee. Beweisen kann ich’s nicht, also frag nicht.',
      ],
      rope: ['Vierzig Jahre dasselbe Seil. Ich habe es neunmal ersetzt, aber nie ganz auf einmal.'],
      coins: [
        'Die Leute werfen Münzen rein und wünschen sich was. Ich fische sie raus und wünsche mir, sie würfen näher an den Rand.',
      ],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Das sind meine Bäume. Die da heißt Margarete, und das ist Margaretes Mutter.',
        'Nimm dir Fallobst, so viel du magst. Nur keinen Rat von Margarete, sie hat eine Neigung.',
      ],
      alone: ['Du willst ohne Wesen durch das Gras da? Mutig. Das Gras hat schon öfter gewonnen.'],
      garden: [
        'Du hast in Thornbys Garten gewonnen? Vor den Rosen?',
        'Die haben noch nie bei irgendwas verloren. Gib ihnen einen Tag, um darüber wegzukommen.',
      ],
      ten: ['Zehn Arten! Eine mehr, als ich Apfelsorten habe. Ich pflanze jetzt aus Trotz etwas an.'],
      grass: [
        'Hinterm Zaun lasse ich das Gras wachsen. Wegen der Wesen, sage ich. In Wahrheit ist es mein Rücken.',
      ],
      pie: ['Ein Apfel ist auch nur ein Kuchen, der noch nicht die richtigen Leute getroffen hat.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, vom Markt. Ich stehe hier draußen, damit die Regale mal durchatmen können.',
        'Die Tür ist gleich da. Sie öffnet sich von selbst, was man von mir vor dem Frühstück nicht sagen kann.',
      ],
      defeated: [
        'Du siehst aus wie jemand, dem im falschen Moment die Bälle ausgingen. Den richtigen führen wir auch. Gang eins.',
      ],
      thirty: [
        'Dreißig Arten. Ich bestelle schon nach deinen Schritten, weißt du. Gut fürs Geschäft, schlecht für meine Buchführung.',
      ],
      dawn: ['Wir haben auf. Wir haben immer auf. Ich habe gefragt, und niemand weiß, wo der Schlüssel ist.'],
      prices: ['Ich mache die Preise nicht. Ich spreche sie nur mit Bedauern aus.'],
      stock: [
        'Ein Meisterball kostet, was er kostet, weil er nie danebengeht. Bei mir geht alles daneben. Ich bin sehr günstig.',
      ],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Komm ruhig näher, Schätzchen, ich beiße nicht. Ich stricke. Das dauert länger, aber man hat mehr davon.',
        'Ysolde Marrow. Was auch immer ich über den Müller gesagt haben soll, ich habe es netter gesagt.',
      ],
      alone: [
        'Nun such dir schon ein Wesen aus, Schätzchen. Gestrickt habe ich ihm schon was. Das passt. Irgendeinen Hals haben sie alle.',
      ],
      rime: [
        'Du kommst mit allen Fingern aus Rimes Eishalle! Dann war es ein guter Schal. Der halbe Orden gehört mir.',
      ],
      five: [
        'Fünf Orden, und du bleibst noch bei einer alten Frau stehen.',
        'Beim fünften hört es meistens auf. Da sagen sie auf einmal „alsbald“.',
      ],
      defeated: [
        'Verloren, ja? Ich trenne jede dritte Reihe wieder auf. Noch nie hat jemand gesagt, der Schal sei gescheitert.',
      ],
      shawl: [
        'Angefangen hat es als Socke. Man muss ein Ding werden lassen, was es will, vor allem, wenn man sich verzählt hat.',
      ],
      sock: [
        'Mein Mann ging im Frühling die andere Socke suchen. Es war eine gute Ehe, ohne sie kam er nie zurück.',
      ],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Psst! Ich zähle Pilze. Fünf. Es sind immer fünf.',
        'Ich bin Wick. Wenn du auf einen trittst, sind’s vier, und dann weiß ich, dass du’s warst.',
      ],
      alone: ['Du hast kein Wesen? Ich habe auch keins! Wir könnten zusammen keins haben.'],
      fifty: ['FÜNFZIG Arten? Von gar nichts gibt es fünfzig! Na gut, Zähne. Schnecken haben ganz viele.'],
      five: ['Fünf Arten! So viele wie Pilze. Fang bloß keine mehr, sonst geht die Aufgabe nicht auf.'],
      saturday: [
        'Heute ist keine Schule. Die letzte Stunde war über freie Tage, ich weiß also genau, was zu tun ist.',
      ],
      mushrooms: ['Die roten sind Häuser, die braunen sind Wartelisten.'],
      oak: [
        'In der großen Eiche ist eine Tür. Ich hab geklopft. Jemand hat zurückgeklopft. Das ging so bis zum Abendbrot.',
      ],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Ich kümmere mich um den Wald. Er war zuerst da, also frage ich ihn meistens, was er möchte.',
        'Die Wesen unter den Bäumen sind scheuer als die im Gras. Oder belesener. Schwer zu sagen.',
      ],
      alone: [
        'Allein würde ich nicht unter die Bäume gehen. Sie täten nichts. Sie kämen nur mit heim, und dann erklär das deiner Mutter.',
      ],
      cinder: [
        'Der Orden aus der Cinder-Schmiede. Hm. Trag ihn bitte in der Innentasche, solange du mit den Birken redest.',
      ],
      seven: [
        'Neunhundert Jahre, diese Eiche. Unter den Wurzeln ist es schwarz. Einmal hat der Wald gebrannt, von einem Ende zum anderen.',
        'Nichts kam zu Schaden. Es brannte nur, und am Morgen waren Wesen darin. Meine Leute schrieben: „Besuch.“',
      ],
      defeated: [
        'Eine Eiche verliert jedes Jahr alle Blätter, vor allen Leuten. Und kommt wieder. Denk mal drüber nach.',
      ],
      dawn: [
        'Am Morgen ist Schichtwechsel. Halt still: Wer ins Bett geht, trifft die, die aufstehen, und keiner sagt Guten Morgen.',
      ],
      oak: [
        'Die Eiche ist neunhundert Jahre alt. Sie hat eine Höhlung, ein schlimmes Knie und Ansichten über Eichhörnchen.',
      ],
      rounds: ['Um jeden Baum gehe ich zweimal. Einmal, um ihn zu sehen, einmal, damit er mich gesehen hat.'],
      quiet: ['Hörst du das? Nein, ich auch nicht. Elf Jahre habe ich gebraucht, bis es so still war.'],
      banked: [
        'Man hat den Besuch hereingebeten, höre ich. Abends kommen sie noch unter die Eiche, nur gehen sie jetzt wie Leute mit Schlüssel.',
      ],
      loose: [
        'Meine Leute schrieben „Besuch“. Ich habe es durchgestrichen und „Nachbarn“ geschrieben. Die Eiche hielt sozusagen den Stift.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Guten Abend, so ungefähr. Cosmo Wren, Laternenanzünder. Vier Laternen hier, zwei an der Küste, ein Mond.',
        'Der Mond gehört mir streng genommen nicht, aber ich winke ihm zu, und bisher ging er immer an.',
      ],
      lantern: [
        'Du warst in Dusks Laterne und kommst mit einem Orden heraus. Ich bekam dort immer nur eine Rechnung.',
      ],
      defeated: [
        'Nachts sieht niemand lange Gesichter. Geh einmal um den Platz. An der vierten Laterne siehst du aus, als hättest du gewonnen.',
      ],
      dawn: ['Ich mache sie wieder aus. Es ist genau wie Anzünden, nur ist man weniger beliebt.'],
      dusk: ['Der Abend ist die einzige ehrliche Stunde: Alle geben zu, dass sie nicht recht was sehen.'],
      count: [
        'Zwischen zwei Laternen liegt ein Schritt, der zu keiner gehört. Da gehen die Schüchternen hinüber.',
      ],
      moths: [
        'Die Motten fragen mich jede Nacht, was da drin ist. Glas, sage ich. Sie glauben mir kein Wort.',
      ],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Vorsicht, du stehst in einem Satz. Ottoline Umber. Ich lese Steine.',
        'Der hier fängt an mit „Als die Glut noch wild war“, und dann hat jemand eine Leiter darangelehnt.',
      ],
      quarry: [
        'Du hast Holdfast im Steinbruch besiegt? Herrlich. Dort machen sie aus meinen Quellen ständig Pflaster.',
      ],
      hundred: [
        'Hundert Arten! Die Steine zählen vierzig auf, dann steht da „und so weiter“.',
        'Du bist der erste Mensch, den ich kenne, der das Undsoweiter gemacht hat.',
      ],
      ember: [
        'Die Leiter ist weg! „Als die Glut noch wild war, stand das Gras auf und sah sich um.“ Kein Kalender. Eine Geburt.',
        'Und weiter: „Der Riegel ließ sie hinaus.“ In Riegelfurt müssen sie das verstehen. Da keiner was sagt, verstehen sie es.',
      ],
      night: [
        'Nachts füllen sich die Zeichen mit Schatten, und alle können sie lesen. Tags braucht man einen Doktor und einen Schwamm.',
      ],
      ring: [
        'Eine Sonne, ein Mond und zwei Räder. Entweder ein Kalender, oder jemand war sehr stolz auf seinen Karren.',
      ],
      island: [
        'Man stellte ihn auf eine Insel, damit ihn niemand versetzt. Dann baute man zwei Brücken. So sind die Leute.',
      ],
      spiral: [
        'Die Spirale heißt „es kommt wieder“. Auf einem Stein am See. Ich wüsste gern, was, und wann.',
      ],
      banked: [
        'Der Stein hat eine letzte Zeile. Seit du da bist, lese ich sie: „Sie schläft und ist nicht eingesperrt.“ Ich musste sitzen. In einem Satz.',
      ],
      loose: [
        'Die letzte Zeile des Steins endet mitten im Wort. Verwittert, dachte ich immer. Aber nein. Sie haben Platz gelassen.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Achtung, Mehl! Bran Tolliver. Es fliegt überallhin. Einmal habe ich geniest, da war die Katze eine Woche lang ein Gespenst.',
        'Und was Ysolde Marrow über mich sagt, habe ich vorher schon über sie gesagt.',
      ],
      tower: [
        'Du hast den Windrow-Turm besiegt. Darum standen an dem Tag die Flügel still. Ich dachte, das wäre Anstand.',
      ],
      crackle: ['Crackles Mühle! Das nennst du Mühle? Die mahlt nur mit den Zähnen. Guter Orden, trotzdem.'],
      dusk: [
        'Abends halte ich die Flügel an. Eine Mühle, die nachts läuft, mahlt nur Dunkelheit, und die kommt dann ins Brot.',
      ],
      bread: ['Das Geheimnis von gutem Brot ist Geduld. Deshalb mache ich Mehl.'],
      wind: [
        'Der Wind kommt vom Meer, macht hier eine ehrliche Runde und geht dann landeinwärts, um allen lästig zu fallen.',
      ],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, ich hüte das Licht. Hundertvierundvierzig Stufen. Frag mich, woher ich das weiß.',
        'Wenn du mich am Tag siehst, schlafe ich, und das ist jemand anderes mit meinem Hut.',
      ],
      tidewell: [
        'Der Orden von Tidewells Schleuse. Dann weißt du, was ich weiß: Wasser wartet immer nur, dass du wegsiehst.',
      ],
      defeated: ['Jedes Schiff da draußen ist schon mal umgekehrt. Das sind die, die noch Schiffe sind.'],
      night: [
        'Der Strahl braucht zwölf Sekunden für die Runde. Elf davon glaubt alles da draußen, niemand sehe zu.',
      ],
      stairs: [
        'Hinauf zähle ich die Stufen. Hinunter zähle ich meine Knie. Es kamen nicht immer zwei heraus.',
      ],
      ships: ['Letzten Winter haben meinem Licht drei geantwortet. Zwei waren Schiffe.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Halt mal das Ende. Danke. Marisol Keel. Du bist jetzt Teil eines Netzes, das passiert hier öfter.',
        'Ein Netz sind viele Löcher, über die man sich geeinigt hat.',
      ],
      three: [
        'Drei Orden. Dann reden sie bald vom Tor zum Moor. Nimm Socken mit. Das meiste spielt sich da unterm Knie ab.',
      ],
      twenty: ['Zwanzig Arten! Meine Netze haben neunzehn gefangen, wenn man das Fahrrad mitzählt.'],
      dawn: [
        'Am Morgen lege ich sie aus und sehe, was die Nacht hineingeschrieben hat. Meistens: Krabbe. Krabbe. Krabbe.',
      ],
      knots: [
        'Sechs Knoten in der Minute, und einer davon ist immer eine Schleife. Das verunsichert die Fische.',
      ],
      catch: ['Du wirfst einen Ball, und sie gehen rein? Und freuen sich? Ich mache das seit Jahren falsch.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Halt! Die Kiste ist mein Schiff. Sie heißt die Unsinkbare, weil sie an Land ist.',
        'Ich bin Käpten Pip. Du darfst der Anker sein. Das ist eine Beförderung.',
      ],
      champion: [
        'Du hast den CHAMPION besiegt? Dann darfst du Käpten sein. Bis zum Abendbrot. Danach ich wieder, so ist das Seerecht.',
      ],
      defeated: ['Wer verliert, muss über die Planke. Wir haben keine Planke. Da hast du aber Glück.'],
      crate: [
        'Da ist ein Schatz drin. Ich darf nicht gucken, sonst ist es kein Schatz mehr, sondern wieder Rüben.',
      ],
      captain: ['Eines Tages segle ich dahin, wo die Karte aufhört, und male noch was dazu.'],
    },
  },
};
export default words;
