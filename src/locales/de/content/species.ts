import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'Seine Wolle schwelt den ganzen Tag und verbrennt doch nie. Schäfer halten eines in der Herde, damit die anderen im Winter warm bleiben.',
    habitat: 'Wiesen, auf denen Heu brannte',
  },
  emberam: {
    name: '',
    text: 'Es schärft seine Hörner an Feuerstein und hat Freude an den Funken. Treffen zwei aufeinander, sieht und hört man es bis ins nächste Tal.',
    habitat: 'warme Hänge',
  },
  kilnaries: {
    name: '',
    text: 'Ton, den seine Mähne streift, ist in einer Minute Ziegel. Alte Töpfereien baute man dort, wo sich eines schlafen gelegt hatte.',
    habitat: 'vulkanische Weiden',
  },
  clinkdil: {
    name: '',
    text: 'Zusammengerollt glüht es wie eine Kohle, die aus dem Ofen fiel. Es rollt Leuten nach, die nach Brot riechen.',
    habitat: 'warme Steinmauern',
  },
  ovendil: {
    name: '',
    text: 'Das Türchen am Bauch geht auf, wenn es gute Laune hat. Was man hineinschiebt, kommt goldbraun wieder heraus.',
    habitat: 'verlassene Backstuben',
  },
  furnadil: {
    name: '',
    text: 'Der Rauch aus seinen Schlotstacheln zeigt die Laune: weiß heißt Ruhe, schwarz heißt Ärger. In Eile hat es noch niemand gesehen.',
    habitat: 'alte Gießereien',
  },
  flickeep: {
    name: '',
    text: 'Sein Schopf flackert, wenn man es lobt. Ist es allein, übt es vor Pfützen das Verbeugen.',
    habitat: 'sonnige Gartenmauern',
  },
  pavember: {
    name: '',
    text: 'Jede Feder seines kurzen Fächers trägt eine Glut. Eine nach der anderen lässt es sie fallen, damit Reisende heimfinden.',
    habitat: 'Palastruinen',
  },
  solpavo: {
    name: '',
    text: 'Öffnet es mittags den Fächer, halten Vögel anderswo es für eine zweite Sonne. Die Augen in den Federn sollen blinzeln.',
    habitat: 'Klippen im Sonnenaufgang',
  },
  podkin: {
    name: '',
    text: 'Es summt den Samen in seiner Schote zu, und sie summen zurück. Wer im Garten ein Podkin hat, braucht keinen Kalender.',
    habitat: 'Gemüsegärten',
  },
  briarling: {
    name: '',
    text: 'Sein Schwanz pflückt Blumen, die seine Arme dann ordnen. Wer unhöflich ist, bekommt stattdessen die Dornen zu sehen.',
    habitat: 'Hecken',
  },
  sylvarok: {
    name: '',
    text: 'Wenn es gähnt, kann man seine Ringe zählen. Ganze Dörfer haben darauf gepicknickt und nichts gemerkt.',
    habitat: 'die ältesten Wälder',
  },
  rootling: {
    name: '',
    text: 'Regen riecht es zwei Tage, bevor die Wolken ihn riechen. Der Spross auf seinem Kopf zeigt auf alles, was es fressen will.',
    habitat: 'Eichenwälder',
  },
  thickhog: {
    name: '',
    text: 'Kleine Vögel nisten in seiner Mähne und streiten mit ihm über den Weg. Meistens gibt es nach und kommt einen Tag zu spät.',
    habitat: 'Dickichte',
  },
  grovetusk: {
    name: '',
    text: 'Die Karten seiner Heimat zeichnet man jeden Frühling neu, weil die Wälder gewandert sind. Seine Hauer schlagen Wurzeln, wo es schläft.',
    habitat: 'wandernde Haine',
  },
  dozebud: {
    name: '',
    text: 'Einmal war es wach und fand es nichts Besonderes. Die Blattkapuze klappt von selbst zu, wenn jemand zu lange redet.',
    habitat: 'warme Äste',
  },
  mosslow: {
    name: '',
    text: 'Das Moos auf seinem Rücken ist eine Karte der Orte, an denen es hing. Fragen beantwortet es richtig, etwa eine Woche später.',
    habitat: 'neblige Baumkronen',
  },
  canopaw: {
    name: '',
    text: 'Für jedes Wesen, das in der Nähe schläft, geht eine seiner Laternenblüten an. Es träumt für sie alle, langsam und freundlich.',
    habitat: 'hängende Gärten',
  },
  puddlip: {
    name: '',
    text: 'Es glaubt, jede Pfütze habe man für es dagelassen. Die Blase auf seiner Nase hat noch niemand platzen sehen.',
    habitat: 'Pfützen',
  },
  wallopo: {
    name: '',
    text: 'Es springt von so hoch ins Wasser, wie es klettern kann, und das ist nicht sehr hoch. Der Platsch ist der ganze Zweck.',
    habitat: 'träge Flüsse',
  },
  potamere: {
    name: '',
    text: 'Auf seinem Rücken lebt eine ganze Lagune mit eigenen Gezeiten. Es steht so still, dass schon Fähren daran festgemacht haben.',
    habitat: 'Lagunen',
  },
  nubwhal: {
    name: '',
    text: 'Alles stupst es einmal mit dem Horn an, um sich vorzustellen. Fischer finden saubere runde Löcher in ihren Hüten.',
    habitat: 'Flussmündungen',
  },
  narvane: {
    name: '',
    text: 'Seine Schwanzflosse dreht sich eine gute Stunde vor dem Wind. Häfen, die eines haben, haben ihre Sturmglocke verkauft.',
    habitat: 'windige Buchten',
  },
  lancetide: {
    name: '',
    text: 'Es grüßt, bevor es angreift, und danach noch einmal. Die Lanze wächst jeden Winter klarer nach.',
    habitat: 'Meerengen zwischen Eisfeldern',
  },
  dampaw: {
    name: '',
    text: 'Es kann kein fließendes Wasser sehen, ohne es aufhalten zu wollen. Seine Dämme aus Löffeln und Zweigen halten erstaunlich gut.',
    habitat: 'Bäche',
  },
  lodgekin: {
    name: '',
    text: 'Sein Werkzeug trägt es in einer Schürze aus Zweigen und verleiht es nie. Die Hälfte aller Brücken im Grünland ist von ihm.',
    habitat: 'Biberburgen',
  },
  castorrent: {
    name: '',
    text: 'Zum Üben stemmt es einen Wasserfall, zum Ausruhen zwei. In seine Handschuhe aus Baumstämmen sind die Namen würdiger Gegner geschnitzt.',
    habitat: 'Wasserfälle',
  },
  voltwit: {
    name: '',
    text: 'Es sitzt auf Leitungen und hört die Nachrichten. Was es weitersagt, ist immer von gestern und doppelt so aufregend.',
    habitat: 'Telegrafenmasten',
  },
  telegrail: {
    name: '',
    text: 'Mit dem Schwanz klopft es Nachrichten durchs Tal, ein Wurm pro Wort. Liebesbriefe gehen umsonst, und es tut, als verstünde es sie nicht.',
    habitat: 'überschwemmte Wiesen',
  },
  brookfin: {
    name: '',
    text: 'Stromauf schwimmt es der Aussicht wegen, stromab zum Spaß. Will es sich verstecken, passen seine Streifen genau zu den Wellen.',
    habitat: 'klare Bäche',
  },
  weirgill: {
    name: '',
    text: 'Jeden Herbst springt es neunmal über dasselbe Wehr, einmal, um hinaufzukommen, und achtmal für die Leute auf der Brücke. Dazwischen prüft es den Regenbogen von unten.',
    habitat: 'Wehre unter Mühlen',
  },
  nippet: {
    name: '',
    text: 'Auf dem Eis erkennt man es am Klang von Teelöffeln und an Reihen winziger Löcher quer über den Teich. In einer warmen Hand wird es ganz schlaff und denkt an Januar.',
    habitat: 'gefrorene Teiche',
  },
  glacilisk: {
    name: '',
    text: 'Jeden Morgen häutet es sich aus einem Kleid von Reif, vollständig bis zur kleinsten Schuppe. Sammler kommen mit Kühltaschen.',
    habitat: 'kalte Quellen',
  },
  basilisleet: {
    name: '',
    text: 'Sein Blick friert einen See von Ufer zu Ufer, und an Wintersamstagen verlangen die Dorfkinder namentlich danach. Dankt man ihm, taut die Krone ein wenig.',
    habitat: 'verschneite Seen',
  },
  gloopet: {
    name: '',
    text: 'Alles, was es je berührt hat, hebt es irgendwo in sich auf. Bitte nett, und es sucht nach deinem Schlüssel.',
    habitat: 'unter Brücken',
  },
  sludgeon: {
    name: '',
    text: 'Erst kam die Badewanne, dann die Schirme, eine Posaune und die Kirchenglocke. Wer etwas verloren hat, darf bis zum Ellbogen hineingreifen, und meist findet sich etwas Besseres.',
    habitat: 'Altwasser',
  },
  vatlurk: {
    name: '',
    text: 'Niemand hat es je ganz gesehen, nur zwei Augen unter einem Deckel hinter der Färberei. Ein fleckiger Topf ist dort bis zum Morgen blitzblank, wenn auch etwas dünner.',
    habitat: 'alte Färbereien',
  },
  zizzgrub: {
    name: '',
    text: 'Streichelt man es gegen den Strich, stehen einem bis zum Abend die Haare zu Berge. Nachts liest es beim eigenen Funkenlicht die Ringe seines Stamms, nie mehr als ein Jahr auf einmal.',
    habitat: 'morsche Stämme',
  },
  switchafer: {
    name: '',
    text: 'Die Punkte auf seinem Rücken laden sich auf, wenn man es reibt. Zwei davon erhellen eine kleine Küche.',
    habitat: 'alte Eichen',
  },
  gutterling: {
    name: '',
    text: 'In nassen Nächten sitzt es am Ende der Regenrinne und brennt, wo andere Rohre tropfen. Klopft man, duckt es sich kichernd hinein und kommt nebenan heraus.',
    habitat: 'nasse Dächer',
  },
  galoshade: {
    name: '',
    text: 'Es zog in einen Stiefel, den der Sumpf jemandem abgezogen hatte, und hält ihn sehr ordentlich. Bei Nebel hüpft es vor Wanderern her und fragt jeden nach dem zweiten.',
    habitat: 'neblige Fußwege',
  },
  glowmonger: {
    name: '',
    text: 'Es verkaufte Schiffen Lampen, bis die Flut über den Laden kam, und macht noch seine Runde, in einem Stiefel. Wer Guten Abend sagt, wird heimgeführt, alle anderen bekommen den malerischen Weg.',
    habitat: 'versunkene Kais',
  },
  cobblet: {
    name: '',
    text: 'Übers Wasser geflitscht, sinkt es beim zweiten Hüpfer und läuft eine zufriedene Woche lang heim. Nette Leute gießen seinen Büschel, weil sie es für einen Blumentopf halten.',
    habitat: 'steinige Furten',
  },
  bouldun: {
    name: '',
    text: 'Wohin es geht, entscheidet das Moos; der Rest folgt nur. Es wurde schon für eine Bank gehalten und hatte nichts dagegen.',
    habitat: 'Felder voller Felsblöcke',
  },
  tumulord: {
    name: '',
    text: 'In ihm liegt ein König begraben, und die beiden haben sich recht lieb gewonnen. Am längsten Tag dreht es sich so, dass die Sonne zwischen den Steinen zu ihm hineinsieht.',
    habitat: 'grasige Hügelgräber',
  },
  moonbun: {
    name: '',
    text: 'Je runder der Mond, desto höher hüpft es. Bei Vollmond muss jemand Schweres es festhalten.',
    habitat: 'Wiesen im Mondschein',
  },
  selenhare: {
    name: '',
    text: 'Ein Ohr ist für den zunehmenden Mond und eins für den abnehmenden, bei Neumond sind beide zusammengefaltet. Seine Spuren füllen sich mit Licht, das zum Frühstück weg ist.',
    habitat: 'Hügelkuppen im Mondschein',
  },
  knuckub: {
    name: '',
    text: 'Es boxt mit Bäumen, bis die Bäume aufgeben oder der Herbst kommt. Die Handschuhe sind Bienenkörbe, und die Bienen zählen die Punkte.',
    habitat: 'Waldlichtungen',
  },
  pawgilist: {
    name: '',
    text: 'Seit neun Sommern ist es Meister und hängt vor dem Schlafen den Gürtel an einen Ast, damit er nicht knittert. Verlierer bringt es heim, mit Honig für die blauen Flecken.',
    habitat: 'Honigwälder',
  },
  blinkowl: {
    name: '',
    text: 'Seine Brauen leuchten auf, wenn in der Nähe jemand eine Idee hat, darum spielt niemand zweimal Karten mit ihm. Am Tag stößt es gegen Dinge und bittet sie um Verzeihung.',
    habitat: 'Heuböden',
  },
  owlumen: {
    name: '',
    text: 'Mit jedem fertigen Gedanken kreisen die Planeten einmal um seinen Kopf. Zur Prüfungszeit mieten es ganze Schulen.',
    habitat: 'Glockentürme',
  },
  scuffkit: {
    name: '',
    text: 'Jeden Morgen fängt es Streit mit seinem Schatten an und ist wütend, dass der nie müde wird. Wolkige Tage sind zum Schlafen da und zum Davonerzählen.',
    habitat: 'Gassen hinter Scheunen',
  },
  umbrawl: {
    name: '',
    text: 'Nachts geht es neben Reisenden her, immer knapp außerhalb des Lichts. Am Morgen ist es etwas gekränkt, dass niemand danke gesagt hat.',
    habitat: 'Waldränder am Abend',
  },
  penumbrawn: {
    name: '',
    text: 'Steht es vor der Sonne auf, gehen die Hühner schlafen, und der Laternenanzünder zieht los. An Waschtagen lässt es sich zum Sitzen überreden.',
    habitat: 'tiefer alter Wald',
  },
  rivetle: {
    name: '',
    text: 'Den Schlüssel auf seinem Rücken aufzuziehen bewirkt nichts, aber es mag die Zuwendung. Sein Panzer rostet nie, weil es sich täglich darum sorgt.',
    habitat: 'Häfen',
  },
  ironclade: {
    name: '',
    text: 'Mittags pfeift sein Schlot, und der ganze Hafen setzt sich zur Suppe. Die Möwen haben als Mannschaft angeheuert und nehmen die Arbeit ernster als es selbst.',
    habitat: 'tiefe Häfen',
  },
  molder: {
    name: '',
    text: 'Es gräbt nach Schätzen und findet Kartoffeln und freut sich jedes Mal. Die Lampe am Helm ist für die Gesellschaft.',
    habitat: 'Schrebergärten',
  },
  excavole: {
    name: '',
    text: 'Bittet man es, eine Tulpe zu pflanzen, tut es das neun Meter tief, mit einem Brocken Erz als Glücksbringer. Ein Keller, den es begutachtet hat, bleibt hundert Jahre trocken.',
    habitat: 'Steinbrüche',
  },
  shaftmaw: {
    name: '',
    text: 'Ein einziges Gähnen löschte einmal alle Lampen im Tal. In seinen Ohren wohnen mietfrei Kanarienvögel und sagen ihm, wann es zum Luftholen hinaufmuss.',
    habitat: 'alte Stollen',
  },
  jellume: {
    name: '',
    text: 'Es leuchtet in der Farbe dessen, woran du denkst. Seeleute haben gelernt, an gar nichts zu denken.',
    habitat: 'ruhige Buchten',
  },
  medusage: {
    name: '',
    text: 'Es beantwortet jede Frage, aber erst, wenn die Flut zweimal gewechselt hat. Bis dahin haben die meisten es selbst herausgefunden, und das, sagt es, war die Antwort.',
    habitat: 'stilles Wasser vor der Insel',
  },
  shinglet: {
    name: '',
    text: 'Aus den besten Kieseln des Strands baut es sein Haus und kann es dann nicht mehr vom Strand unterscheiden. An manchen Abenden klopft es an Haufen um Haufen, bis jemand aufmacht.',
    habitat: 'Kiesstrände',
  },
  cragclaw: {
    name: '',
    text: 'Der Hügel auf seinem Rücken ist Bauland und wurde nach reiflicher Überlegung an einen Leuchtturm vermietet. Bei Springflut zieht es um, und die Seekarten sind neu zu zeichnen.',
    habitat: 'Gezeitentümpel',
  },
  noctuff: {
    name: '',
    text: 'Es schläft als Flauschkugel und fällt etwa einmal pro Nacht vom Ast. Von der Landung wacht es nie auf.',
    habitat: 'hohle Bäume',
  },
  noctivail: {
    name: '',
    text: 'In klaren Nächten hängt es zwischen zwei Schornsteinen, und der Himmel hat ein Sternbild mehr, das niemand benennen kann. Die Astronomie ist verärgert, die Motten sind entzückt.',
    habitat: 'Kirchtürme',
  },
  pricklo: {
    name: '',
    text: 'Es hätte gern eine Umarmung und trägt auf jedem Dorn einen Korken, falls jemand eine anbietet. Die Blüte öffnet sich, wenn man ihm einen Witz erzählt.',
    habitat: 'trockener Sand',
  },
  saguardian: {
    name: '',
    text: 'Seit zweihundert Jahren bewacht es denselben Meilenstein und hat nie gefragt, warum. An seinem Geburtstag stehen die Eidechsen Spalier, und es sagt, es habe Sand im Auge.',
    habitat: 'Dünen',
  },
  cuprikin: {
    name: '',
    text: 'Gebaut, um Schrauben zu sortieren, ist es zu Freundschaften übergegangen. Mit Magnethänden fällt der Abschied schwer.',
    habitat: 'Schrotthaufen',
  },
  cupritan: {
    name: '',
    text: 'Wenn es durch ein Dorf geht, kochen die Kessel und laufen die Uhren vor, also geht es auf Zehenspitzen. Jede Spule wurde von Hand gewickelt, und es weiß noch, von wem.',
    habitat: 'alte Kraftwerke',
  },
  inchbeam: {
    name: '',
    text: 'Jeden Sonnenstrahl misst es von Anfang bis Ende und behält die Zahlen für sich. Werden die Tage länger, ist es nicht überrascht, nur still und stolz.',
    habitat: 'sonnige Fensterbretter',
  },
  sunflit: {
    name: '',
    text: 'Das Muster seiner Flügel ist die Wiese, auf der es zur Welt kam, von oben. Den Rückweg vergisst es nie.',
    habitat: 'Blumenwiesen',
  },
  icequill: {
    name: '',
    text: 'Die Kiele auf seinem Kopf sind Eiszapfen, und es ist eitel damit. Im Sommer steht es in anderer Wesen Schatten.',
    habitat: 'kalte Küsten',
  },
  quillberg: {
    name: '',
    text: 'Einmal im Jahr bricht es ab, treibt nach Süden, um Palmen zu sehen, und kommt merklich dünner heim. Den Küken sagt man, es habe mit einem Wal gekämpft.',
    habitat: 'Treibeis',
  },
  vyrmling: {
    name: '',
    text: 'Es sammelt glänzende Kiesel und zählt sie vor dem Schlafen. Dass es fliegen kann, hat ihm noch niemand gesagt.',
    habitat: 'hohe Zacken',
  },
  gustrake: {
    name: '',
    text: 'Seine Flügel kamen ein Jahr vor dem Rest, und auf Treppen stolpert es darüber. Jede steife Brise trägt es fort, meist irgendwohin, wo es Kuchen gibt.',
    habitat: 'windige Kuppen',
  },
  tempestral: {
    name: '',
    text: 'Das Wetter sammelt sich um es, aus Achtung. Es landet nur, wo der Boden es darum gebeten hat.',
    habitat: 'Gewitterfronten',
  },
  crumbit: {
    name: '',
    text: 'Nie trägt es einen Krümel, der kleiner ist als es selbst, das ist Ehrensache. Einmal bot man ihm eine Schubkarre an, da war es eine Woche gekränkt.',
    habitat: 'Küchen und Heuwiesen',
  },
  hoardent: {
    name: '',
    text: 'In seinen Backen liegt ein Wintervorrat, nach Fächern sortiert, die Marmelade links. Gäste bekommen immer zu essen, müssen aber warten, bis es den Löffel findet.',
    habitat: 'Scheunen',
  },
  postwren: {
    name: '',
    text: 'Die kleinsten Briefe trägt es in der Kehle und summt dabei, um nicht zu hören, was darin steht. Von den dringenden bekommt es Schluckauf.',
    habitat: 'Hecken und Gartentore',
  },
  couristrel: {
    name: '',
    text: 'Über der richtigen Adresse schwebt es, bis jemand unterschreibt, bei jedem Wetter, zur Not stundenlang. Eine Postkarte kam einmal zu spät, vor neun Jahren, und es entschuldigt sich noch heute.',
    habitat: 'Poststraßen',
  },
  heralgale: {
    name: '',
    text: 'Ein Ton aus seinem Schnabel, und selbst die Gänse stehen in Reihe. Könige, Ernten und saubere Wäsche verkündet es im selben Ton, denn selten genug ist alles davon.',
    habitat: 'hohe Türme',
  },
  tuftpup: {
    name: '',
    text: 'Wo vorn ist, weiß niemand, bis das Wedeln anfängt. Vor dem Schlafen zählt es die Schafe, dann die Lämmer und dann den Besuch.',
    habitat: 'Schafweiden',
  },
  drovermane: {
    name: '',
    text: 'Kleine suchen in seinen Locken Schutz vor dem Regen, und es tut, als wüsste es nicht, wie viele. Auf ein leises Wort von ihm geht selbst das Wetter in Reihe.',
    habitat: 'Bergweiden',
  },
  hearthkit: {
    name: '',
    text: 'In Backstuben öffnet man den Ofen behutsam, denn das dritte Brot von links könnte gähnen. Sein Fell riecht nach Kruste, was ihm schon mehr als einmal aus der Klemme half.',
    habitat: 'warme Küchen',
  },
  inglynx: {
    name: '',
    text: 'Die Glut in seinen Ohrpinseln leuchtet auf, wenn jemand aus der Kälte hereinkommt. Seinen Platz am Feuer tritt es nicht ab, aber an seiner Flanke ist noch Platz.',
    habitat: 'Kaminecken',
  },
  strawisp: {
    name: '',
    text: 'In der ersten Erntenacht geht ein Licht von Garbe zu Garbe und sucht die, die passt. Nette Bauern lassen am Ende der Reihe ein kleines Bündel lose.',
    habitat: 'Stoppelfelder',
  },
  scarecrone: {
    name: '',
    text: 'Die Krähen kamen, um über den Hut zu lachen, und blieben der Geschichten wegen. Wer nach Dunkelheit eine Rübe zieht, wird mit strohiger Stimme gebeten, sie zurückzustecken.',
    habitat: 'Rübenfelder bei Nacht',
  },
  fizzet: {
    name: '',
    text: 'Einmal streicheln, und dir stehen die Haare zu Berge; zweimal, und die Wäsche nebenan auch. Es hält das für den Sinn des Streichelns.',
    habitat: 'Scheunen',
  },
  ampolecat: {
    name: '',
    text: 'Im Dachboden der Windmühle schläft es aufgerollt an einem Haken und hasst es, wenn man darübersteigt. Will der Müller Tee, stellt er den Kessel auf dessen Schwanz, entschuldigt sich und zahlt mit einem Ei.',
    habitat: 'Dachböden von Windmühlen',
  },
  lodekid: {
    name: '',
    text: 'Nach jedem Spaziergang kleben an seinen Hörnern elf Nägel, ein Scharnier und jemandes Fingerhut. Der Schmied wartet am Tor und gibt für alles eine Möhre.',
    habitat: 'Steinbrüche in den Hügeln',
  },
  lodehorn: {
    name: '',
    text: 'Kompasse in den Hügeln zeigen nicht nach Norden, sondern dahin, wo es steht. Verirrte stört das nicht, denn es kennt den Weg hinunter und geht in ihrem Schritt.',
    habitat: 'Hügelkuppen',
  },
  filamel: {
    name: '',
    text: 'Jeden Herbst erleuchten sie die Flussmündung, keines heller als ein Schlüsselloch. Wer beim Angeln die Lampe vergaß, hat sich schon eines geliehen und wiedergebracht.',
    habitat: 'Flussmündungen',
  },
  incandeel: {
    name: '',
    text: 'Als der Wärter in einer Sturmnacht verschlief, wickelte es sich bis zum Morgen um die Lampe. Die Schiffe merkten nichts, nur dass das Licht zappelte.',
    habitat: 'Wasser unterm Leuchtturm',
  },
  calfrost: {
    name: '',
    text: 'Unter dem Mantel aus Schnee ist es ein ganz gewöhnliches Kalb, und du sollst bitte nicht nachsehen. Im Hochsommer möchte es in den Keller, zur Butter.',
    habitat: 'verschneite Hügel',
  },
  muskalanche: {
    name: '',
    text: 'Ein ganzer Hang liegt auf seinem Rücken und wartet auf einen Anlass, darum geht es leise. Hochzeiten feiert man in seinem Tal im Flüsterton und legt Kuchen an die Schneegrenze.',
    habitat: 'steile Täler',
  },
  flurrimite: {
    name: '',
    text: 'Keine zwei sind gleich, und sie reden von nichts anderem. Fang eines auf dem Handschuh, bewundere es laut, und schon hüpft es los, um es den anderen zu erzählen.',
    habitat: 'bereifte Wiesen',
  },
  crystalwing: {
    name: '',
    text: 'Sitzt es im zerbrochenen Fenster, hält man es leicht für die Scheibe. Ein Haus am See war den ganzen Winter warm und erfuhr im Frühling, warum: Da flogen die Fenster davon.',
    habitat: 'winterliche Seeufer',
  },
  jabrimp: {
    name: '',
    text: 'Es fordert Kiesel, Napfschnecken und Zehen heraus, streng nach Größe. Besiegt verbeugt es sich, rückt einen Stein nach links und übt, bis die Flut wiederkommt.',
    habitat: 'Strandtümpel',
  },
  stomatitan: {
    name: '',
    text: 'Sein Schlag ist so schnell, dass rings um die Faust das Meer kocht, und Zuschauer bringen Eier mit. Wer noch die Deckung hob, wurde nie getroffen.',
    habitat: 'Riffe vor dem Strand',
  },
  stiltlet: {
    name: '',
    text: 'Ein Bein ist zum Stehen, das andere hebt es sich für später auf. Jedes Mal, wenn es umfällt, sieht es sich schnell um, ob das Schilf zugesehen hat.',
    habitat: 'Schilf am See',
  },
  cranekata: {
    name: '',
    text: 'Am Morgen steht es mitten in einer Übung im Flachwasser, und der Nebel wartet, bis es fertig ist. Wie sie endet, hat noch kein Gegner erlebt.',
    habitat: 'neblige Untiefen',
  },
  pageant: {
    name: '',
    text: 'Es trägt das Banner für einen Zug von vierhundert, von denen die meisten anderswo abgebogen sind. Bei Regen ist das Banner ein Schirm, und alle kommen zurück.',
    habitat: 'Gras im Obstgarten',
  },
  squirant: {
    name: '',
    text: 'Jeden Abend poliert es den Eichelhelm, spitzt den Dorn und fragt, ob der Ritter etwas braucht. Der Ritter braucht in der Regel Krümel.',
    habitat: 'Eichenwurzeln',
  },
  chivalrant: {
    name: '',
    text: 'Sein Wort, einmal über einem Brotkrümel gegeben, gilt einen ganzen Sommer. Vor dem Duell öffnet es das Visier, damit die andere Seite ein Mittagessen vorschlagen kann.',
    habitat: 'Ameisenburgen',
  },
  tadbane: {
    name: '',
    text: 'Die Flecken heißen, dass es giftig ist, und das Lächeln, dass es ihm leidtut. Reiher haben den ersten Teil gelesen und hören dort meist auf.',
    habitat: 'seichte Seeufer',
  },
  curarana: {
    name: '',
    text: 'Zwischen den Pflaumen sieht es aus wie die beste davon, und zweimal hineingebissen hat noch niemand. Wer sich ordentlich entschuldigt, dem zeigt es das Blatt, das hilft.',
    habitat: 'nasse Obstgärten',
  },
  phialin: {
    name: '',
    text: 'Gegen das Licht gehalten, zeigt es genau, was es zum Abendbrot gab. Beim Kräutersammeln hat man eines im Korb, denn bei Ungenießbarem läuft es blau an.',
    habitat: 'Kräutergärten',
  },
  apothadder: {
    name: '',
    text: 'Vor seiner Höhle steht eine Bank, und wer sich setzt, wird gefragt, wo es wehtut. Das Honorar ist ein Ei, für Kinder eine gute Geschichte.',
    habitat: 'Höhlungen im alten Wald',
  },
  capsprite: {
    name: '',
    text: 'Um nicht aufzufallen, steht es ganz still zwischen den Pilzen und summt, als wäre niemand da. An dem Summen fällt es auf.',
    habitat: 'Ringe aus Fliegenpilzen',
  },
  amanitiara: {
    name: '',
    text: 'Sein Hof trifft sich im Ring unter den Birken, und jeder Punkt der Tiara ehrt einen Gast, der bis zum Frühstück getanzt hat. Man sollte vorher zu Hause essen.',
    habitat: 'Lichtungen unter Birken',
  },
  dustkit: {
    name: '',
    text: 'Wasser, hat es gehört, macht auch sauber, aber das kommt ihm doch recht nass vor. Nach seinem Bad sieht der Weg gefegt aus, und die Nachbarn nicht.',
    habitat: 'staubige Wege',
  },
  siroccoon: {
    name: '',
    text: 'Erst kommt der Wind von seinem Schweif, warm und nach anderswo duftend, und dann ist die Speisekammer leer. Es lässt ein Häufchen Sand im Wert dessen da, was es nahm.',
    habitat: 'windige Gassen und Speisekammern',
  },
  sherdlin: {
    name: '',
    text: 'Seit dem Sturz zieht es von Haus zu Haus und probiert Scherben am Loch an. Ein blaues Stück passte einmal fast, und jene Familie besucht es noch immer.',
    habitat: 'Küchenabfallhaufen',
  },
  amphorage: {
    name: '',
    text: 'Auf seinem Bauch marschieren und streiten die gemalten Figuren und fangen den Krieg von vorn an. Nur der kleine Flötist am Henkel kann es beruhigen, und der schaut zur anderen Seite.',
    habitat: 'versunkene Keller',
  },
  tickfawn: {
    name: '',
    text: 'Vier Minuten zu früh geboren, wartet es die Vormittage lang, dass die anderen Kitze nachkommen. Mittags lässt es die Dorfuhr mit einer Verwarnung davonkommen.',
    habitat: 'Uhrtürme',
  },
  pendulope: {
    name: '',
    text: 'Sein Bart schwingt einmal pro Sekunde, und eine Wiese voller Grillen singt inzwischen danach. Verabredungen zwischen seinen Hörnern werden eingehalten, selbst von Fährleuten.',
    habitat: 'Uhrtürme',
  },
  dreamspin: {
    name: '',
    text: 'Jede Nacht sammelt es die losen Enden der Träume vom Gebälk und spinnt sie zu glattem Faden. Die bösen geben das festeste Garn.',
    habitat: 'Dachgebälk',
  },
  reverachne: {
    name: '',
    text: 'Schau in sein Netz, lange genug, und jemand, den du vermisst, schaut zurück. Fliegen dürfen gehen, sobald sie ihm eine neue Geschichte erzählt haben.',
    habitat: 'Dachgebälk',
  },
  matchbug: {
    name: '',
    text: 'Jeden Abend reißt es den Kopf an derselben Türschwelle an und ist verblüfft. Der Laternenanzünder ist längst im Ruhestand und kommt des Spaziergangs wegen mit.',
    habitat: 'Mauern am Obstgarten',
  },
  kerbeam: {
    name: '',
    text: 'Motten kommen zu seiner Laterne um Rat, und der lautet immer: etwas mehr Abstand. An Winterabenden kann eine ganze Familie dabei lesen, wenn ihm das Buch gefällt.',
    habitat: 'Mauern am Obstgarten',
  },
  trilobit: {
    name: '',
    text: 'Recht lange schlief es im Schiefer und wachte auf, als jemand die Platte fallen ließ. Am meisten hat es bisher das Gras beeindruckt.',
    habitat: 'Schiefer am Fluss',
  },
  trilobastion: {
    name: '',
    text: 'Ganze Schneckenfamilien haben unter seinen Platten einen Hagelsturm ausgesessen, kostenlos. Zum Umdrehen braucht es ein Feld, einen Grund und fast einen Nachmittag.',
    habitat: 'alte Steinbrüche',
  },
  spoutling: {
    name: '',
    text: 'Dreihundert Jahre an einer Dachecke haben ihm feste Ansichten über Tauben verschafft. Regnet es, spuckt es einen perfekten Bogen und wartet auf Beifall.',
    habitat: 'alte Dächer',
  },
  cathedrake: {
    name: '',
    text: 'Durch seine Flügel fällt das Licht als rote und blaue Blüten, darum steht man gern in seinem Schatten. Das Brüllen ist ein tiefer Orgelton, und meilenweit summen die Fenster mit.',
    habitat: 'alte Türme',
  },
  geodling: {
    name: '',
    text: 'Von außen sieht es aus wie etwas, womit man ein Tor offen hält, und oft war es das auch. Nur Freunde bekommen das Funkeln zu sehen, und nur kurz.',
    habitat: 'Pfade am Berg',
  },
  amethystrix: {
    name: '',
    text: 'Am Morgen werfen seine Stacheln violette Flecken auf jede Wand im Tal, und die Kätzchen drehen durch vor Glück. Wehgetan hat es nie jemandem, nur manches Kissen ruiniert.',
    habitat: 'Kristallhöhlen',
  },
  pumichick: {
    name: '',
    text: 'Die Entenküken haben es aufgenommen, denn ein Küken aus Bims schwimmt besser als sie alle. An kalten Morgen schwimmen sie ganz dicht.',
    habitat: 'warme Quellen',
  },
  tephraptor: {
    name: '',
    text: 'Wo es landet, schmilzt der Schnee zu einem Ring, und im Frühling ist der voller Mohn. Bauern winken es auf die Rübenfelder und holen vorher die Wäsche herein.',
    habitat: 'kahle Hügel',
  },
  flotsoul: {
    name: '',
    text: 'Der Brief in seiner Flasche ist längst beantwortet, aber es reist so gern. Wer am Strand eins findet, liest es, seufzt und wirft es ein Stück weiter zurück.',
    habitat: 'Strände',
  },
  galleghast: {
    name: '',
    text: 'In Nebelnächten hört man die Ruder im Takt, und jemand an Bord ist immer einen halben Schlag zu spät. Verirrte Boote folgen ihm heim und bekommen einen Liegeplatz.',
    habitat: 'neblige Buchten',
  },
  mudwhisk: {
    name: '',
    text: 'Ein alter Karpfen sagte ihm, Welse würden Drachen, wenn sie den Wasserfall hinaufschwimmen. Bis zur Mühle hat es das geschafft, und sonntags öffnet ihm der Müller das Wehr.',
    habitat: 'Mühlteiche',
  },
  barbelung: {
    name: '',
    text: 'Sieben Dörfer hissen bei der Frühlingsflut seine Farben, weil es ihnen danach die Enten zurückbringt. Der Bart riecht noch nach Schlamm, und anders wollte es ihn nicht.',
    habitat: 'Wasserfälle im Fluss',
  },
  tendrake: {
    name: '',
    text: 'Um eine Bohnenstange gewickelt, hält es ein Nickerchen und wacht einen Meter höher auf. Im Garten stellt man am Ende der Reihe eine Stange mehr auf und tut, als zähle man die Erbsen nicht.',
    habitat: 'Bohnenbeete',
  },
  wistwyvern: {
    name: '',
    text: 'Im Mai hängt es schlafend an der Traufe, und alle nehmen die Hintertür, um die Blüten nicht zu schütteln. Seine Bienen fliegen immer mit und führen ihre eigene Karte.',
    habitat: 'alte Traufen',
  },
  ingotail: {
    name: '',
    text: 'Sein ganzer Hort ist eine Kupfermünze, so oft poliert, dass niemand weiß, welche Königin darauf ist. Bietet man eine zweite an, wird der kleine Drache misstrauisch.',
    habitat: 'alte Bergwerke',
  },
  vaultwyrm: {
    name: '',
    text: 'Jede Münze in seiner Haut ist geliehen, und es kennt alle, die ihm liehen, bis zur ersten. Zinsen zahlt es zu Mittsommer, in Kleingeld, aus großer Höhe.',
    habitat: 'alte Bergwerke',
  },
  snickub: {
    name: '',
    text: 'Es lacht, bevor der Witz zu Ende ist, und hat noch nie gehört, wie einer ausgeht. Bei der Schulaufführung bekommt es den Platz an der Tür.',
    habitat: 'Wiesenränder',
  },
  cackleader: {
    name: '',
    text: 'Lacht es, lacht das Rudel, und beim dritten Mal lachen sogar die Schafe mit. Hinter dem gemalten Grinsen rechnet es meist das Abendbrot für vierzig aus.',
    habitat: 'Wiesenränder',
  },
  blotlet: {
    name: '',
    text: 'Mitten im Satz fiel es aus einem Tintenfass und sucht seitdem das Ende. Briefe, die offen in der Nähe liegen, bekommen ein paar Kommas dazu.',
    habitat: 'stille Untiefen',
  },
  kalligraken: {
    name: '',
    text: 'Mit acht Pinseln beantwortet es acht Briefe zugleich und hat noch nie die Tanten verwechselt. Wessen Segel es bekleckst, der erhält mit der nächsten Flut eine reizende Entschuldigung.',
    habitat: 'tiefe Meeresarme',
  },
  sootbrock: {
    name: '',
    text: 'Heim kommt es durch den Schornstein, denn Türen sind für Besuch. Waschen kann man es, mit zwei Leuten, einer Wanne und einem entspannten Blick auf die Küche.',
    habitat: 'alte Schornsteine',
  },
  brockember: {
    name: '',
    text: 'Brot, das man abends an seinen Bau legt, ist am Morgen gebacken, eine Scheibe fehlt. Füchse wohnen den Winter über bei ihm und zahlen mit Klatsch und Brennholz.',
    habitat: 'Böschungen im Wald',
  },
  vanechick: {
    name: '',
    text: 'Wohin es auch zeigt, der Wind kommt von woanders. Wer das weiß, kann sich beim Fischen ganz darauf verlassen.',
    habitat: 'Scheunendächer',
  },
  weathercrest: {
    name: '',
    text: 'Der Blitz traf es so oft, dass die beiden per Du sind. Der Bauer, von dessen Scheune es davonflog, behilft sich mit einem nassen Finger.',
    habitat: 'Scheunendächer',
  },
  thimbelf: {
    name: '',
    text: 'In jedem Haus, in dem ein Licht an bleibt, stopft es eine Socke pro Nacht. Die andere nimmt es als Lohn, und die Beschwerden hat es nie verstanden.',
    habitat: 'Nähkörbe',
  },
  haberdame: {
    name: '',
    text: 'Einmal nähte es einen Streit unter Nachbarn so sauber zu, dass beide die Naht nicht fanden. Kommt es herein, stehen die Knöpfe stramm.',
    habitat: 'Nähstuben',
  },
  globelle: {
    name: '',
    text: 'In seiner Kugel fällt Schnee auf eine kleine Stadt mit einem hellen Fenster. Für die Person darin tanzt es und verbeugt sich immer zuerst zu ihr hin.',
    habitat: 'gefrorene Teiche',
  },
  brollygeist: {
    name: '',
    text: 'Im Regen auf einer Bank vergessen, wartete es Jahre, bis eine Bö sich auf seine Seite schlug. Es folgt Leuten ohne Schirm und ist verletzt, wenn sie rennen.',
    habitat: 'windige Kuppen',
  },
  lullabell: {
    name: '',
    text: 'Am Abend läutet es allen, die sich verirrt haben, und führt sie zum nächsten warmen Bett. Bis zur letzten Strophe blieb noch niemand wach.',
    habitat: 'alter Wald',
  },
  oraclam: {
    name: '',
    text: 'Für eine gute Frage öffnet es sich eine Handbreit, bei einer unhöflichen schließt es sich um den Ärmel. Die Antworten stimmen immer und handeln fast immer vom nächsten Donnerstag.',
    habitat: 'Strand der Bucht',
  },
  anvilisk: {
    name: '',
    text: 'Schmiede lassen es neben der Esse schlafen, und tags leiht es ihnen den Kopf. Was das Dorf für schwere Arbeit hält, ist für die Echse eine sehr gute Massage.',
    habitat: 'Schmieden',
  },
  waspire: {
    name: '',
    text: 'Jeden Sommer zerkaut es ein, zwei Zeitungen und setzt dem Turm auf seinem Kopf ein Stockwerk auf. Wer für die Schlagzeilen nah genug herankommt, liest den Artikel selten zu Ende.',
    habitat: 'Kirchtürme und Dachböden',
  },
  quicksylph: {
    name: '',
    text: 'Ist der Tag warm, steigt es, ist er kalt, sinkt es, und dazwischen tanzt es immerzu. Ärzte alter Schule hängten das Thermometer an den Nagel und fragten einfach nach.',
    habitat: 'alte Bergbäche',
  },
  boreauk: {
    name: '',
    text: 'Die Alken lernten nie fliegen, also holte dieses einen Streifen Himmel aufs Eis herunter. Wer danach steuert, findet am Ende Schutz und recht viel Fisch.',
    habitat: 'Klippen im Norden',
  },
  miragazelle: {
    name: '',
    text: 'Immer steht es ein Stück links von da, wo du es siehst. Die Familienalben der Küste sind voll schöner Bilder von der Düne daneben.',
    habitat: 'Dünen',
  },
  timpanyak: {
    name: '',
    text: 'Seine zwei Höcker sind Pauken, und gestimmt werden sie vom Wetter. Donner, der zu spät einsetzt, bekommt einen langen Blick.',
    habitat: 'stürmische Hügel',
  },
  ossuwyrm: {
    name: '',
    text: 'Niemand hat einen schonenden Weg gefunden, es ihm zu sagen, also bewacht es sein Tal wie vor zehntausend Jahren. Das Tal ist inzwischen ein Hügel.',
    habitat: 'Kreideklippen',
  },
  cometoad: {
    name: '',
    text: 'Es kam auf einem Kometen, fand eine gute Pfütze und ließ den Kometen allein weiterziehen. Alle sechsundsiebzig Jahre steigt es aufs nächste Dach und winkt.',
    habitat: 'Seeufer',
  },
  mandolark: {
    name: '',
    text: 'Vor Sonnenaufgang stimmt es seine Saiten, und der Weiler tut, als schliefe er. An kalten Morgen spielt es ein wenig zu tief und spricht nicht gern darüber.',
    habitat: 'Wiesen',
  },
  brackindle: {
    name: '',
    text: 'Im schönsten Garten welkt es, auf jedem alten Rost gedeiht es. Wer sich auskennt, gießt stattdessen den Teppich drum herum.',
    habitat: 'verbrannte Lichtungen',
  },
  wandertoise: {
    name: '',
    text: 'Das Zelt auf seinem Rücken steht immer, und der Kessel kocht beinahe. Wer über Nacht bleibt, wacht anderswo auf, meist mit besserer Aussicht.',
    habitat: 'Wiesenwege',
  },
  clovermare: {
    name: '',
    text: 'In seinen Hufspuren wächst vierblättriger Klee, darum gehen die Leute mit gesenktem Blick hinterher. Es wünschte, jemand sähe auf und sagte Guten Morgen.',
    habitat: 'Wiesen',
  },
  dawnhart: {
    name: '',
    text: 'Das erste Licht des Tages verfängt sich in seinem Geweih und wird im Schritt ins Tal getragen. An Morgen, die nicht enden wollen, ist es zum Trinken stehen geblieben.',
    habitat: 'alter Wald',
  },
  zenithrone: {
    name: '',
    text: 'Mittags sitzt es so aufrecht, dass es keinen eigenen Schatten zum Ausruhen hat. Die ganze Wildnis legt sich aus Achtung nieder, und es beneidet jeden Einzelnen.',
    habitat: 'der höchste Hügel',
  },
  gloamarch: {
    name: '',
    text: 'Jeden Abend sammelt es, was vom Licht noch übrig ist, und trägt es im Schnabel heim. Häuser, über die es tief hinwegfliegt, lassen ein Fenster länger hell, als sie wollten.',
    habitat: 'Küste und Schornsteine',
  },
  nadirian: {
    name: '',
    text: 'Um Mitternacht schwimmt es unter den Sternen entlang, und in seinem Kielwasser schaukeln sie ein wenig. Auf Leuchttürmen trägt man es als Wetter ein, denn für Wale am Himmel gibt es keine Spalte.',
    habitat: 'der Himmel über der Bucht',
  },
};
export default words;
