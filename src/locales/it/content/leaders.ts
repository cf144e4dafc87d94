import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Verdevalle',
    Harkmoor: 'Odilanda',
    Scattersea: 'Maresparso',
    Overcloud: 'Oltrenube',
    Fourlight: 'Quattroluci',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description:
        'Giardiniera della prima porta. Nelle sue aiuole niente cresce selvatico, tranne la squadra.',
      before:
        'Pulisciti i piedi, occhio alle piantine, e poi fatti sotto come si deve. Ho i fagioli da legare entro mezzogiorno.',
      after:
        'Potatura pulita. O te l’hanno insegnato o no, e in tutti e due i casi complimenti. Dopo passa al mulino, quando c’è vento.',
      lost: 'Spuntatura, non taglio. È così che cominciano le piante forti. Annaffia la squadra, e occhio al gradino.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description:
        'Mugnaia che macina tuoni al posto del grano. Le sue pale girano più svelte col brutto tempo.',
      before:
        'Sul tappetino di gomma, prego. L’ultimo non ha voluto, e ancora oggi non può mettersi la lana.',
      after:
        'Mi hai tolto il vento dalle pale, e lo stavo usando. Dillo al fabbro in fondo alla via: per questo mi deve una pagnotta.',
      lost: 'I capelli dritti, la prima volta, vengono a tutti. Trovati qualcuno coi piedi ben piantati in terra, e riprova.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Il fabbro della valle. Ogni lama, e ogni sfida, la prova al calor bianco.',
      before: 'Non ti muovere, che ti guardo. Sì. Vediamo di che colore diventi quando scotti.',
      after:
        'Buon acciaio. Lo dico due volte l’anno, e a marzo l’avevo già detto. Raffreddati piano, se no ti incrini.',
      lost: 'Piega sì, crepa no: il ferro è buono. Vuole più calore. Torna quando ne ha preso.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description: 'Custode della grande chiusa. Le barche passano se le piacciono, le persone se vincono.',
      before: 'Niente clacson, niente fretta, niente furbi in fila. Mi sfidi appena è passata la chiatta.',
      after: 'Su la paratoia. L’ho tenuta contro nove piene e un vescovo: un po’ di orgoglio te lo concedo.',
      lost: 'Oggi poca acqua sotto, tutto qui. Aspetta nella vasca, lasciala salire, e ti apro quante volte vuoi.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Lampionaio che preferisce l’ora prima dei lampioni. La sua squadra lotta a coppie.',
      before: 'Arrivi presto. C’è ancora abbastanza luce per vedere che cosa stai per perdere.',
      after: 'Allora sarà meglio che ti accenda i lampioni. Da qui in poi la strada è buia solo dove le va.',
      lost: 'Lascio un lume acceso all’angolo. Chi con quello trova casa, con quello ritrova anche qui.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description:
        'Caposquadra della cava. Non l’ha mai smossa nessuno, né con la dinamite né con le suppliche.',
      before: 'Io non mi sposto, non contratto, e a mezzogiorno mangio. Manca un quarto.',
      after: 'Uh. Questa l’ho sentita. Non dirlo alla squadra: credono che io sia parte della collina.',
      lost: 'Picchi come la pioggia. Non ridere: alla lunga è la pioggia che mi consuma. Mangia qualcosa, e picchia ancora.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description:
        'Padrona della sala di ghiaccio. L’accoglienza è fresca, e il pavimento è scivoloso apposta.',
      before:
        'Avanti, prego, e possibilmente in piedi. Sono così pochi gli ospiti che riescono in entrambe le cose.',
      after:
        'Non ha rotto nulla a cui tenessi. Prima un po’ di minestra: la torre è lunga da salire, e lassù non se ne offre mai.',
      lost: 'Che splendida caduta. Si scaldi le mani alla minestra, tesoro, e la prossima volta porti qualcuno con del fuoco dentro.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Di vedetta sulla torre sopra le nuvole. Chi lo batte ha visto tutta Verdevalle.',
      before:
        'Ti ho visto venire per tutta la strada. Al mulino hai sbagliato svolta, e poi hai dato una mano col fieno.',
      after:
        'Da quassù si vede la landa, dove finiscono le nostre siepi. Da un pezzo mi chiedevo chi avrei visto entrarci.',
      lost: 'Ti ho visto cadere, e da quassù si vede quanto poco manca. Fai le scale con calma, e torna su.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Da trent’anni giudice della Fiera di Verdevalle. Non ha mai alzato la voce, né mai dato il massimo.',
      before:
        'Portamento, sette. Stivali, quattro. Adesso la squadra, e niente saluti al pubblico, per cortesia.',
      after:
        'Dieci. Quel cartellino lo porto in borsetta da trent’anni, e mi serve lo spazio. A Odilanda, mi dicono, non danno voti affatto.',
      lost: 'Otto per il coraggio, e lo do di rado. L’acqua consuma quasi tutto quel che hai visto qui. La Fiera riapre domani.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Pastore di diciannove anni con quattrocento pecore e un buon fischio. Oggi ha parlato con più gente che in tutto maggio.',
      before:
        'Ecco. Ciao. Avevo un discorso pronto, ma il cane l’ha sentito così tante volte che se n’è andato.',
      after:
        'Bellissimo. Cioè, terribile, ma bellissimo. Per cena lo sapranno ovunque: le pecore spettegolano.',
      lost: 'Oh no. Stanno bene? E tu? Io ho perso le prime undici, se ti consola, e al cane piaccio ancora.',
    },
    'eskil-hives': {
      name: 'Frate Eskil',
      description:
        'Custode delle arnie dell’abbazia, e la voce più bassa del coro. Le sue api sanno a memoria tutto il vespro.',
      before: 'Piano, per favore, stanno pregando. Quando hanno finito con quello, si occupano di te.',
      after:
        'Punto sul vivo! Tiene umili, e le ginocchia calde. Prendi un vasetto di miele d’erica, e aprilo all’aperto.',
      lost: 'Benedizioni, non l’hanno fatto apposta. Siediti un po’ accanto alle arnie: nessuno se ne va di cattivo umore.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'D’estate taglia torba e tutto l’anno ci trova qualcosa: scarpe, burro, e una volta un re molto educato.',
      before: 'Occhio a dove metti i piedi. Quel pezzo lì si è preso due mucche e un esattore.',
      after:
        'Vai bene così. Se mai affondi, affonda piano e chiamami. Sono sempre nei paraggi, e la compagnia mi piace.',
      lost: 'Solo fino al ginocchio, che vuoi che sia. Ecco la mano. La prossima volta porta qualcosa che galleggia.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Tinge i tweed della landa. Il viola viene dal lichene, il verde dal rame, e del giallo si chiede una volta sola.',
      before: 'Non leccare niente. Parrebbe inutile dirlo, ma martedì tu non c’eri.',
      after:
        'Colori che tengono, i tuoi. I più stingono al primo lavaggio. Sciacquati le mani prima del tè, e un’altra volta prima di cena.',
      lost: 'Il primo bagno non prende mai. Asciuga la squadra al vento e riportala per il secondo: è quello che si vede.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description: 'Fa muri senza malta, e amicizie allo stesso modo: piano, pietra su pietra, e per sempre.',
      before: 'Ogni pietra ha un posto giusto, e quasi nessuna lo sa. Vediamo il tuo.',
      after:
        'Ecco dove vai: in cima, dove c’è il tempo. Torna tra quarant’anni a vedere se il mio muro si è mosso.',
      lost: 'Una pietra che oggi non va, domani va, da un’altra parte. Gira la squadra, e prova l’altra faccia.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Imbattuto alle fiere di collina, e miglior ricamatore di tre parrocchie. Le cinture se le cuce da sé, per star sicuro della qualità.',
      before:
        'Ci si prende con lealtà, si cade con lealtà, e chi sta sotto dice grazie. Altre regole non ce n’è.',
      after:
        'Grazie. Ecco, non fa male per niente. Qui, da questa parte, ti ricamo una campanula, accanto a quella per il toro.',
      lost: 'Grazie lo dico io per te, che non hai fiato. Hai saputo cadere. Su: ti insegno la presa.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Quattordici anni. Trova pozzi con una forcella di nocciolo, e risponde alla domanda che stavi per fare.',
      before:
        'Quattordici, e perché mi sono vestita al buio, e no, al bastone non dispiace. Su, allora, chiedi.',
      after:
        'Lo sapevo, certo. Ma come, non lo so mai, ed è la parte che mi piace. Dorcas sarà gentile con te, perciò portati qualcosa contro il freddo.',
      lost: 'Sapevo anche questo, e mi dispiace. So pure che tornerai, e quello mi piace.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description:
        'Suona la campana della nebbia sulla strada rialzata, perché chi è perso trovi casa. Non tutti erano vivi.',
      before: 'Vieni più vicino, tesoro, non sento chi di voi respira. Ah, bene. E gli altri due?',
      after:
        'Va’ pure, finché la campana suona. Il signore vicino alla porta dice: ben fatto. No, tesoro, l’altra porta.',
      lost: 'Non è la tua campana, tesoro, non per anni e anni. Prendi una mentina, e di’ agli altri che possono smettere di fissarmi.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Ultima signora di Casa Odilanda, sprofondata nella torba fino al secondo piano. Riceve dalla finestra della camera da letto.',
      before:
        'Prego, entri dalla finestra, ormai fanno tutti così. Difenderò questa casa fino all’ultimo piano, che è questo.',
      after:
        'Magnifico. Le darei l’ala est, ma dovrebbe trattenere il fiato. Scenda alle isole, e mi saluti il porto: per poco non lo sposavo.',
      lost: 'Mio tesoro, in questa casa tutti perdono qualcosa. Prenda la scala asciutta, e torni: la finestra è sempre aperta.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Cuoco della cucina galleggiante. Ha sfamato undici equipaggi in nove tempeste, e la minestra non ha mai lasciato il piatto.',
      before: 'Nella mia cucina non si lotta a stomaco vuoto. Siediti, mangia, e poi ti stendo.',
      after:
        'Battuto, e prima del dolce. Prenditi anche il mio: chi mangia il dolce da sconfitto rovina il sapore a tutti e due.',
      lost: 'Ti ho steso, come detto, e adesso mangi. Con la mia zuppa di pesce in corpo nessuno ha mai perso due volte: è scienza.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Fa aquiloni che portano lettere, merende e, in un’occasione, un cugino. Il filo è robusto, e il cugino scrive.',
      before:
        'Il vento dice sei nodi da ovest, e che a colazione hai mangiato mango. Sulla frutta è molto preciso.',
      after:
        'Mi hai tagliato il filo di netto, ed è così che si perde un aquilone. Scenderà da qualche parte a nord: se vedi mio cugino, salutalo.',
      lost: 'Una bonaccia, niente di più. Il vento dice che girerà per te, e che dovresti mangiare qualcosa con della frutta.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description:
        'Distilla profumi da fiori che mordono. Una goccia è un incanto, due sono faccenda da medico.',
      before:
        'Permetta. Polvere di strada, coraggio, e un panino al formaggio nella tasca sinistra. Ho fatto profumi con meno.',
      after:
        'Ah, ecco che odore ha: sale in testa, e qualcosa di onesto al fondo. Darò al flacone il Suo nome, e non lo diluirò per nessuno.',
      lost: 'Mi permetta: una punta di sconfitta, sì, ma al fondo quanta tenacia. Deve maturare. Torni quando sarà matura.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description:
        'Cava l’argilla dall’isola su cui abita. Ogni anno l’isola è più piccola, e gli scaffali più pieni.',
      before: 'Cadi verso gli scaffali, per favore. Dall’altra parte l’isola è finita.',
      after: 'Crepata alla prima cottura. Bene, adesso sappiamo dov’era il difetto, e non era tuo.',
      lost: 'Ha ceduto un po’. Come ogni prima ciotola. Bagna le mani, ricomincia, e l’argilla non si butta.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Guardiano dell’ultimo faro sulla barriera. Ha letto ogni libro portato dal mare, fin dove arrivavano le pagine.',
      before:
        'Abbi la cortesia di non guardare la lampada, né chi la custodisce. Al mio romanzo manca pagina novanta, e non sono dell’umore.',
      after:
        'Davvero illuminante. Perdona: si vive da soli con una battuta per anni, e poi scappa. Se trovi pagina novanta, io sono sempre in casa.',
      lost: 'Non prendertela. La luce gira; stava solo dalla mia parte. Siediti, e ti leggo da pagina novantuno.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Fa le maschere per la regata di mezzanotte. Nessuno ha visto il volto dietro la luna, e ognuno se lo ricorda diverso.',
      before:
        'Scegli una maschera, anima cara. Quelle coraggiose stanno a sinistra, ma devo avvisarti: sono solo carta.',
      after:
        'A viso scoperto! Davanti a tutti, e con tanto garbo. Tieni la tua: ha cominciato a somigliarti.',
      lost: 'Niente lacrime dietro la maschera, rovinano il colore. È stata una sfida deliziosa, e il ballo dura tutta la settimana.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Di giorno rivetta scafi e di notte ci balla sopra, per provare le lamiere. Nessuna sua nave ha mai fatto acqua; una ha un’ammaccatura.',
      before: 'Senti: toc, toc, toc, tunc. L’ultimo è un rivetto difettoso, e io trovo il tuo.',
      after:
        'A tenuta stagna. Ho bussato su tutte le tue lamiere, e nessuna ha risposto storto. Se sali sui monti, olia tutto due volte.',
      lost: 'Trovato: un rivetto lento, neanche grosso. Stringilo, e di nuovo in acqua. Ti sto a sentire.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Pescatore di perle della barriera esterna. Trattiene il fiato sei minuti, e il rancore nemmeno uno.',
      before: 'Un bel respiro, prima di cominciare. Fa bene a te, e fa miracoli per i nervi dei pesci.',
      after:
        'Giù sono andato, e in fondo era bellissimo. Ti aspetta la capitana di porto: non espira mai prima che sia rientrata l’ultima barca.',
      lost: 'Su a prendere aria troppo presto, tutto qui. Galleggia un po’, e poi torniamo giù insieme.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Capitana di porto delle novanta isole, in sedia a rotelle sul molo. La nave che perse trent’anni fa è tornata, e lavora ancora per lei.',
      before: 'L’ormeggio è tuo fino all’alta marea, cioè per nove minuti. Ti suggerisco di cominciare.',
      after:
        'Via libera. Alza la bandiera che vuoi, e la saluterò. Oltre la terraferma c’è Oltrenube, dove di maree, mi dicono, non ne hanno: poveretti.',
      lost: 'In secca, e non è una vergogna: quel banco l’ho segnato io stessa sulle carte. La marea alza tutti. La mia viene due volte al giorno.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Tesse la seta di chi è disposto a filarla. Per una sciarpa si aspettano undici anni, e nessuno ha ancora lasciato la lista.',
      before: 'Per favore, non tirare nessun filo che dovessi vedere. Uno regge il ponte.',
      after:
        'Sopra e sotto, come una buona trama. Ti metto nel bordo della prossima sciarpa, in piccolo, con gli stivali rossi.',
      lost: 'Un punto caduto, niente di più. Il filo non l’ho tagliato: riprendilo dove l’hai lasciato.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Bagnina delle fonti calde. Sa al cucchiaio quanto calore regge una persona, e ha un cucchiaio grande.',
      before:
        'Via le scarpe, su i capelli, e dimmi quando scotta troppo. Non cambierò niente, ma mi piace saperlo.',
      after:
        'Ben cotti a vapore, tutti e due! La vasca fredda è gratis per chi vince. È anche obbligatoria, e sta dietro di te.',
      lost: 'Scottava troppo? Bastava dirlo. Resta a mollo finché la squadra smette di tremare: è gratis anche per chi perde.',
    },
    'diallo-strata': {
      name: 'Dott.ssa Amara Diallo',
      description:
        'Studia tutto ciò che ha più di dieci milioni di anni. Noialtri ci trova graziosi, e un po’ frettolosi.',
      before: 'Mettiti pure in libertà, può durare un’ora. Nel mio campo quella si chiama esplosione.',
      after: 'Estinzione, e tutta in un pomeriggio. Ti registro negli strati alti, appena sopra la felce.',
      lost: 'Uno slittamento minore, e gli slittamenti minori fanno montagne, col tempo. Tu ne hai. Questo lo etichetto: promettente.',
    },
    'tuyet-steps': {
      name: 'Badessa Tuyet',
      description:
        'Ogni mattina spazza i mille gradini della sua abbazia, prima in su e poi in giù. Nessuno si è offerto due volte di portare la scopa.',
      before: 'Hai salito novecentonovantanove gradini. L’ultimo sono io.',
      after: 'Bene. Adesso spazzali scendendo, e comincerai a vedere che cosa hai fatto di giusto.',
      lost: 'Hai imparato a che cosa serve l’ultimo gradino. Gli altri, ora, saranno più corti. Scendi, risali, e in mezzo respira.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description:
        'Ascolta il ghiacciaio e scrive quello che dice. Finora ha parlato soprattutto delle sue ginocchia.',
      before: 'Sst, mi sta dicendo qualcosa. Dice che gli stai su un piede.',
      after:
        'Ha riso. Non rideva da prima che ci fosse gente, e la valle avrà bisogno di vetri nuovi. Grazie.',
      lost: 'Dice di non farci caso: lui perde ogni estate da diecimila anni. E guarda che stazza.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description:
        'Astronomo dell’alta cupola. Ha dato un nome a quattrocento stelle, e tutti gli altri li chiama «ehi, laggiù».',
      before:
        'Ehi, laggiù. O sei una sfida o sei una cometa. Niente movimenti, per favore, finché non ho deciso.',
      after:
        'Una cometa, è chiaro: breve, luminosa, senza riguardo per i mobili. Ripassa tra settantasei anni, e avrò l’acqua sul fuoco.',
      lost: 'Dietro una nuvola, tutto qui. Alle stelle capita di continuo, e nessuno le stima di meno. Lascio aperta la cupola.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Guida la ferrovia a cremagliera, su una pendenza mai approvata. Una volta ebbe quattro minuti di ritardo, e suonarono le campane.',
      before: 'Undici secondi in anticipo. Dietro la linea gialla, finché non sarò pronta a batterLa.',
      after:
        'In ritardo, per causa umana, al mio stesso binario. La scrivo nel registro alla voce frane, con rispetto.',
      lost: 'Questa corsa oggi non è arrivata. Ne parte un’altra quando vuole, e Gliela tengo ferma al binario.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description:
        'Soccorritore alpino. Riporta a casa chi si è perso in groppa a cose da cui di solito si scappa.',
      before: 'Se cadi, cadi a sinistra. L’amico a sinistra è svelto, quello a destra ha fame.',
      after:
        'Quarantuno scalatori, tre capre e una banda di ottoni, e adesso quello portato in spalla sono io. Vai su: ci sarà il tè.',
      lost: 'Ti tengo, non guardare giù. Ne ho portati via di qui quarantuno, e trenta sono tornati e ce l’hanno fatta.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Tiene la capanna del tè sulla vetta. Salì settant’anni fa a cercare il cappello, e ormai non le importa più.',
      before: 'Siedi, siedi. Il tè ci mette giusto quanto una lotta, tanto vale.',
      after:
        'Bevi finché è caldo, piccola valanga. Dalla mia panca si vede un paese dove è mattina e mezzanotte insieme. Là, appena oltre il mio cappello.',
      lost: 'Siedi, siedi. Su questa panca ho perso per vent’anni prima che a qualcuno venisse in mente di perdere con me. Il tè è lo stesso.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliotecaria della casa dei semi, nel bosco dell’alba. Le querce si prestano per duecento anni, i ravanelli per il fine settimana.',
      before:
        'Silenzio, prego, i ripiani alti stanno germogliando. Puoi prendere in prestito una sconfitta, e riportarla quando l’hai finita.',
      after:
        'Allora niente multa. Prendi anche questa ghianda. Va resa tra duecento anni, e io me ne accorgo.',
      lost: 'Una sconfitta, timbrata, da rendere quando vuoi. Leggila piano: la parte utile è verso la fine.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Nove anni, e in piedi prima di tutti. Gli altri l’hanno fatta capopalestra dopo che ne aveva battuti tre andando a scuola.',
      before:
        'Alle otto devo stare a scuola, quindi faccio in fretta. Dopo puoi piangere. Lo fanno tutti, va bene.',
      after:
        'Hai vinto! Prima di colazione non vince mai nessuno! Non dirlo alla maestra, lei crede che faccio tardi per colpa di un drago.',
      lost: 'Non essere triste, io da piccola perdevo sempre! Domani puoi tornare, e ti porto il mio secondo toast più buono.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Soffia vetro sulle pietre del mezzogiorno, dove la sua fornace è solo la seconda cosa più calda. I suoi vetri ricordano l’estate.',
      before: 'Mettiti nella mia ombra, se vuoi. Fino alle tre è l’unica.',
      after:
        'Eri sabbia, entrando, e adesso ti si vede attraverso fino al coraggio. Non lasciarti imballare nella paglia.',
      lost: 'Il vetro si rompe mentre nasce o mai più, e tu sei ancora qui. Siediti all’ombra, e la prossima volta porta acqua.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Revisore di tesori. Una volta l’anno conta l’oro di ogni drago, e ogni drago trattiene il fiato.',
      before: 'Nome, motivo, e attivo in condizioni di lottare. Avverto: io trovo sempre la discrepanza.',
      after: 'Non torna. L’ho rifatto due volte, e quel che avanza sei tu. Una sigla qui, per cortesia.',
      lost: 'Riporto il tuo coraggio alla pagina seguente. È all’attivo, e io non faccio errori.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'A sera conta ogni uccello che rientra, ad alta voce e per nome. In una buona annata di fringuelli cena tardissimo.',
      before: 'Quattromilasei, quattromilasette. Comincia pure, so contare e lottare insieme.',
      after: 'Ecco, ho perso il conto, e volentieri. Ti segno come quattromilaotto: a casa prima di buio.',
      lost: 'Hai perso qualche penna, e ricrescono più forti. Nel conto ti ci ho messo lo stesso.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Teatro d’ombre tra le canne del tramonto. Le sue figure fanno l’inchino, e un altro quando la lampada è già spenta.',
      before: 'In ogni bella storia c’è chi entra sapendo come finisce. Non ha mai ragione.',
      after:
        'Hai cambiato l’ultimo atto. Alle mie ombre è piaciuto tanto che due vengono via con te: non voltarti troppo in fretta.',
      lost: 'Era solo il secondo atto, e nel secondo atto si perde sempre. Ti tengo il posto accanto alla lampada.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Pesca nel lago di mezzanotte le stelle che ci cadono, e ributta le piccole.',
      before: 'Parla piano. Abboccano meglio quando nessuno esprime desideri.',
      after: 'Per la mia rete sei troppo. Ti ributterei, ma mi sa che tu cadi all’insù.',
      lost: 'È scappato dall’amo il pesce, tutto qui. Siediti, il lago non ha fretta, e ho caffè per due.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Infermiera di notte di chi non trova pace. Canta finché la trovano, ed è appena arrivata al quarto secolo.',
      before: 'Piano, il nono secolo si è addormentato adesso. Se lo svegli, la ninnananna gliela canti tu.',
      after:
        'Ci hai rimboccato le coperte, e nessuno se n’è accorto finché fu buio. Va’ da chi carica le ore, e di’ che non sono ancora stanca.',
      lost: 'Ecco, riposa, non c’è niente di rotto. Veglio io la tua squadra finché sta bene, e la sedia buona è per te.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Custode delle quattro ore, che ogni sera carica il cielo a mano. Il cielo ha tardato una volta sola, per un compleanno.',
      before:
        'L’alba ti ha dato la strada, il mezzodì la prova, il tramonto il passo, e la mezzanotte mi ha detto il tuo nome. Vediamo che cosa resta del giorno?',
      after:
        'Ecco che cosa aspettavano tutti gli orologi. Questa è la chiave. Non devi caricare niente, ma è bello sapere chi potrebbe.',
      lost: 'L’ora era mia, e le ore passano di mano. Riposa finché batte la prossima: lascio il cancello accostato.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Pagina uno, riga uno: vittoria mia. Ho lasciato il posto per la data.',
      after:
        'Non era una sconfitta. Era una brutta copia. Ci vediamo a Guado Latch quando hai tre medaglie, e avrò una penna migliore.',
      lost: 'Ah! L’ho sottolineato. Due volte. Riprova pure, di inchiostro ne ho.',
    },
    'rival-town': {
      before: 'Mi sto allenando alla faccia modesta. Guarda, tra un minuto la vedi.',
      after:
        'Vai meglio, tu. Anch’io, solo che da lì non si vede. Otto medaglie. Il cancello della landa. Fatti trovare.',
      lost: 'Questa è la faccia modesta. Regge, vero? Torna presto, non riesco a tenerla a lungo.',
    },
    'rival-gate': {
      before: 'Non ho dormito. Va bene così, nemmeno loro: abbiamo parlato. Stanno dalla mia parte.',
      after:
        'E va bene. Va bene! Prima tu. Il cancello lo tengo io, qualcuno deve pur farlo. Ci vediamo dove finisce la landa.',
      lost: 'Prima persona a passare come si deve: Sorrel Latch. Ti aspetto. Essere davanti a tutti, da soli, è una noia.',
    },
    'rival-chapel': {
      before: 'Per questa niente pagina. Voglio vederla con i miei occhi, non rileggerla dopo.',
      after:
        'Lo senti? Sono caldi, tutti, i tuoi e i miei. È un fuoco solo. E io cercavo di vincere contro un fuoco.',
      lost: 'Ho vinto. Ho vinto davvero, e non ho niente per scriverlo. Torna presto, così me lo ricordo meglio.',
    },
  },
};
export default words;
