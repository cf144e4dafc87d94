import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'La sua lana cova la brace tutto il giorno senza mai consumarsi. I pastori ne tengono uno nel gregge, così d’inverno gli altri stanno al caldo.',
    habitat: 'prati di fieno bruciato',
  },
  emberam: {
    name: '',
    text: 'Affila le corna sulla selce e si gode le scintille. Quando due si incontrano, lo scontro si sente e si vede dalla valle accanto.',
    habitat: 'pendii tiepidi',
  },
  kilnaries: {
    name: '',
    text: 'L’argilla sfiorata dalla sua criniera è mattone in un minuto. Le vecchie fornaci nascevano dove uno di loro aveva deciso di dormire.',
    habitat: 'pascoli vulcanici',
  },
  clinkdil: {
    name: '',
    text: 'Acciambellato, brilla come un carbone caduto dalla stufa. Rotola dietro a chi profuma di pane.',
    habitat: 'muretti caldi',
  },
  ovendil: {
    name: '',
    text: 'Lo sportello sulla pancia si apre quando è di buon umore. Quel che ci metti dentro esce dorato alla perfezione.',
    habitat: 'panetterie abbandonate',
  },
  furnadil: {
    name: '',
    text: 'Il fumo dei suoi comignoli dice l’umore: bianco calma, nero guai. Di fretta non l’ha mai visto nessuno.',
    habitat: 'vecchie fonderie',
  },
  flickeep: {
    name: '',
    text: 'La cresta guizza quando qualcuno lo loda. Da solo, prova gli inchini davanti alle pozzanghere.',
    habitat: 'muri d’orto al sole',
  },
  pavember: {
    name: '',
    text: 'Ogni penna del suo corto ventaglio regge una brace. Le lascia cadere una a una, perché chi viaggia ritrovi casa.',
    habitat: 'rovine di palazzi',
  },
  solpavo: {
    name: '',
    text: 'Quando apre la ruota a mezzogiorno, altrove gli uccelli lo scambiano per un secondo sole. Gli occhi sulle penne, pare, sbattono le palpebre.',
    habitat: 'scogliere a levante',
  },
  podkin: {
    name: '',
    text: 'Canticchia ai semi nel baccello, e i semi rispondono. Chi ha un Podkin nell’orto non guarda più il calendario.',
    habitat: 'orti',
  },
  briarling: {
    name: '',
    text: 'La coda coglie fiori che poi le braccia sistemano in mazzo. Ai maleducati si mostrano invece le spine.',
    habitat: 'siepi',
  },
  sylvarok: {
    name: '',
    text: 'Quando sbadiglia gli si possono contare gli anelli. Interi paesi ci hanno fatto merenda sopra senza accorgersene.',
    habitat: 'i boschi più antichi',
  },
  rootling: {
    name: '',
    text: 'Fiuta la pioggia due giorni prima delle nuvole. Il germoglio sulla testa indica ciò che vuole mangiare.',
    habitat: 'querceti',
  },
  thickhog: {
    name: '',
    text: 'Gli uccellini fanno il nido nella sua criniera e discutono con lui la strada. Di solito cede, e arriva con un giorno di ritardo.',
    habitat: 'boscaglie',
  },
  grovetusk: {
    name: '',
    text: 'Le carte della sua terra si rifanno a ogni primavera, perché i boschi hanno camminato. Le zanne mettono radici dove schiaccia un pisolino.',
    habitat: 'boschi in cammino',
  },
  dozebud: {
    name: '',
    text: 'È stato sveglio una volta, e non gli è parso granché. Il cappuccio di foglia si chiude da sé quando qualcuno la fa lunga.',
    habitat: 'rami tiepidi',
  },
  mosslow: {
    name: '',
    text: 'Il muschio sul dorso è la mappa di dove si è appeso. Alle domande risponde giusto, con una settimana di ritardo.',
    habitat: 'cime tra la nebbia',
  },
  canopaw: {
    name: '',
    text: 'Le sue lanterne fiorite si accendono una per ogni creatura che dorme lì vicino. Sogna per tutte, piano e con gentilezza.',
    habitat: 'giardini pensili',
  },
  puddlip: {
    name: '',
    text: 'È convinto che ogni pozzanghera sia stata lasciata lì per lui. La bolla sul naso non è mai scoppiata, a memoria d’uomo.',
    habitat: 'pozzanghere',
  },
  wallopo: {
    name: '',
    text: 'Si tuffa da più in alto che può arrampicarsi, cioè non molto. Lo spruzzo è tutto il divertimento.',
    habitat: 'fiumi lenti',
  },
  potamere: {
    name: '',
    text: 'Sul dorso gli vive una laguna intera, con maree sue. Sta così fermo che i traghetti ci si ormeggiano.',
    habitat: 'lagune',
  },
  nubwhal: {
    name: '',
    text: 'Dà a tutto un colpetto di corno, per presentarsi. I pescatori si ritrovano dei bei buchi tondi nel cappello.',
    habitat: 'foci',
  },
  narvane: {
    name: '',
    text: 'La coda gira un’ora buona prima del vento. I porti che ne hanno uno hanno venduto la campana delle burrasche.',
    habitat: 'baie ventose',
  },
  lancetide: {
    name: '',
    text: 'Saluta l’avversario prima di caricare, e un’altra volta dopo. D’inverno in inverno la lancia ricresce più limpida.',
    habitat: 'stretti tra i ghiacci',
  },
  dampaw: {
    name: '',
    text: 'Non può vedere acqua che corre senza volerla fermare. Le sue dighe di cucchiai e stecchi reggono sorprendentemente bene.',
    habitat: 'ruscelli',
  },
  lodgekin: {
    name: '',
    text: 'Porta gli attrezzi in un grembiule di rametti e non li presta a nessuno. Metà dei ponti della Terra Verde è opera sua.',
    habitat: 'tane di castoro',
  },
  castorrent: {
    name: '',
    text: 'Si allena reggendo una cascata, e si riposa reggendone due. Sui guanti di tronco sono incisi i nomi dei rivali degni.',
    habitat: 'cascate',
  },
  voltwit: {
    name: '',
    text: 'Sta sui fili ad ascoltare le notizie. Quel che ripete è sempre vecchio di un giorno ed emozionante il doppio.',
    habitat: 'pali del telegrafo',
  },
  telegrail: {
    name: '',
    text: 'A colpi di coda passa messaggi lungo la valle, un verme a parola. Le lettere d’amore vanno gratis, e finge di non capirle.',
    habitat: 'prati allagati',
  },
  brookfin: {
    name: '',
    text: 'Nuota controcorrente per il panorama e a favore per il gusto. Le strisce combaciano con le increspature, se vuole nascondersi.',
    habitat: 'ruscelli limpidi',
  },
  weirgill: {
    name: '',
    text: 'Ogni autunno salta la stessa chiusa nove volte: una per salire e otto per la gente sul ponte. Tra un salto e l’altro controlla l’arcobaleno dal basso.',
    habitat: 'chiuse sotto i mulini',
  },
  nippet: {
    name: '',
    text: 'I pattinatori lo riconoscono dal tintinnio di cucchiaini e dalle file di buchini sul ghiaccio. In una mano calda si affloscia e pensa a gennaio.',
    habitat: 'stagni gelati',
  },
  glacilisk: {
    name: '',
    text: 'Ogni mattina fa la muta di una pelle di brina, intera fino all’ultima squama. I collezionisti arrivano con la borsa frigo.',
    habitat: 'fonti fredde',
  },
  basilisleet: {
    name: '',
    text: 'Lo sguardo gela un lago da riva a riva, e nei sabati d’inverno i bambini lo chiamano per nome. La corona si scioglie un po’ a ogni grazie.',
    habitat: 'laghi sotto la neve',
  },
  gloopet: {
    name: '',
    text: 'Conserva da qualche parte, dentro, tutto ciò che ha mai toccato. Chiedi con garbo, e cercherà la tua chiave.',
    habitat: 'sotto i ponti',
  },
  sludgeon: {
    name: '',
    text: 'Prima è venuta la vasca, poi gli ombrelli, un trombone e la campana della parrocchia. Chi ha perso qualcosa può frugare fino al gomito, e spesso trova di meglio.',
    habitat: 'acque morte',
  },
  vatlurk: {
    name: '',
    text: 'Nessuno l’ha visto tutto: solo due occhi sotto un coperchio, dietro la tintoria. Lasciaci una pentola macchiata e all’alba è immacolata, forse un po’ più sottile.',
    habitat: 'vecchie tintorie',
  },
  zizzgrub: {
    name: '',
    text: 'Accarezzalo contropelo e avrai i capelli dritti fino a cena. Di notte legge gli anelli del suo tronco alla luce delle proprie scintille, mai più di un anno per volta.',
    habitat: 'tronchi marci',
  },
  switchafer: {
    name: '',
    text: 'Le macchie sul dorso si caricano a strofinarle. Due di loro illuminano una cucina piccola.',
    habitat: 'vecchie querce',
  },
  gutterling: {
    name: '',
    text: 'Nelle notti di pioggia sta in fondo alla grondaia e arde dove le altre gocciolano. Bussa: si tuffa dentro, ridacchia, e spunta da quella accanto.',
    habitat: 'tetti bagnati',
  },
  galoshade: {
    name: '',
    text: 'Si è trasferito in uno stivale che la palude aveva sfilato a qualcuno, e lo tiene come uno specchio. Nelle sere di nebbia saltella avanti e chiede a tutti dell’altro.',
    habitat: 'sentieri nebbiosi',
  },
  glowmonger: {
    name: '',
    text: 'Vendeva lampade alle navi finché la marea gli coprì la bottega, e fa ancora il giro, con un solo stivale. Chi dà la buonasera è accompagnato a casa, gli altri per la panoramica.',
    habitat: 'moli sommersi',
  },
  cobblet: {
    name: '',
    text: 'Lanciato a rimbalzello affonda al secondo salto, e passa una settimana beata a tornare a piedi. C’è chi gli annaffia il ciuffo, credendolo un vaso.',
    habitat: 'guadi sassosi',
  },
  bouldun: {
    name: '',
    text: 'Dove andare lo decide il muschio; il resto segue. L’hanno preso per una panchina, e non se l’è presa.',
    habitat: 'distese di massi',
  },
  tumulord: {
    name: '',
    text: 'Dentro c’è sepolto un re, e i due si sono affezionati. Nel giorno più lungo si gira, così il sole può fare capolino tra le pietre.',
    habitat: 'tumuli erbosi',
  },
  moonbun: {
    name: '',
    text: 'Più la luna è tonda, più salta in alto. Con la luna piena deve tenerlo qualcuno di robusto.',
    habitat: 'prati al chiaro di luna',
  },
  selenhare: {
    name: '',
    text: 'Un orecchio è per la luna crescente e uno per la calante; se la luna non c’è, li piega entrambi. Le sue orme si riempiono di luce che a colazione non c’è più.',
    habitat: 'colli al chiaro di luna',
  },
  knuckub: {
    name: '',
    text: 'Fa a pugni con gli alberi finché gli alberi si arrendono, o viene l’autunno. I guantoni sono alveari, e le api tengono i punti.',
    habitat: 'radure',
  },
  pawgilist: {
    name: '',
    text: 'Campione da nove estati, appende la cintura a un ramo prima di dormire, per non sgualcirla. Chi perde è riaccompagnato a casa, con miele per i lividi.',
    habitat: 'boschi del miele',
  },
  blinkowl: {
    name: '',
    text: 'Le sopracciglia si accendono appena a qualcuno viene un’idea: a carte con lui si gioca una volta sola. Di giorno sbatte contro le cose e chiede scusa.',
    habitat: 'fienili',
  },
  owlumen: {
    name: '',
    text: 'I pianeti gli fanno un giro intorno per ogni pensiero finito. In tempo d’esami lo affittano intere scuole.',
    habitat: 'campanili',
  },
  scuffkit: {
    name: '',
    text: 'Ogni mattina attacca briga con la propria ombra, e lo manda in bestia che l’altra non si stanchi mai. I giorni nuvolosi sono per dormire, e per raccontarla.',
    habitat: 'viottoli dietro i granai',
  },
  umbrawl: {
    name: '',
    text: 'Di notte cammina accanto a chi viaggia, appena fuori dalla luce. Al mattino è un po’ offeso che nessuno abbia detto grazie.',
    habitat: 'margini del bosco a sera',
  },
  penumbrawn: {
    name: '',
    text: 'Quando si alza davanti al sole, le galline vanno a dormire e il lampionaio esce. Nei giorni di bucato si lascia convincere a sedersi.',
    habitat: 'vecchio bosco fitto',
  },
  rivetle: {
    name: '',
    text: 'Girargli la chiavetta sul dorso non serve a niente, ma le attenzioni gli piacciono. Il guscio non arrugginisce perché se ne preoccupa ogni giorno.',
    habitat: 'porti',
  },
  ironclade: {
    name: '',
    text: 'La ciminiera fischia a mezzogiorno, e tutto il porto si siede a mangiare la minestra. I gabbiani si sono imbarcati e prendono il lavoro più sul serio di lui.',
    habitat: 'porti profondi',
  },
  molder: {
    name: '',
    text: 'Scava cercando tesori e trova patate, ed è contento ogni volta. La lampada sull’elmetto è per compagnia.',
    habitat: 'orti di città',
  },
  excavole: {
    name: '',
    text: 'Chiedigli di piantare un tulipano e lo fa, a nove metri, con un pezzo di minerale portafortuna. Una cantina che ha controllato resta asciutta cent’anni.',
    habitat: 'cave',
  },
  shaftmaw: {
    name: '',
    text: 'Un suo sbadiglio ha spento una volta tutte le lampade della valle. I canarini gli stanno a pensione nelle orecchie, gratis, e gli dicono quando salire a prendere aria.',
    habitat: 'vecchi pozzi di miniera',
  },
  jellume: {
    name: '',
    text: 'Brilla del colore di ciò a cui pensi. I marinai hanno imparato a non pensare a niente.',
    habitat: 'baie tranquille',
  },
  medusage: {
    name: '',
    text: 'Risponde a ogni domanda, ma solo dopo due giri di marea. Per allora quasi tutti ci sono arrivati da soli, e quella, dice, era la risposta.',
    habitat: 'acque calme presso l’isola',
  },
  shinglet: {
    name: '',
    text: 'Si fa la casa con i sassi più belli della spiaggia, poi non la distingue dalla spiaggia. Certe sere bussa a un mucchio dopo l’altro finché qualcuno gli apre.',
    habitat: 'spiagge di ciottoli',
  },
  cragclaw: {
    name: '',
    text: 'La collina sul dorso è terreno edificabile, e dopo lunga riflessione l’ha affittata a un faro. Con la marea viva trasloca, e le carte si rifanno.',
    habitat: 'pozze di marea',
  },
  noctuff: {
    name: '',
    text: 'Dorme arrotolato in un batuffolo e cade dal ramo circa una volta a notte. L’atterraggio non lo sveglia mai.',
    habitat: 'alberi cavi',
  },
  noctivail: {
    name: '',
    text: 'Nelle notti limpide si stende tra due camini, e il cielo guadagna una costellazione senza nome. Gli astronomi si seccano, le falene ne sono incantate.',
    habitat: 'campanili',
  },
  pricklo: {
    name: '',
    text: 'Vorrebbe tanto un abbraccio, e tiene un tappo su ogni spina nel caso qualcuno si offra. Il fiore si apre con le barzellette.',
    habitat: 'sabbia asciutta',
  },
  saguardian: {
    name: '',
    text: 'Da duecento anni fa la guardia alla stessa pietra miliare e non ha mai chiesto perché. Al compleanno le lucertole si schierano sull’attenti, e lui dice di avere sabbia in un occhio.',
    habitat: 'dune',
  },
  cuprikin: {
    name: '',
    text: 'L’hanno costruito per smistare viti, ed è passato alle amicizie. Con le mani calamitate i saluti vanno per le lunghe.',
    habitat: 'mucchi di rottami',
  },
  cupritan: {
    name: '',
    text: 'Dove passa i bollitori fischiano e gli orologi corrono, perciò cammina in punta di piedi. Ogni bobina fu avvolta a mano, e lui si ricorda da chi.',
    habitat: 'vecchie centrali',
  },
  inchbeam: {
    name: '',
    text: 'Misura ogni raggio di sole da capo a fondo e tiene per sé le cifre. Quando le giornate si allungano non si stupisce: ne va segretamente fiero.',
    habitat: 'davanzali al sole',
  },
  sunflit: {
    name: '',
    text: 'Il disegno sulle ali è il prato dov’è nato, visto dall’alto. La strada di casa non la dimentica mai.',
    habitat: 'prati fioriti',
  },
  icequill: {
    name: '',
    text: 'Gli aculei sulla testa sono ghiaccioli, e ne va vanitoso. D’estate sta all’ombra degli altri.',
    habitat: 'rive fredde',
  },
  quillberg: {
    name: '',
    text: 'Una volta l’anno si stacca, va alla deriva a sud a vedere le palme, e torna parecchio dimagrito. Ai piccoli raccontano che ha lottato con una balena.',
    habitat: 'ghiacci alla deriva',
  },
  vyrmling: {
    name: '',
    text: 'Raccoglie sassolini lucidi e li conta prima di dormire. Nessuno gli ha ancora detto che sa volare.',
    habitat: 'rupi alte',
  },
  gustrake: {
    name: '',
    text: 'Le ali gli sono arrivate un anno prima del resto, e sulle scale ci inciampa. Ogni brezza decisa se lo porta via, di solito dove c’è una torta.',
    habitat: 'colli ventosi',
  },
  tempestral: {
    name: '',
    text: 'Il tempo gli si raccoglie intorno per rispetto. Atterra solo dove la terra gliel’ha chiesto.',
    habitat: 'fronti di tempesta',
  },
  crumbit: {
    name: '',
    text: 'Non porta mai una briciola più piccola di sé, è questione d’onore. Una volta gli offrirono una carriola: ci rimase male per una settimana.',
    habitat: 'cucine e campi di fieno',
  },
  hoardent: {
    name: '',
    text: 'Nelle guance tiene le provviste d’inverno, divise per ripiano, marmellata a sinistra. Gli ospiti mangiano sempre, anche se aspettano che trovi i cucchiai.',
    habitat: 'granai',
  },
  postwren: {
    name: '',
    text: 'Porta in gola le lettere più piccole, e canticchia per non sentire che cosa dicono. Quelle urgenti gli fanno venire il singhiozzo.',
    habitat: 'siepi e cancelli d’orto',
  },
  couristrel: {
    name: '',
    text: 'Resta in volo sull’indirizzo giusto finché qualcuno firma, con ogni tempo, per ore. Una cartolina arrivò tardi, nove anni fa, e le scuse non sono ancora finite.',
    habitat: 'strade di posta',
  },
  heralgale: {
    name: '',
    text: 'Una nota del suo becco, e perfino le oche si mettono in fila. Re, raccolti e bucato pulito li annuncia con lo stesso tono: sono rari uguale.',
    habitat: 'alte torri',
  },
  tuftpup: {
    name: '',
    text: 'Nessuno sa qual è il davanti, finché non scodinzola. Prima di dormire conta le pecore, poi gli agnelli, poi gli ospiti.',
    habitat: 'prati di pecore',
  },
  drovermane: {
    name: '',
    text: 'I piccoli si riparano dalla pioggia tra le sue ciocche, e lui finge di non sapere quanti sono. A una sua parola bassa si mette in fila anche il tempo.',
    habitat: 'pascoli di collina',
  },
  hearthkit: {
    name: '',
    text: 'I fornai aprono con cautela, perché la terza pagnotta da sinistra potrebbe sbadigliare. Il pelo sa di crosta, e più di una volta l’ha tirato fuori dai guai.',
    habitat: 'cucine calde',
  },
  inglynx: {
    name: '',
    text: 'Le braci nei ciuffi delle orecchie si ravvivano quando qualcuno entra dal freddo. Il posto vicino al fuoco non lo cede, ma contro il suo fianco ci si sta.',
    habitat: 'angoli del camino',
  },
  strawisp: {
    name: '',
    text: 'La prima notte di mietitura un lume va di covone in covone, cercando quello della sua misura. I contadini gentili ne lasciano uno slegato in fondo alla fila.',
    habitat: 'campi di stoppie',
  },
  scarecrone: {
    name: '',
    text: 'I corvi vennero a ridere del cappello, e sono rimasti per le storie. Chi cava una rapa dopo il buio si sente chiedere, con voce di paglia, di rimetterla a posto.',
    habitat: 'campi di rape, di notte',
  },
  fizzet: {
    name: '',
    text: 'Una carezza e ti si rizzano i capelli; due, e si rizza il bucato dei vicini. È convinto che le carezze servano a questo.',
    habitat: 'granai',
  },
  ampolecat: {
    name: '',
    text: 'In cima al mulino dorme arrotolato a un gancio, e odia che lo si scavalchi. Quando il mugnaio vuole il tè gli posa il bollitore sulla coda, chiede scusa e paga un uovo.',
    habitat: 'soffitte di mulino',
  },
  lodekid: {
    name: '',
    text: 'Ogni passeggiata finisce con undici chiodi, un cardine e il ditale di qualcuno attaccati alle corna. Il fabbro lo aspetta al cancello e gli dà una carota per il lotto.',
    habitat: 'cave di collina',
  },
  lodehorn: {
    name: '',
    text: 'Le bussole, sui colli, non indicano il nord: indicano lui. Chi si è perso non se ne lamenta, perché conosce la discesa e va al passo altrui.',
    habitat: 'cime dei colli',
  },
  filamel: {
    name: '',
    text: 'Ogni autunno illuminano la foce, ognuno non più di un buco della serratura. C’è chi ha dimenticato la lampada, ne ha preso uno in prestito e l’ha riportato.',
    habitat: 'foci',
  },
  incandeel: {
    name: '',
    text: 'Quando il guardiano dormì troppo, una notte di tempesta, si avvolse lui alla lampada fino al mattino. Le navi non notarono niente, solo che la luce si dimenava.',
    habitat: 'acque sotto il faro',
  },
  calfrost: {
    name: '',
    text: 'Sotto la coltre di neve è un vitello qualunque, e preferirebbe che non si controllasse. A mezza estate chiede di stare in cantina, col burro.',
    habitat: 'colli innevati',
  },
  muskalanche: {
    name: '',
    text: 'Sul dorso ha un pendio intero che aspetta una scusa, perciò cammina piano. Nella sua valle ci si sposa sottovoce, e si lascia torta al limite della neve.',
    habitat: 'valli ripide',
  },
  flurrimite: {
    name: '',
    text: 'Non ce ne sono due uguali, e non parlano d’altro. Prendine uno sul guanto, ammiralo a voce alta, e corre a raccontarlo agli altri.',
    habitat: 'prati brinati',
  },
  crystalwing: {
    name: '',
    text: 'Posato su una finestra rotta, passa per il vetro. Una casa sul lago stette calda tutto l’inverno e capì perché in primavera, quando le finestre volarono via.',
    habitat: 'rive di lago d’inverno',
  },
  jabrimp: {
    name: '',
    text: 'Sfida sassolini, patelle e alluci, rigorosamente in ordine di grandezza. Se perde s’inchina, si sposta un sasso a sinistra e si allena fino alla marea.',
    habitat: 'pozze di spiaggia',
  },
  stomatitan: {
    name: '',
    text: 'Il pugno è così svelto che il mare gli bolle intorno, e chi guarda porta le uova. Chi stava ancora alzando la guardia non è mai stato colpito.',
    habitat: 'scogli al largo',
  },
  stiltlet: {
    name: '',
    text: 'Su una zampa sta in piedi, l’altra la tiene da parte. A ogni caduta si guarda intorno in fretta, per vedere se le canne hanno visto.',
    habitat: 'canne del lago',
  },
  cranekata: {
    name: '',
    text: 'All’alba sta nell’acqua bassa a metà di una figura, e la nebbia aspetta che finisca. Nessun avversario è mai rimasto abbastanza da sapere come va a finire.',
    habitat: 'secche nebbiose',
  },
  pageant: {
    name: '',
    text: 'Porta lo stendardo di una colonna di quattrocento, quasi tutti andati dall’altra parte. Quando piove lo stendardo fa da ombrello, e tornano tutti.',
    habitat: 'erba di frutteto',
  },
  squirant: {
    name: '',
    text: 'Ogni sera lucida l’elmo di ghianda, affila la spina e chiede se il cavaliere ha bisogno di qualcosa. Il cavaliere, di solito, ha bisogno di briciole.',
    habitat: 'radici di quercia',
  },
  chivalrant: {
    name: '',
    text: 'La sua parola, data su una mollica, vale un’estate intera. Prima del duello alza la visiera, caso mai l’altro volesse proporre un pranzo.',
    habitat: 'castelli di formiche',
  },
  tadbane: {
    name: '',
    text: 'Le macchie dicono che è velenoso, e il sorriso che gli dispiace. Gli aironi hanno letto la prima parte e di solito si fermano lì.',
    habitat: 'secche del lago',
  },
  curarana: {
    name: '',
    text: 'Seduto tra le susine pare la migliore di tutte, e nessuno l’ha mai morso due volte. Chi chiede scusa per bene impara qual è la foglia che guarisce.',
    habitat: 'frutteti bagnati',
  },
  phialin: {
    name: '',
    text: 'Controluce mostra con precisione che cosa c’era per cena. Le erboriste ne tengono uno nel cesto: diventa blu davanti a ciò che non va mangiato.',
    habitat: 'orti di erbe',
  },
  apothadder: {
    name: '',
    text: 'Fuori dalla sua tana c’è una panca, e a chi si siede chiede dove fa male. L’onorario è un uovo per i grandi, e per i bambini una bella storia.',
    habitat: 'cavità del vecchio bosco',
  },
  capsprite: {
    name: '',
    text: 'Per non farsi notare sta immobile tra i funghi e canticchia come se non ci fosse nessuno. È dal canticchiare che lo si nota.',
    habitat: 'cerchi di funghi',
  },
  amanitiara: {
    name: '',
    text: 'La sua corte si riunisce in cerchio sotto le betulle, e ogni puntino della tiara onora un ospite che ballò fino a colazione. Si consiglia di venire già mangiati.',
    habitat: 'radure di betulle',
  },
  dustkit: {
    name: '',
    text: 'Anche l’acqua pulisce, ha sentito dire, ma gli pare un modo un po’ bagnato. Dopo il suo bagno il viottolo sembra spazzato e i vicini no.',
    habitat: 'viottoli polverosi',
  },
  siroccoon: {
    name: '',
    text: 'Prima viene il vento della coda, caldo e pieno d’altrove, poi la dispensa è vuota. Lascia un bel mucchietto di sabbia del valore di ciò che ha preso.',
    habitat: 'viottoli ventosi e dispense',
  },
  sherdlin: {
    name: '',
    text: 'Dalla caduta va di casa in casa, provando cocci sul buco. Un pezzo blu una volta quasi combaciava, e quella famiglia la visita ancora.',
    habitat: 'cocci di cucina',
  },
  amphorage: {
    name: '',
    text: 'Sulla sua pancia le figure dipinte marciano, litigano e ricominciano la guerra. Solo il piccolo flautista vicino al manico saprebbe calmarlo, ed è girato dall’altra parte.',
    habitat: 'cantine sommerse',
  },
  tickfawn: {
    name: '',
    text: 'Nato avanti di quattro minuti, passa le mattine ad aspettare gli altri cerbiatti. A mezzogiorno lascia andare l’orologio del paese con un ammonimento.',
    habitat: 'torri dell’orologio',
  },
  pendulope: {
    name: '',
    text: 'La barba oscilla una volta al secondo, e un prato di grilli ormai canta a quel tempo. Gli appuntamenti presi tra le sue corna li rispettano perfino i traghettatori.',
    habitat: 'torri dell’orologio',
  },
  dreamspin: {
    name: '',
    text: 'Ogni notte raccoglie dalle travi i capi sciolti dei sogni e li fila in un filo regolare. I brutti fanno il filato più robusto.',
    habitat: 'travi di soffitta',
  },
  reverachne: {
    name: '',
    text: 'Fissa la sua tela abbastanza a lungo, e qualcuno che ti manca ricambia lo sguardo. Le mosche sono libere appena gli raccontano una storia che non conosce.',
    habitat: 'travi di soffitta',
  },
  matchbug: {
    name: '',
    text: 'Ogni sera sfrega la testa sullo stesso gradino, e ogni sera si stupisce. Il lampionaio è ormai in pensione, e viene con lui per la passeggiata.',
    habitat: 'muri di frutteto',
  },
  kerbeam: {
    name: '',
    text: 'Le falene vengono alla sua lanterna per un consiglio, che è sempre: un po’ più in là. Nelle sere d’inverno ci legge una famiglia intera, se gli piace il libro.',
    habitat: 'muri di frutteto',
  },
  trilobit: {
    name: '',
    text: 'Ha dormito piuttosto a lungo nell’ardesia, finché qualcuno fece cadere la lastra. Finora la cosa che l’ha colpito di più è l’erba.',
    habitat: 'ardesie di fiume',
  },
  trilobastion: {
    name: '',
    text: 'Famiglie intere di lumache hanno aspettato la fine della grandine sotto le sue piastre, gratis. Per girarsi gli servono un campo, un motivo e quasi un pomeriggio.',
    habitat: 'vecchie cave',
  },
  spoutling: {
    name: '',
    text: 'Trecento anni all’angolo di un tetto gli hanno dato idee chiare sui piccioni. Quando piove sputa un arco perfetto e si guarda intorno in cerca di applausi.',
    habitat: 'vecchi tetti',
  },
  cathedrake: {
    name: '',
    text: 'Il sole gli passa tra le ali in petali rossi e blu, così a nessuno dispiace la sua ombra. Il ruggito è una nota grave d’organo, e le finestre vibrano per miglia.',
    habitat: 'vecchie torri',
  },
  geodling: {
    name: '',
    text: 'Da fuori sembra una cosa con cui tenere aperto un cancello, e spesso lo è stato. Il luccichio lo vedono solo gli amici, e solo un attimo.',
    habitat: 'sentieri di monte',
  },
  amethystrix: {
    name: '',
    text: 'All’alba gli aculei lanciano macchie viola su ogni muro della valle, e i gattini impazziscono di gioia. Non ha mai fatto male a nessuno, ma ha rovinato parecchi cuscini.',
    habitat: 'grotte di cristallo',
  },
  pumichick: {
    name: '',
    text: 'Gli anatroccoli l’hanno adottato, perché un pulcino di pomice galleggia meglio di tutti loro. Nelle mattine fredde nuotano vicini vicini.',
    habitat: 'fonti calde',
  },
  tephraptor: {
    name: '',
    text: 'Dove si posa, la neve si scioglie in un cerchio che a primavera è pieno di papaveri. I contadini lo chiamano giù sui campi di rape, e prima ritirano il bucato.',
    habitat: 'colli brulli',
  },
  flotsoul: {
    name: '',
    text: 'La lettera nella sua bottiglia ha avuto risposta da un pezzo, ma viaggiare gli piace. Chi lo trova legge, sospira e lo ributta un po’ più lontano.',
    habitat: 'spiagge',
  },
  galleghast: {
    name: '',
    text: 'Nelle notti di nebbia si sentono i remi battere il tempo, e a bordo qualcuno è sempre in ritardo di mezza battuta. Le barche perse lo seguono e trovano un ormeggio.',
    habitat: 'baie nebbiose',
  },
  mudwhisk: {
    name: '',
    text: 'Una vecchia carpa gli disse che i pesci gatto, risalendo la cascata, diventano draghi. È arrivato fino al mulino, e la domenica il mugnaio gli apre la chiusa.',
    habitat: 'gore di mulino',
  },
  barbelung: {
    name: '',
    text: 'Sette villaggi alzano i suoi colori per la piena di primavera, perché poi riporta le anatre. La barba sa ancora di fango, e non la vorrebbe diversa.',
    habitat: 'salti di fiume',
  },
  tendrake: {
    name: '',
    text: 'Fa il pisolino avvolto a un palo dei fagioli e si sveglia un metro più in su. Negli orti si pianta un palo in più in fondo alla fila, e si finge di non contare i piselli.',
    habitat: 'filari di fagioli',
  },
  wistwyvern: {
    name: '',
    text: 'A maggio dorme appeso alla gronda, e la gente passa dal retro per non scuotere i fiori. Le sue api lo seguono in ogni volo e tengono una mappa per conto loro.',
    habitat: 'vecchie gronde',
  },
  ingotail: {
    name: '',
    text: 'Tutto il suo tesoro è una moneta di rame, lucidata tanto che nessuno sa più che regina c’è sopra. A offrirgliene una seconda, il draghetto s’insospettisce.',
    habitat: 'vecchie miniere',
  },
  vaultwyrm: {
    name: '',
    text: 'Ogni moneta sulla sua pelle è un prestito, e ricorda tutti i creditori fino al primo. Gli interessi li paga a San Giovanni, in spiccioli, da molto in alto.',
    habitat: 'vecchie miniere',
  },
  snickub: {
    name: '',
    text: 'Ride prima che la barzelletta finisca, perciò non ha mai sentito un finale. Alla recita della scuola gli danno il posto vicino alla porta.',
    habitat: 'margini dei prati',
  },
  cackleader: {
    name: '',
    text: 'Quando ride il capo ride il branco, e alla terza volta si sono unite anche le pecore. Dietro il ghigno dipinto, di solito, sta calcolando la cena per quaranta.',
    habitat: 'margini dei prati',
  },
  blotlet: {
    name: '',
    text: 'È caduto da un calamaio a metà di una frase, e da allora cerca la fine. Le lettere lasciate aperte lì vicino ci guadagnano qualche virgola.',
    habitat: 'secche tranquille',
  },
  kalligraken: {
    name: '',
    text: 'Con otto pennelli risponde a otto lettere insieme e non ha mai confuso le zie. Il capitano a cui ha macchiato le vele riceve scuse squisite con la marea seguente.',
    habitat: 'fiordi profondi',
  },
  sootbrock: {
    name: '',
    text: 'Rientra dal camino, perché le porte sono per le visite. Lavarlo si può: ci vogliono due persone, una tinozza e un’idea rilassata della cucina.',
    habitat: 'vecchi camini',
  },
  brockember: {
    name: '',
    text: 'Il pane lasciato a sera davanti alla tana all’alba è cotto, con una fetta in meno. Le volpi ci svernano a pensione e pagano in pettegolezzi e legna.',
    habitat: 'argini di bosco',
  },
  vanechick: {
    name: '',
    text: 'Ovunque punti, il vento viene da un’altra parte. Basta saperlo, dicono i pescatori, ed è affidabilissimo.',
    habitat: 'tetti di fienile',
  },
  weathercrest: {
    name: '',
    text: 'Il fulmine l’ha colpito così spesso che ormai si danno del tu. Il contadino dal cui tetto è volato via si arrangia con un dito bagnato.',
    habitat: 'tetti di fienile',
  },
  thimbelf: {
    name: '',
    text: 'Rammenda un calzino a notte in ogni casa che lascia una luce accesa. L’altro se lo tiene come compenso, e le lamentele non le ha mai capite.',
    habitat: 'cesti da cucito',
  },
  haberdame: {
    name: '',
    text: 'Una volta ricucì una lite tra vicini così bene che nessuno dei due trovò più la cucitura. Quando entra in una stanza i bottoni si mettono sull’attenti.',
    habitat: 'stanze da cucito',
  },
  globelle: {
    name: '',
    text: 'Nella sua sfera nevica su una cittadina con una finestra accesa. Danza per chi ci abita, e il primo inchino è sempre da quella parte.',
    habitat: 'stagni gelati',
  },
  brollygeist: {
    name: '',
    text: 'Dimenticato su una panchina sotto la pioggia, aspettò anni finché una folata prese le sue parti. Segue chi è senza ombrello, e ci resta male se scappa.',
    habitat: 'colli ventosi',
  },
  lullabell: {
    name: '',
    text: 'A sera suona per chi ha perso la strada, e lo guida al letto caldo più vicino. Nessuno è mai rimasto sveglio fino all’ultima strofa.',
    habitat: 'vecchio bosco',
  },
  oraclam: {
    name: '',
    text: 'A una buona domanda si apre di un palmo, a una sgarbata si chiude sulla manica. Le risposte sono sempre vere, e quasi sempre riguardano giovedì prossimo.',
    habitat: 'spiaggia della baia',
  },
  anvilisk: {
    name: '',
    text: 'I fabbri lo lasciano dormire accanto alla fucina, e di giorno lui presta la testa. Quel che il paese sente come duro lavoro, per la lucertola è un ottimo massaggio.',
    habitat: 'fucine',
  },
  waspire: {
    name: '',
    text: 'Ogni estate mastica un giornale o due e aggiunge un piano alla guglia che ha in testa. Chi si avvicina per leggere i titoli raramente finisce l’articolo.',
    habitat: 'guglie e soffitte',
  },
  quicksylph: {
    name: '',
    text: 'Sale se la giornata è calda, scende se è fredda, e nel mezzo danza. I medici di una volta appendevano il termometro e chiedevano direttamente a lui.',
    habitat: 'vecchi rii di miniera',
  },
  boreauk: {
    name: '',
    text: 'Le alche non hanno mai imparato a volare, così questa ha portato sul ghiaccio una striscia di cielo. Chi naviga seguendola trova riparo, e parecchio pesce.',
    habitat: 'scogliere del nord',
  },
  miragazelle: {
    name: '',
    text: 'Sta sempre un po’ più a sinistra di dove la vedi. Gli album di famiglia della costa sono pieni di bei ritratti della duna accanto.',
    habitat: 'dune',
  },
  timpanyak: {
    name: '',
    text: 'Le due gobbe sono timpani, e ad accordarli ci pensa il tempo. Il tuono che attacca in ritardo si becca un’occhiata lunga.',
    habitat: 'colli in tempesta',
  },
  ossuwyrm: {
    name: '',
    text: 'Nessuno ha trovato un modo gentile di dirglielo, perciò sorveglia la valle come diecimila anni fa. La valle, nel frattempo, è diventata una collina.',
    habitat: 'scogliere di gesso',
  },
  cometoad: {
    name: '',
    text: 'Arrivò su una cometa, trovò una buona pozza e lasciò che la cometa proseguisse da sola. Ogni settantasei anni sale sul tetto più vicino e la saluta.',
    habitat: 'riva del lago',
  },
  mandolark: {
    name: '',
    text: 'Accorda le corde prima dell’alba, mentre il borgo finge di dormire. Nelle mattine fredde suona un po’ calante, e preferisce non parlarne.',
    habitat: 'prati',
  },
  brackindle: {
    name: '',
    text: 'Nel giardino più bello appassisce, in qualsiasi vecchia grata prospera. Chi se ne intende annaffia invece il tappeto intorno.',
    habitat: 'radure bruciate',
  },
  wandertoise: {
    name: '',
    text: 'La tenda sul dorso è sempre montata, e il bollitore sta quasi per bollire. Chi resta a dormire si sveglia altrove, di solito con una vista migliore.',
    habitat: 'sentieri di prato',
  },
  clovermare: {
    name: '',
    text: 'Nelle sue impronte spunta il quadrifoglio, così la gente lo segue con gli occhi a terra. Vorrebbe tanto che qualcuno li alzasse e dicesse buongiorno.',
    habitat: 'prati',
  },
  dawnhart: {
    name: '',
    text: 'La prima luce del giorno gli si impiglia nelle corna e scende a valle al passo. Nelle mattine che sembrano durare, si è fermato a bere.',
    habitat: 'vecchio bosco',
  },
  zenithrone: {
    name: '',
    text: 'A mezzogiorno siede così dritto che non ha nemmeno un’ombra sua in cui riposare. Tutta la natura si sdraia per rispetto, e lui li invidia uno per uno.',
    habitat: 'il colle più alto',
  },
  gloamarch: {
    name: '',
    text: 'Ogni sera raccoglie quel che resta della luce e lo porta a casa nel becco. Le case su cui passa basso tengono una finestra accesa più del previsto.',
    habitat: 'costa e comignoli',
  },
  nadirian: {
    name: '',
    text: 'A mezzanotte nuota sotto le stelle, che nella sua scia dondolano un poco. I guardiani dei fari lo segnano come maltempo: per le balene in cielo non c’è una colonna.',
    habitat: 'il cielo sulla baia',
  },
};
export default words;
