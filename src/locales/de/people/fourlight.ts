import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Psst, in den oberen Regalen keimt es. Thandeka Moyo, Samenbücherei. Anfassen darfst du alles, was nicht zuhört.',
        'Eichen für zweihundert Jahre, Radieschen übers Wochenende. Mahngebühren sind in Kompost zu zahlen.',
      ],
      thyme: [
        'Du gabst eine Niederlage gut erhalten zurück, also: erste Seite, erste Leihe. „Thymian, ein Topf, vom Küchenfenster. Gleich zurück.“',
        'Den Herd trugen sie herauf, Stein um Stein, und vergaßen die Kräuter. Tausend Jahre überfällig. Ich habe ihn gegossen.',
      ],
      banked: [
        'Der Thymian steht auf dem Sims, da hat er’s warm an den Wurzeln. Tausend Jahre zu spät, und keine Gebühr. Sag’s niemandem.',
      ],
      loose: [
        'Beim Thymian steht jetzt „für immer verliehen, an alle mit Fenster“. Ich fühle mich verwegen. Gleich stelle ich etwas quer ins Regal.',
      ],
      defeated: ['Deine Niederlage kannst du jederzeit zurückgeben. Die meisten verlängern.'],
      dawn: ['Am Morgen wollen alle gleichzeitig Wasser. Da darf man ausnahmsweise rufen.'],
      oak: [
        'Ein Mann brachte eine Eiche zurück. Geliehen hatte er eine Eichel. Die Notizen am Rand musste er bezahlen.',
      ],
      radish: ['Radieschen lesen nichts Schweres. Sie mögen es, wenn das Ende kurz ist.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Ich bin Mirabel. Ich bin neun, ich hab eine Arena, und ich bin nicht verirrt. Bist du verirrt? Ich bring dich zu deiner Mama.',
        'Um acht muss ich in der Schule sein. Hier ist immer kurz vor acht. Das ist das Beste dran.',
      ],
      badge: [
        'Du hast meinen Orden! Den hab ich gemalt. Es sollte ein Pferd werden, aber das Pferd war alle.',
      ],
      banked: [
        'Maren lässt mich ihr Gute Nacht sagen. Ich hab ihr das mit dem Drachen erzählt. Sie hat nicht gepetzt. Meine beste Glutfreundin.',
      ],
      loose: [
        'Unter unserer Treppe wohnt jetzt eins! Ich lass ihm die Tür ein bisschen auf. Es sengt meine Puschen ein bisschen an. Wir sind höflich.',
      ],
      defeated: [
        'Ich verlier ganz oft. Man ruft einfach ganz laut „noch mal!“, und dann ist es ein anderes Mal.',
      ],
      day: ['Ich schwänze nicht. Ich bin auf dem Weg. Ich bin nur langsam drauf.'],
      dusk: ['Ich soll heim, wenn’s dunkel ist. Fast dunkel ist es seit Montag.'],
      slippers: ['Das sind Hasen. Das ist der linke, und das ist der andere linke.'],
      tabard: ['In meinem Wams steht „tapfer“. Hat Mama reingenäht, falls ich mal im Fundbüro lande.'],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Stell dich in meinen Schatten, wenn du magst, ich brauche ihn nicht. Soraya Haddad, Glas.',
        'Vorsicht mit der Bank. Heute Morgen war sie Sand, und heute Abend wird sie Karaffe.',
      ],
      window: [
        'Für klare Augen eine klare Scheibe. Sie haben ein Fenster für den kalten Herd bestellt. Eine Wand gibt es nicht. Erst das Fenster.',
        '„Damit man es von draußen sieht, wenn er brennt“, sagt Maren. Wer, fragte ich. „Wer halt draußen ist.“ Ich machte es doppelt.',
      ],
      banked: [
        'Im Fenster ist ein Schein. Ich stand davor im Dunkeln, wie eine Närrin, und fühlte mich erwartet.',
      ],
      loose: ['Das Fenster habe ich umgehängt, nun geht es auf. Dasselbe Glas. Es wirkt nur selbstsicherer.'],
      defeated: [
        'Ein Sprung ist nur eine Stelle, an der das Licht schräg hereinkommt. Das kostet bei mir extra.',
      ],
      dusk: ['Am Abend ist der Ofen heller als der Himmel. Das steigt ihm zu Kopf.'],
      sand: ['Es ist Sand, alles. Man hat ihm nur lange genug etwas Warmes erzählt.'],
      breath: ['Ein Kelch ist ein Atemzug, eine Schale zwei. Vor einem Kronleuchter frühstücke ich.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Name? Zweck? … „Nur mal gucken.“ Ich schreibe „ungeklärt“. Pell, Ignatius. Ich prüfe Horte.',
        'Einmal im Jahr zähle ich jedem Drachen das Gold. Sie halten die Luft an. Bei den großen beeilt man sich.',
      ],
      stones: [
        'Du gehst auf, also sieh her. Steine eines Herdes, heraufgetragen: vierhundertzwölf. Quittungen: vierhundertdreizehn.',
        'Die überzählige sagt: „Eine Tür. Nicht mitgebracht. Offen gelassen, für alle Fälle.“ Ich übertrage sie seit neunzehn Jahren.',
      ],
      banked: [
        'Posten: eine Glut, zugedeckt, wirft Wärme ab. Erst buchte ich sie unter „Vermögen“, dann, mit Bleistift, unter „daheim“. Bitte abzeichnen.',
      ],
      loose: [
        'Posten: eine Glut, auf freiem Fuß, gehört allen. Die einzige Summe, die wächst, wenn man sie nicht zählt. Bitte abzeichnen. Nein: nicht.',
      ],
      defeated: ['Ein Verlust. Er ist absetzbar. Es fragt nur kaum jemand.'],
      friday: ['Freitags runde ich ab. Man gönnt sich ja sonst nichts.'],
      cup: ['Einer wollte mich mit einem Becher bestechen. Ich habe den Becher mitgezählt.'],
      hem: ['Mein Saum ist versengt. Ich habe es gemeldet. Unter uns: Er ist auch recht warm.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Viertausendeins, viertausendzwei. Abend. Nicht bewegen, da sitzt ein Fink auf dir. Zwei Finken. Tomasz Wrona.',
        'Ich zähle sie heim, mit Namen. Das dauert, aber den einen zu suchen, den ich vergaß, dauerte länger.',
      ],
      over: [
        'Du bist mitgezählt, also: Jeden Abend ist es einer zu viel. Ein Licht kommt spät über den Rand und hat keine Flügel.',
        'Es geht einmal um den kalten Herd, wie ein Hund, der sich gleich hinlegt, und dann nicht. Im Buch steht: „Noch nicht.“',
      ],
      banked: [
        'Letzte Nacht kam das späte, ging einmal herum und legte sich. Es steht jetzt mit Namen im Buch. Ich sag’s leise, es schläft.',
      ],
      loose: [
        'Das späte ging einmal herum und wieder über den Rand, und sah sich um. Ich schrieb: „Draußen. Kennt den Weg.“ Ich schlief prima.',
      ],
      defeated: [
        'Ein, zwei Federn hast du gelassen. Zurück gibt’s die nicht, aber es sitzt schon jemand drauf.',
      ],
      dusk: ['Leise, sie kommen. Die Stare sagen alle denselben Namen.'],
      perch: ['Den Arm halte ich aus Gewohnheit raus. Meine Frau hat immer die Wäsche drangehängt.'],
      nest: ['Das Nest in meinem Hut ist bis zum Frühling vermietet. Zum Gruß lüften kann ich ihn nicht.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Du stehst im Licht. Nein, bleib, dein Schatten hat ein gutes Profil. Dewi Laras. Ich führe die Schatten. Sie führen mit.',
        'Meine Figuren verbeugen sich, wenn es aus ist. Wer da zieht, frage ich nicht mehr.',
      ],
      play: [
        'Du hast dir mein ältestes Stück verdient. Zwei Figuren: ein Herd und eine Hand. Der letzte Akt fehlt.',
        'Die Hand greift zum Riegel, und die Lampe geht aus. Alle wissen genau, wie es weitergeht. Keine zwei wissen dasselbe.',
      ],
      banked: [
        'Ich habe den letzten Akt gespielt. Die Hand schließt die Tür, leise, von innen. Männer weinten. Ein Kind sagte: „Na ja, ist spät.“',
      ],
      loose: [
        'Ich habe den letzten Akt gespielt. Die Hand lässt den Riegel los und winkt. Männer weinten. Ein Kind fragte, was es draußen zu essen gibt.',
      ],
      defeated: ['Das war der zweite Akt. Im zweiten Akt verliert man immer, da sind die guten Lieder.'],
      night: ['Nachts brauche ich keine Leinwand. Man muss nur kleiner spielen.'],
      trick: ['Sie suchen hinter der Leinwand nach dem Trick. Der Trick bin ich. Ich winke.'],
      face: ['Diese Hälfte meines Gesichts ist für das Publikum.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Sie beißen, wenn keiner was wünscht. Du wünschst. Ich hör’s bis hier.'],
      hook: [
        'Zeig ich nicht vielen. Gefangen, wo der See am tiefsten ist, und es ist warm. Ein Haken von einer Tür. Da fällt ein Riegel rein.',
        'Dreimal warf ich ihn zurück. Dreimal kam er wieder. Jetzt hängt er in meiner Küche, und die Katze geht nicht mehr weg.',
      ],
      banked: [
        'Den Haken hab ich zum Herd gebracht. Maren hat ihn an den Kamin gemacht. Tür ist keine da. Er ist für deine Jacke.',
      ],
      loose: [
        'Hab den Haken ein viertes Mal reingeworfen. Blieb unten. Wollte nur hören, dass ihn keiner braucht.',
      ],
      defeated: ['Vom Haken gesprungen. So werden sie groß.'],
      night: ['Das ist ein Stern. Zu klein. … Weg ist er.'],
      coffee: ['Kaffee ist für zwei. Ich weiß nie, welche zwei.'],
      feet: ['Barfuß, ja. Sie haben von Stiefeln gehört.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Leise, das neunte ist gerade eingeschlafen. Jahrhundert, nicht Kind. Seraphine Oyelo, Nachtdienst.',
        'Sie finden keine Ruhe, also singe ich. Ich bin beim vierten. Es gibt Liedwünsche.',
      ],
      carriers: [
        'So lieb hast du sie zugedeckt. Dann hör, was die ältesten murmeln. Sie trugen den Herd herauf und legen sich nicht hin.',
        '„Es könnte jemand durchgefroren heimkommen.“ Tausend Jahre sitzen sie da, das Bett aufgeschlagen. Ich kenne solche.',
      ],
      banked: [
        'Sie schlafen. Die alten Träger zuerst, in Stiefeln. Ich saß da, und niemand brauchte mich. Ich habe gestrickt! Es war herrlich.',
      ],
      loose: [
        'Die alten Träger sind aufgestanden. Ach je, dachte ich. Aber sie streckten sich und gingen spazieren. Danach schläft man so gut.',
      ],
      defeated: ['Kaputt ist nur der Abend. Nimm den guten Sessel.'],
      dawn: ['Am Morgen ist Übergabe. Es ist niemand da zum Übergeben, also erzähle ich es dem Kessel.'],
      box: [
        'In der Spieldose ist noch ein Lied. Das hebe ich auf für jemanden, der vor Freude nicht schlafen kann.',
      ],
      tired: ['Müde? Aber nein. Ich hatte sie nur zum Zuhören zu.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'Dass du kommst, hat mir der Morgen erzählt, und wann, der Mittag. Halcyon Abebe, ich hüte die Stunden. Sie tratschen.',
        'Abends ziehe ich den Himmel auf. Ich glaube, er ginge auch so. Er wird gern gebeten.',
      ],
      wait: [
        'Du hast den Schlüssel, also: Darum stehen die vier Stunden hier still. Als man den Herd herauftrug, wollten sie ihn brennen sehen.',
        'Sie sagten: Wir gehen weiter, wenn es entschieden ist. Geh zu Maren Trivet. Sie hat eine Frage, und die hat sich gut gehalten.',
      ],
      banked: [
        'Gestern zog ich den Himmel auf, und er rollte sich ein, ehe ich fertig war, wie eine Katze am Ofen. Ich bin jetzt früher daheim.',
      ],
      loose: [
        'Alle vier Schatten der Uhr zeigten heute auf das offene Tor, eine Minute lang. Ich notierte es. Korrigiert habe ich es nicht.',
      ],
      defeated: ['Eine Stunde hat den Besitzer gewechselt. Morgen ist sie wieder da, etwa um dieselbe Zeit.'],
      dusk: ['Moment. … Elf. Zwölf. So: Der Abend hängt. Setz dich nur darunter.'],
      late: [
        'Einmal kam ich zu spät, zu einem Geburtstag. Die Sonne wartete draußen und kam mit einem Päckchen herein.',
      ],
      eyes: ['Ein Auge für den Tag, eins für die Nacht. Am Abend streiten sie, wer fährt.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Uhren! Taschenuhren! Sanduhren, kaum gebraucht! Bartholomew Tock. Elf Jahre an diesem Stand, und keine verkauft.',
        'Vier Märkte in einem, verstehst du. Morgen, Mittag, Abend, Nacht. Und keiner will es wissen.',
      ],
      ticking: [
        'Psst. Eine von meinen geht. Die alte Küchenuhr, die ohne Zeiger. Sie kam mit den Steinen von diesem Herd herauf.',
        'Es fing an, als du mit der Bande vorbeikamst. Ganz langsam. Wie jemand, der im Nebenzimmer atmet.',
      ],
      banked: [
        'Ich hab eine verkauft! Die Küchenuhr, an Maren. „Nur wegen des Tickens.“ Die Münze ist gerahmt. Der Nagel, an dem sie hing, auch.',
      ],
      loose: [
        'Die Küchenuhr ist weggelaufen, und ihre Ecke ist noch warm. Ich hab ein Schild hingestellt: „Nachsehen, wie spät es ist.“',
      ],
      defeated: [
        'Verloren? Dreh mal die Sanduhr um. Siehst du, es kommt alles erst noch. Danach zurückdrehen, das ist das Ausstellungsstück.',
      ],
      dawn: ['Die sagt Morgen, die sagt Mittag, und mein Magen sagt Dienstag.'],
      night: ['Nachts sind sie billiger. Da sieht man die Zeiger nicht.'],
      slow: ['Die geht nach, die geht vor. Im Schnitt bin ich der pünktlichste Mann der ganzen Meile.'],
      stopped: [
        'Eine stehende Uhr stimmt zweimal am Tag. Hier stimmt sie, solange du stehen bleibst. Feines Stück.',
      ],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Schatten, bitte. … Danke. Hier ist deine Nummer. Clementine Shade, Garderobe.',
        'Auf diesen Steinen ist Mittag, da stolpert man nur drüber. Deiner hängt am Fenster. Er winkt noch.',
      ],
      peg: [
        'Einer wurde nie abgeholt. Der Schatten von einem Herd. Sie gaben ihn meiner Ururoma und trugen den Rest hinauf.',
        'Ein Schatten braucht ein Licht, von dem er fällt. Also hängt er und wartet. Sonntags bürste ich ihn. Innen ist er warm.',
      ],
      banked: [
        'Der Herdschatten ist abgeholt! Kaum gab es Licht, von dem er fallen konnte, war er den Berg hinauf. Die Nummer hat er vergessen.',
      ],
      loose: [
        'Der Herdschatten bleibt. Sein Feuer läuft herum, da müsste er jede Minute woanders sein. Er hat jetzt den großen Haken.',
      ],
      defeated: ['Deiner kam etwas platt zurück, Liebes. Ich dämpfe ihn auf.'],
      dusk: ['Am Abend werden sie alle lang und halten sich für erwachsen. Ich schließe früh.'],
      nine: ['Nummer neun ist sehr groß. War er gar nicht. Er war nur früh dran.'],
      swap: ['Einmal habe ich zwei vertauscht. Sie haben geschrieben. Sie sind sehr glücklich.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Fäustlinge an, und in die andere Richtung atmen. Ambrose Thaw, Eisbücherei. Wir haben jedes Buch, bis fast zum Schluss.',
        'Sie tauen, bevor sie fertig sind. Man beschwert sich. Die Autoren auch.',
      ],
      evening: [
        'Es ist ja alles ein Buch. Band eins: „Es war kalt.“ Zwei: „Noch immer.“ Der Herd stand, sie schrieben das Wetter auf und warteten.',
        'Ich bin bei Band elfhundert, da kommt gerade jemand zur Tür herein. Kein Buch über einen einzigen Abend ist länger.',
      ],
      drip: [
        'Der letzte Band fängt an zu tropfen. Geh zu Maren, bevor man ihn lesen kann. Du sollst nicht beeinflusst sein.',
      ],
      banked: [
        'Die letzte Seite ist fest. „Und dann war es warm, und sie schliefen.“ Darunter hat jemand einen Topf gemalt. Sie steht ganz oben.',
      ],
      loose: [
        'Die letzte Seite lief aus dem Regal und ich mit dem Eimer hinterher. „Und dann“ steht da. Sonst nichts. Nie liebte ich ein Buch so.',
      ],
      defeated: ['Im Buch verlieren sie auf Seite vierzig. Es hat neuntausend Seiten.'],
      night: ['Ich lese beim blauen Licht. Es ist kalt, aber das ist die Handlung auch.'],
      mittens: ['Umblättern geht mit einem heißen Löffel. Einmal. Darum gibt es eine Warteliste.'],
      spoiler: ['Verrat mir nicht, wie es ausgeht. Ich bin der Einzige hier, den es überraschen würde.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Füße. … Danke. Maren Trivet. Ich hüte den Herd. Jeden Morgen gefegt, jeden Morgen kalt. Man will ja vorbereitet sein.',
        'Es ist der aus der ersten Küche. Das Tal trug ihn herauf, jeder einen Stein, falls das Feuer heimwill. Ich decke den Tisch.',
      ],
      banked: [
        'So. Eine Decke aus Asche, und die Ecken gut feststecken. Hör mal. … Sie schnarcht. Tausend Jahre, und das hat niemand aufgeschrieben.',
      ],
      home: [
        'Stimme runter, sie ist zugedeckt. Und Füße abtreten. Jetzt ist das ein Zuhause, da zählt es doppelt.',
      ],
      loose: [
        'Dann bleibt er oben. Das „kalt“ habe ich vom Kessel gebrannt und einen Stein in die Tür gelegt. Nicht dass es eine gäbe. Ums Prinzip.',
      ],
      out: [
        'Vor einer Stunde war sie da, saß auf dem Sims, aß den Honig und ging wieder. Mit tausend sind sie alle so.',
      ],
      ask: [
        'Sie ist warm. Sie wartet auf ein Wort. Deck sie zu: Die Glut schläft hier, ihre Wesen bleiben freiwillig, man hat ein Zuhause.',
        'Oder lass den Riegel oben: Sie bleibt im Gras, und keine Küchentür ist je ganz zu. Falsch ist nichts. Nur frage ich kein zweites Mal.',
      ],
      warm: [
        'Die Hand, auf den Stein. … Nicht warm. Aber nicht kalt! Kalt war er schon, bevor es ein Wort dafür gab.',
        'Das machen die hinter dir, von überallher. Sie riechen nach allen Küchen. Besieg, wer die Stunden aufzieht, dann komm wieder.',
      ],
      defeated: ['Du siehst verfroren aus. Setz dich. Er geht noch nicht, aber das Sitzen geht.'],
      night: [
        'Die vier Lichter lasse ich nachts an. Vielleicht scheut sie das Dunkel. Gesagt hat sie nie etwas.',
      ],
      kettle: ['Es ist ein großer Kessel. Wir wussten nicht, wie viele ihr seid.'],
      jars: [
        'Salz, Honig, Thymian und SPÄTER. Nein, aufgemacht hat es niemand. So was macht man nicht, vorher.',
      ],
      broom: [
        'Morgens fege ich die Asche hinaus, abends tue ich sie wieder hinein. Es soll bewohnt aussehen.',
      ],
    },
  },
};
export default words;
