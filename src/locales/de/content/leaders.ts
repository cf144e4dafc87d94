import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Grünmark',
    Harkmoor: 'Lauschmoor',
    Scattersea: 'Streusee',
    Overcloud: 'Überwolken',
    Fourlight: 'Vierlicht',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description: 'Gärtnerin am ersten Tor. In ihren Beeten wächst nichts wild, nur ihr Team.',
      before:
        'Füße abtreten, auf die Setzlinge achten, und dann tritt ordentlich an. Bis Mittag muss ich Bohnen anbinden.',
      after:
        'Sauber zurückgeschnitten. Jemand hat es dir beigebracht oder niemand, und beides spricht für dich. Geh als Nächstes zur Mühle, wenn Wind drin ist.',
      lost: 'Zurückgeschnitten, nicht umgehauen. So fangen die Starken an. Gieß dein Team, und Achtung, Stufe.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description:
        'Müllerin, die Donner mahlt statt Korn. Bei schlechtem Wetter drehen sich ihre Flügel am schnellsten.',
      before: 'Bitte auf die Gummimatte. Der Letzte wollte nicht, und er kann bis heute keine Wolle tragen.',
      after:
        'Du hast mir glatt den Wind aus den Flügeln genommen, und ich brauchte ihn noch. Sag’s dem Schmied die Straße runter; er schuldet mir dafür ein Brot.',
      lost: 'Die Haare stehen beim ersten Mal allen. Such dir etwas, das mit beiden Füßen auf der Erde steht, und versuch es noch mal.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Der Schmied des Tals. Er prüft jede Klinge, und alle, die ihn fordern, bei Weißglut.',
      before: 'Halt still, ich will dich ansehen. Ja. Schauen wir mal, welche Farbe du hast, wenn du glühst.',
      after:
        'Guter Stahl. Das sage ich zweimal im Jahr, und im März hatte ich schon. Kühl langsam ab, sonst reißt du.',
      lost: 'Verbogen, nicht gebrochen, also ist das Eisen gut. Es will mehr Hitze. Komm wieder, wenn es welche hatte.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description:
        'Hüterin der großen Schleuse. Boote lässt sie durch, wenn sie ihr gefallen, und Leute, wenn sie gewinnen.',
      before: 'Kein Hupen, kein Hetzen, kein Vordrängeln. Du bist dran, sobald der Lastkahn durch ist.',
      after:
        'Auf geht das Tor. Ich hielt es gegen neun Fluten und einen Bischof, du darfst also ein bisschen stolz sein.',
      lost: 'Heute zu wenig Wasser unterm Kiel, das ist alles. Wart im Becken, lass es steigen, und ich öffne dir, so oft du willst.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description:
        'Laternenanzünder, dem die Stunde vor den Laternen lieber ist. Sein Team kämpft paarweise.',
      before: 'Du bist früh. Es ist noch hell genug, um zu sehen, was du gleich verlierst.',
      after:
        'Dann zünde ich dir wohl die Laternen an. Ab hier ist die Straße nur dunkel, wo sie es sein möchte.',
      lost: 'An der Ecke lasse ich eine Laterne brennen. Wer mit ihr heimfindet, findet mit ihr auch zurück.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description:
        'Vorarbeiterin im Steinbruch. Bewegt hat sie noch niemand, weder mit Dynamit noch mit Bitten.',
      before: 'Ich rücke nicht, ich feilsche nicht, und ich esse um zwölf. Es ist Viertel vor.',
      after: 'Hm. Das habe ich gespürt. Sag’s nicht den Leuten; sie halten mich für einen Teil des Bergs.',
      lost: 'Du schlägst zu wie Regen. Lach nicht; Regen ist es, was mich am Ende kleinkriegt. Iss etwas und schlag noch mal zu.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Gastgeberin der Eishalle. Ihr Empfang ist kühl, und ihr Boden ist mit Absicht glatt.',
      before:
        'Komm doch herein, und versuch, aufrecht zu bleiben. Beides haben so wenige meiner Gäste geschafft.',
      after:
        'Zerbrochen hast du nichts, woran ich hing. Nimm erst etwas Suppe; der Turm ist hoch, und er bietet nie welche an.',
      lost: 'Du bist sehr schön gefallen. Wärm dir die Hände an der Suppe, und bring nächstes Mal jemanden mit Feuer mit.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Wächter auf dem Turm über den Wolken. Wer ihn besiegt, hat ganz Grünmark gesehen.',
      before:
        'Ich sah dich den ganzen Weg kommen. An der Mühle bist du falsch abgebogen, und beim Heu hast du mitgeholfen.',
      after:
        'Von hier oben sehe ich das Moor, wo unsere Hecken enden. Lange fragte ich mich, wen ich als Nächstes dort hineingehen sehe.',
      lost: 'Ich sah dich fallen, und von hier oben sehe ich, wie wenig fehlt. Nimm die Treppe langsam und komm wieder herauf.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Seit dreißig Jahren das Preisgericht der Grünmarkschau. Nie erhob sie die Stimme, nie gab sie volle Punktzahl.',
      before: 'Haltung: sieben. Stiefel: vier. Nun zeig das Team, und bitte nicht ins Publikum winken.',
      after:
        'Zehn. Dreißig Jahre trug ich diese Karte in der Handtasche, und den Platz kann ich brauchen. In Lauschmoor, höre ich, gibt man gar keine Noten.',
      lost: 'Acht für Mut, und die gebe ich selten. Wasser zermürbt das meiste, was du hier getroffen hast. Morgen ist wieder Schau.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Schäfer von neunzehn Jahren mit vierhundert Schafen und einem guten Pfiff. Heute hat er mit mehr Leuten geredet als im ganzen Mai.',
      before: 'Gut. Hallo. Ich hatte eine Rede, aber der Hund hat sie so oft gehört, dass er gegangen ist.',
      after:
        'Das war großartig. Also furchtbar, aber großartig. Bis zum Abend kennt man dich überall; Schafe tratschen.',
      lost: 'Oh nein. Geht es ihnen gut? Und dir? Ich habe die ersten elf verloren, falls das hilft, und der Hund mag mich trotzdem.',
    },
    'eskil-hives': {
      name: 'Bruder Eskil',
      description:
        'Hüter der Klosterbienen und der tiefste Bass im Chor. Seine Bienen können die ganze Abendandacht auswendig.',
      before: 'Leise, bitte, sie beten gerade. Sind sie damit fertig, kümmern sie sich um dich.',
      after:
        'Gestochen! Das hält einen demütig und die Knie warm. Nimm ein Glas Heidehonig mit, und öffne es im Freien.',
      lost: 'Ach, sie meinten es nicht so. Setz dich ein wenig zu den Stöcken; dort geht niemand betrübt weg.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Sticht den ganzen Sommer Torf und findet das ganze Jahr Dinge darin: Schuhe, Butter und einmal einen sehr höflichen König.',
      before: 'Pass auf, wo du stehst. Das Stück da hatte schon zwei Kühe und einen Steuereintreiber.',
      after:
        'Du taugst was. Wenn du mal versinkst, versink langsam und ruf nach mir. Ich bin nie weit und mag Gesellschaft.',
      lost: 'Nur bis zu den Knien, das ist nichts. Hier ist meine Hand. Bring nächstes Mal etwas mit, das schwimmt.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Färbt den Tweed des Moors. Ihr Lila kommt von Flechten, ihr Grün vom Kupfer, und nach dem Gelb fragt niemand zweimal.',
      before:
        'Nichts ablecken. Man sollte meinen, das müsse man nicht sagen, aber du warst am Dienstag nicht hier.',
      after:
        'Waschecht bist du. Die meisten laufen beim ersten Mal aus. Hände waschen vor dem Tee, und vor dem Abendbrot noch mal.',
      lost: 'Der erste Gang hält nie. Trockne dein Team im Wind und bring es zum zweiten; erst den zweiten sieht man.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description:
        'Baut Mauern ohne Mörtel und schließt so auch Freundschaft: langsam, Stein für Stein und für immer.',
      before:
        'Für jeden Stein gibt es einen richtigen Platz, und die meisten kennen ihn selbst nicht. Finden wir deinen.',
      after:
        'Da gehörst du also hin: in die oberste Reihe, wo das Wetter ist. Komm in vierzig Jahren nachsehen, ob meine Mauer gerückt ist.',
      lost: 'Ein Stein, der heute nicht passt, passt morgen, anderswo. Dreh dein Team um und versuch es mit der anderen Seite.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Auf den Bergfesten unbesiegt und die beste Stickhand in drei Gemeinden. Die Gürtel näht er selbst, der Qualität wegen.',
      before:
        'Wir fassen ehrlich, wir fallen ehrlich, und wer unten liegt, sagt danke. Andere Regeln gibt es nicht.',
      after:
        'Danke. Siehst du, es tut gar nicht weh. Ich sticke dir eine Glockenblume, auf diese Seite, neben die für den Stier.',
      lost: 'Ich danke in deinem Namen, dir fehlt der Atem. Du fielst ehrlich. Auf mit dir; ich zeige dir den Griff.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Vierzehn Jahre alt. Sie findet Brunnen mit der Haselrute und beantwortet die Frage, die du gleich stellen wolltest.',
      before:
        'Vierzehn, und weil es beim Anziehen dunkel war, und nein, der Rute macht es nichts. Na los, frag schon.',
      after:
        'Klar wusste ich’s. Aber wie, das weiß ich nie, und das Wie mag ich am liebsten. Dorcas wird nett sein, also nimm was gegen die Kälte mit.',
      lost: 'Das wusste ich auch, und es tut mir leid. Ich weiß auch, dass du wiederkommst, und das sieht gut aus.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description:
        'Läutet die Nebelglocke am Damm, damit Verirrte heimfinden. Nicht alle davon waren am Leben.',
      before: 'Komm näher, Liebes, ich höre nicht, wer von euch atmet. Ach, gut. Und die anderen beiden?',
      after:
        'Dann lauf, solange die Glocke noch klingt. Der Herr an der Tür sagt: gut gemacht. Nein, Liebes, an der anderen Tür.',
      lost: 'Das ist nicht deine Glocke, Liebes, noch lange, lange nicht. Nimm ein Pfefferminz und sag den anderen, sie sollen nicht so starren.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Letzte Dame von Haus Lauschmoor, das bis zum zweiten Stock im Moor versunken ist. Gäste empfängt sie durchs Schlafzimmerfenster.',
      before:
        'Komm doch durchs Fenster, das tut man jetzt. Ich verteidige dieses Haus bis zum obersten Stock, und der ist hier.',
      after:
        'Großartig. Ich gäbe dir den Ostflügel, aber du müsstest die Luft anhalten. Geh zu den Inseln und grüß den Hafen; um ein Haar hätte ich ihn geheiratet.',
      lost: 'In diesem Haus verliert man nun einmal etwas. Nimm die trockene Treppe und komm wieder, das Fenster ist immer offen.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Koch der schwimmenden Kombüse. Elf Mannschaften hat er durch neun Stürme gefüttert, und nie verließ die Suppe den Teller.',
      before:
        'In meiner Kombüse kämpft niemand mit leerem Magen. Setz dich, iss, und dann mache ich dich platt.',
      after:
        'Besiegt, und noch vor dem Nachtisch. Nimm meinen dazu; Nachtisch in der Niederlage verdirbt beides.',
      lost: 'Platt, wie versprochen, und jetzt wird gegessen. Auf meine Fischsuppe hat noch niemand zweimal verloren; das ist Wissenschaft.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Baut Drachen, die Briefe tragen, Mittagessen und einmal einen Vetter. Die Schnur ist stark, und der Vetter schreibt.',
      before:
        'Der Wind sagt: sechs Knoten aus West, und du hattest Mango zum Frühstück. Bei Obst ist er sehr genau.',
      after:
        'Sauber hast du meine Schnur gekappt, so gehört ein Drachen verloren. Irgendwo im Norden kommt er herunter, also wink, wenn du meinen Vetter siehst.',
      lost: 'Eine Flaute, mehr nicht. Der Wind sagt, für dich dreht er noch, und du sollst etwas mit Obst essen.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description:
        'Brennt Parfüm aus Blumen, die beißen. Ein Tropfen ist reizend, zwei sind ein Fall für die Ärztin.',
      before:
        'Erlaube. Straßenstaub, Mut und ein Käsebrot in der linken Tasche. Ich habe Parfüm aus weniger gemacht.',
      after:
        'Ah, so riecht das also: oben Meersalz und darunter etwas Ehrliches. Die Flasche heißt nach dir, und verdünnt wird sie für niemanden.',
      lost: 'Erlaube: ein Hauch Niederlage, ja, doch darunter solch ein Wille. Das muss reifen. Komm wieder, wenn es so weit ist.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description:
        'Gräbt ihren Ton aus der Insel, auf der sie wohnt. Die Insel wird jedes Jahr kleiner, und die Regale werden voller.',
      before: 'Fall bitte zu den Regalen hin. Zur anderen Seite hin ist keine Insel mehr.',
      after: 'Beim ersten Brand gesprungen. Gut, nun wissen wir, wo der Fehler saß, und er saß nicht in dir.',
      lost: 'Ein wenig eingesackt. Das tut jede erste Schale. Hände nass machen, neu anfangen, und den Ton nicht wegwerfen.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Hüter des letzten Lichts am Riff. Er hat jedes angespülte Buch gelesen, so weit die Seiten reichten.',
      before:
        'Bitte nicht in die Lampe sehen und auch nicht zu denen, die sie bewachen. In meinem Roman fehlt Seite neunzig, ich bin nicht sanft gestimmt.',
      after:
        'Höchst erhellend. Verzeih, mit so einem Witz lebt man jahrelang allein, dann rutscht er heraus. Findest du Seite neunzig: Ich bin immer da.',
      lost: 'Nimm es nicht schwer. Das Licht dreht sich; es war eben auf meiner Seite. Setz dich, ich lese dir ab Seite einundneunzig vor.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Macht die Masken für die Mitternachtsregatta. Niemand sah je das Gesicht hinter dem Mond, und alle erinnern sich anders daran.',
      before:
        'Such dir eine Maske aus, lieber Gast. Die tapferen hängen links, aber du solltest wissen, dass sie nur aus Papier sind.',
      after:
        'Demaskiert! Vor allen, und so höflich. Behalt die, die du trugst, sie sieht dir inzwischen ähnlich.',
      lost: 'Keine Tränen hinter der Maske, das verdirbt die Farbe. Du warst bezaubernd, und der Ball geht die ganze Woche.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Nietet tags Schiffsrümpfe und tanzt nachts darauf, um die Platten zu prüfen. Keines ihrer Schiffe leckte je, nur eins hat eine Beule.',
      before:
        'Hör mal: tock, tock, tock, tunk. Das Letzte ist eine schlechte Niete, und deine finde ich jetzt.',
      after:
        'Wasserdicht. An jede deiner Platten habe ich geklopft, und keine klang falsch. Gehst du in die Berge, dann öl alles zweimal.',
      lost: 'Gefunden: eine lose Niete, und keine große. Zieh sie nach und lauf noch mal vom Stapel. Ich höre zu.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Perlentaucher am äußeren Riff. Den Atem hält er sechs Minuten an, einen Groll nicht mal eine.',
      before: 'Einmal tief atmen, bevor wir anfangen. Dir tut es gut, und den Nerven der Fische erst recht.',
      after:
        'Runter ging’s, und schön war es am Grund. Die Hafenmeisterin wartet auf dich; sie atmet erst aus, wenn das letzte Boot da ist.',
      lost: 'Zu früh zum Luftholen hochgekommen, das ist alles. Lass dich treiben, und dann tauchen wir noch mal zusammen.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Hafenmeisterin der neunzig Inseln, im Rollstuhl am Kai. Das Schiff, das sie vor dreißig Jahren verlor, kam zurück und arbeitet noch für sie.',
      before:
        'Der Liegeplatz ist deiner bis Hochwasser, also noch neun Minuten. Ich schlage vor, du fängst an.',
      after:
        'Freie Fahrt. Hiss, welche Flagge du willst, ich grüße sie. Über dem Festland liegt Überwolken, wo sie gar keine Gezeiten haben sollen, die Ärmsten.',
      lost: 'Auf Grund, und keine Schande; die Sandbank habe ich selbst kartiert. Die Flut hebt alle. Meine kommt zweimal am Tag.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Webt Seide von allen, die sie spinnen mögen. Auf einen Schal wartet man elf Jahre, und noch nie stieg jemand von der Liste.',
      before: 'Bitte an keinem Faden ziehen, den du siehst. Einer davon hält die Brücke.',
      after:
        'Drüber und drunter, wie ein guter Schussfaden. In die Borte des nächsten Schals kommst du, ganz klein, in roten Stiefeln.',
      lost: 'Eine gefallene Masche, mehr nicht. Den Faden habe ich nicht abgeschnitten; nimm ihn auf, wo du ihn gelassen hast.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Hüterin der heißen Quellen. Sie weiß löffelgenau, wie viel Hitze ein Mensch verträgt, und hat einen großen Löffel.',
      before:
        'Schuhe aus, Haare hoch, und sag, wenn es zu heiß wird. Ändern werde ich nichts, aber ich weiß es gern.',
      after:
        'Gut durchgedämpft, wir beide! Das kalte Becken ist umsonst, wenn man gewinnt. Es ist auch Pflicht, und direkt hinter dir.',
      lost: 'Zu heiß, ja? Hättest du was gesagt. Bleib drin, bis dein Team nicht mehr zittert; umsonst ist es auch, wenn man verliert.',
    },
    'diallo-strata': {
      name: 'Dr. Amara Diallo',
      description:
        'Erforscht alles, was älter ist als zehn Millionen Jahre. Uns andere findet sie reizend und ein wenig hastig.',
      before: 'Mach es dir bequem, das kann eine Stunde dauern. In meinem Fach nennt man das eine Explosion.',
      after:
        'Ausgestorben, und an einem einzigen Nachmittag. Ich trage dich in den oberen Schichten ein, gleich über dem Farn.',
      lost: 'Ein kleiner Rutsch, und kleine Rutsche werden Berge, mit der Zeit. Davon hast du reichlich. Auf dein Etikett schreibe ich: vielversprechend.',
    },
    'tuyet-steps': {
      name: 'Äbtissin Tuyet',
      description:
        'Fegt jeden Morgen die tausend Stufen zu ihrem Kloster, erst hinauf, dann hinab. Den Besen zu tragen bot niemand zweimal an.',
      before: 'Neunhundertneunundneunzig Stufen bist du gestiegen. Ich bin die letzte.',
      after: 'Gut. Nun feg sie auf dem Weg hinunter, dann siehst du allmählich, was du richtig gemacht hast.',
      lost: 'Du hast gelernt, wozu die letzte Stufe da ist. Die anderen sind nun kürzer. Geh hinunter, komm herauf, und atme dazwischen.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description: 'Lauscht dem Gletscher und schreibt auf, was er sagt. Bisher ging es meist um seine Knie.',
      before: 'Pst, er erzählt mir was. Er sagt, du stehst auf seinem Fuß.',
      after:
        'Er hat gelacht. Gelacht hat er nicht mehr, seit es Menschen gibt, und das Tal braucht neue Fenster. Danke.',
      lost: 'Er sagt, mach dir nichts draus, er verliert seit zehntausend Jahren jeden Sommer. Und schau, wie groß er ist.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description:
        'Astronom in der hohen Kuppel. Vierhundert Sterne hat er benannt, und alle anderen heißen „he, du“.',
      before:
        'He, du. Entweder forderst du mich heraus, oder du bist ein Komet. Halt bitte still, bis ich mich entschieden habe.',
      after:
        'Ein Komet, eindeutig: kurz, hell und ohne Achtung vor Möbeln. In sechsundsiebzig Jahren bist du wieder da, und ich setze schon mal Wasser auf.',
      lost: 'Hinter einer Wolke, das ist alles. Sterne tun das ständig, und niemand denkt schlecht von ihnen. Die Kuppel bleibt offen.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Fährt die Zahnradbahn, auf einem Hang, der nie genehmigt wurde. Einmal kam sie vier Minuten zu spät, da läuteten die Kirchenglocken.',
      before: 'Du bist elf Sekunden zu früh. Hinter die Linie, bis ich bereit bin, dich zu besiegen.',
      after:
        'Verspätet, durch eine Person, am eigenen Bahnsteig. Im Buch führe ich dich unter Erdrutsche, mit Hochachtung.',
      lost: 'Dieser Zug ist heute nicht angekommen. Der nächste fährt, sobald du bereit bist, und ich halte ihn am Bahnsteig für dich.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description:
        'Von der Bergwacht. Er bringt Verirrte heim, auf dem Rücken von etwas, vor dem sie sonst davonlaufen.',
      before: 'Wenn du fällst, fall nach links. Mein Freund links ist schnell, und der rechts hat Hunger.',
      after:
        'Einundvierzig aus der Wand, drei Ziegen und eine Blaskapelle, und jetzt werde ich getragen. Geh nur hinauf; es gibt Tee.',
      lost: 'Ich hab dich, nicht hinunterschauen. Einundvierzig habe ich von hier getragen, und dreißig kamen wieder und sind hinauf.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Führt die Teehütte auf dem Gipfel. Vor siebzig Jahren kam sie ihren Hut suchen, und inzwischen nimmt sie es ihm nicht mehr übel.',
      before:
        'Setz dich, setz dich. Der Tee dauert genau so lange wie ein Kampf, also können wir ebenso gut.',
      after:
        'Trink, solange er heiß ist, kleine Lawine. Von meiner Bank siehst du ein Land, wo Morgen und Mitternacht zugleich sind. Da, gleich hinter meinem Hut.',
      lost: 'Setz dich, setz dich. Zwanzig Jahre verlor ich auf dieser Bank, ehe jemand auf die Idee kam, gegen mich zu verlieren. Der Tee ist derselbe.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliothekarin des Samenhauses im Morgenwald. Eichen leiht man für zweihundert Jahre, Radieschen übers Wochenende.',
      before:
        'Ruhe bitte, in den oberen Regalen keimt es. Du darfst dir eine Niederlage leihen und zurückbringen, wenn du sie ausgelesen hast.',
      after:
        'Dann ist keine Gebühr fällig. Nimm noch die Eichel hier. Rückgabe in zweihundert Jahren, und ich merke es.',
      lost: 'Eine Niederlage, gestempelt, Rückgabe jederzeit. Lies sie langsam; das Nützliche steht gegen Ende.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Neun Jahre alt und früher auf als alle. Die anderen gaben ihr eine Arena, nachdem sie auf dem Schulweg drei von ihnen besiegt hatte.',
      before:
        'Um acht muss ich in der Schule sein, also mach ich schnell. Weinen kannst du danach. Das tun alle, ist nicht schlimm.',
      after:
        'Gewonnen! Vor dem Frühstück gewinnt sonst nie jemand! Sag’s bitte nicht meiner Lehrerin, die denkt, ich komm wegen einem Drachen zu spät.',
      lost: 'Nicht traurig sein, ich hab ganz oft verloren, als ich klein war! Komm morgen wieder, dann bring ich dir meinen zweitbesten Toast mit.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Bläst Glas auf den Mittagssteinen, wo ihr Ofen nur das Zweitheißeste ist. Ihre Scheiben erinnern sich an den Sommer.',
      before: 'Stell dich in meinen Schatten, wenn du magst. Bis drei Uhr ist er hier der einzige.',
      after:
        'Als Sand kamst du herein, und jetzt sieht man durch bis auf den Mut. Lass dich von niemandem in Stroh packen.',
      lost: 'Glas bricht beim Machen oder gar nicht, und du bist nicht gebrochen. Setz dich in den Schatten, und bring nächstes Mal Wasser mit.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Prüfer der Horte. Einmal im Jahr zählt er jedem Drachen das Gold, und jeder Drache hält die Luft an.',
      before:
        'Name, Zweck und Vermögen in kampffähigem Zustand. Ich warne dich: Die Abweichung finde ich immer.',
      after:
        'Es geht nicht auf. Zweimal bin ich es durchgegangen, und übrig bleibst du. Bitte hier abzeichnen.',
      lost: 'Deinen Mut übertrage ich auf die nächste Seite. Er steht unter Vermögen, und ich mache keine Fehler.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'Zählt am Abend jeden Vogel heim, laut und mit Namen. In guten Finkenjahren gibt es sein Abendbrot sehr spät.',
      before: 'Viertausendsechs, viertausendsieben. Fang ruhig an, ich kann kämpfen und zählen zugleich.',
      after:
        'Jetzt habe ich mich verzählt, und gern. Ich schreibe dich als viertausendacht auf, also sei vor dem Dunkelwerden daheim.',
      lost: 'Ein paar Federn hast du gelassen, und die wachsen kräftiger nach. Mitgezählt habe ich dich trotzdem.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Schattenspielerin im Abendschilf. Ihre Figuren verbeugen sich, und noch einmal, wenn sie die Lampe gelöscht hat.',
      before: 'In jeder guten Geschichte tritt jemand auf und weiß, wie sie ausgeht. Recht hat der nie.',
      after:
        'Du hast den letzten Akt geändert. Meinen Schatten gefiel er so, dass zwei mit dir gehen; dreh dich nicht zu schnell um.',
      lost: 'Das war erst der zweite Akt, und im zweiten Akt verliert man immer. Neben der Lampe halte ich dir den Platz frei.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description:
        'Fischt im Mitternachtssee nach den Sternen, die hineinfallen, und wirft die kleinen zurück.',
      before: 'Leise. Sie beißen am besten, wenn keiner was wünscht.',
      after: 'Zu groß für mein Netz, du. Ich würf dich zurück, aber ich glaub, du fällst nach oben.',
      lost: 'Vom Haken gesprungen, das ist alles. Setz dich, der See hat’s nicht eilig, und Kaffee ist für zwei.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Nachtschwester für alle, die keine Ruhe finden. Sie singt, bis sie welche finden, und ist eben erst beim vierten Jahrhundert.',
      before:
        'Psst, das neunte Jahrhundert ist gerade eingeschlafen. Wer es weckt, singt es wieder in den Schlaf.',
      after:
        'Uns alle hast du zugedeckt, und wir merkten es erst im Dunkeln. Geh zu Halcyon Abebe und den Stunden und sag, ich bin noch nicht müde.',
      lost: 'So, bleib liegen, nichts ist gebrochen. Ich sitze bei deinem Team, bis es gesund ist, und du bekommst den guten Sessel.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Hütet die vier Stunden und zieht jeden Abend von Hand den Himmel auf. Der kam nur einmal zu spät, wegen eines Geburtstags.',
      before:
        'Der Morgen brachte dich, der Mittag prüfte dich, der Abend ließ dich durch, die Mitternacht verriet mir deinen Namen. Sehen wir, was vom Tag noch übrig ist?',
      after:
        'Darauf also haben alle Uhren gewartet. Hier ist der Schlüssel. Du musst nichts aufziehen, aber es ist gut zu wissen, wer es könnte.',
      lost: 'Die Stunde war meine, und Stunden wechseln den Besitzer. Ruh dich aus, bis die nächste schlägt; ans Tor lege ich nur den Riegel.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Seite eins, Zeile eins: Ich gewinne. Fürs Datum hab ich Platz gelassen.',
      after:
        'Das war keine Niederlage. Das war ein Entwurf. Ich bin in Riegelfurt, wenn du drei Orden hast, und dann mit besserem Stift.',
      lost: 'Ha! Unterstrichen. Zweimal. Versuch’s gern noch mal, Tinte hab ich genug.',
    },
    'rival-town': {
      before: 'Ich hab mein bescheidenes Gesicht geübt. Pass auf, gleich siehst du’s.',
      after:
        'Du bist besser geworden. Ich auch, man sieht’s nur nicht von da, wo du stehst. Acht Orden. Tor zum Moor. Sei da.',
      lost: 'Das ist das bescheidene Gesicht. Hält es? Komm bald wieder, lange schaff ich das nicht.',
    },
    'rival-gate': {
      before:
        'Ich hab nicht geschlafen. Macht nichts, die auch nicht, wir haben geredet. Sie sind auf meiner Seite.',
      after:
        'Na gut. Na gut! Du gehst zuerst durch. Ich halte das Tor, jemand muss ja. Wir sehen uns, wo das Moor aufhört.',
      lost: 'Zuerst, und zwar richtig, durchs Tor: Sorrel Latch. Ich warte auf dich. Ganz vorn ist’s öde so allein.',
    },
    'rival-chapel': {
      before: 'Dafür keine Seite. Das will ich mit eigenen Augen sehen, nicht danach nachlesen.',
      after:
        'Spürst du das? Sie sind warm, alle, deine und meine. Es ist ein Feuer. Ich wollte gegen ein Feuer gewinnen.',
      lost: 'Gewonnen. Wirklich gewonnen, und nichts zum Schreiben dabei. Komm bald wieder, damit ich’s mir besser merken kann.',
    },
  },
};
export default words;
