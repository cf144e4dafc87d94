import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Oh! Una persona. Bene. Sono Jory. Tu… non sei una pecora, quindi sono un po’ fuori esercizio.',
        'Casa mia è quella. Tengo la porta aperta, così vedo se a qualcuno dà fastidio.',
      ],
      badge: [
        'Ce l’hai appuntata e tutto. L’ho detto al gregge. La quaranta ha chiesto chi sei. Ho detto: una persona amica, credo?',
      ],
      defeated: [
        'Perso? Io ne perdo una a settimana e la ritrovo in cucina da qualcuno. Si tratta più che altro di andare a vedere.',
      ],
      dawn: ['All’alba le conto. Quattrocento. Non ho mai passato la novanta: a quel punto dormo.'],
      sheep: [
        'Hanno cominciato a seguire le tue creature. È il calore, penso. Sotto la lana hanno buon senso.',
      ],
      dog: ['A parlare per tutti e due ci pensa il cane. È più bravo, e sa quando smettere.'],
    },
  },
  'brother-eskil': {
    name: 'Frate Eskil',
    lines: {
      hello: [
        'Pace a te, e attenzione a quella sul colletto: è nuova, e timida.',
        'Frate Eskil. Ho fatto voto di silenzio, ma solo di quello piccolo.',
      ],
      badge: ['Le sorelle canticchiano ancora l’aria con cui mi hai battuto. Ne ho fatto il quarto inno.'],
      wax: [
        'Nella cappella sul lago c’è una candela accesa da quando esistono i libri. La cera la facciamo qui. Nessuno la viene a prendere.',
        'Ho chiesto alla regina più vecchia. Ha detto che una fiamma così non mangia.',
      ],
      defeated: [
        'Siediti. Fatti pungere un po’. Tra un’ora non saprai più che cosa hai perso, te lo prometto.',
      ],
      sunday: ['La domenica cantano a più voci. Io faccio il basso, e i fuchi non attaccano mai a tempo.'],
      dusk: ['A sera tornano tutte, e nessuna chiede all’altra dov’è stata. Lo trovo riposante.'],
      honey: ['Il miele d’erica non scende. Bisogna convincerlo.'],
      hum: ['A star ben zitti, tutta la collina ronza. Più basso delle api. Ho smesso di parlarne.'],
      banked: [
        'Ho detto alla regina che è coperta. Ha detto: «Come noi d’inverno. Strette intorno a chi è calda, e ronzare.» Era un po’ compiaciuta.',
      ],
      loose: [
        'Ho detto alla regina che resta fuori. Ha detto solo: «Sciame.» Lo dice di tutto ciò di cui va fiera.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Alt. Indietro il piede sinistro. Ecco. Stavi per fare conoscenza col carretto di mio nonno.',
        'Murdo Callan. Taglio torba. Quel che ci trovo lo appendo al muro, a meno che non dica buongiorno.',
      ],
      king: [
        'Adesso che hai la medaglia: il re. L’ho trovato seduto nella torba, con la corona, educatissimo.',
        'Aveva sulle ginocchia una pentola di coccio, senza coperchio. Vuota, ma ci scaldavi le mani. Le ho scaldate. Poi l’ho rimesso giù.',
      ],
      defeated: ['Affondare? Affondano tutti. Il trucco è farlo vicino a qualcuno con la vanga.'],
      dusk: [
        'A sera salgono le luci della palude. Non ti portano da nessuna parte. Sono a passeggio, come te.',
      ],
      butter: [
        'Novecento anni, quel burro. L’ho messo sul pane. Sapeva di ricordo di burro di qualcun altro.',
      ],
      spade: [
        'Una buona vanga chiede permesso. Alla mia hanno detto di no due volte. I piedi li ho ancora tutti e due.',
      ],
      banked: [
        'Sono passato dal re. Il coperchio è sulla pentola, non so come, e lui ha la faccia di uno con un gatto sulle ginocchia.',
      ],
      loose: [
        'Sono passato dal re. Il coperchio non c’è più, le mani le ha in grembo, e giurerei che sorride. Voleva solo saperlo.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Mettiti sottovento! No, rispetto a me. Parveen Sattar. Tingo, e le battute le so tutte, quindi risparmia il fiato.',
        'E dico sul serio. Risparmia il fiato: oggi si fa il verde.',
      ],
      badge: ['Quella medaglia non scolorirà mai. L’ho provata in tutto. Ne è uscita con l’aria contenta.'],
      defeated: [
        'Quindi la tinta non ha tenuto. Su. Il mio viola migliore l’ho cavato da un errore e un cappello caduto.',
      ],
      tuesday: ['È martedì. Non leccare niente. Ho messo un cartello. Qualcuno ha leccato il cartello.'],
      yellow: ['A proposito del giallo. Non hai chiesto! Bene. Farai strada.'],
      hands: [
        'Le mie mani una volta erano marroni. Il colore l’ho scritto da qualche parte, potrei rifarlo.',
      ],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Tieni questa. Adesso tu sai quanto pesa, e io so quanta cura ci metti. Hana Stanek.',
        'Faccio muri. La gente pensa che servano a tener fuori. Servono ad avere dove appoggiarsi.',
      ],
      badge: ['La tua pietra l’ho messa. Terza fila, verso ovest. C’è ancora. Guardo ogni mattina.'],
      shelter: [
        'A Lungo Ascolto ci sono vecchi muri, alti un ginocchio, mezzi cerchi. Aperti a sud, tutti, e dentro neri.',
        'Qualcuno attraversò la landa con un fuoco, e a ogni sosta gli fece un muro contro il vento. Non si tratta così un prigioniero.',
      ],
      defeated: ['È caduto? Bene. Adesso si vede quale pietra mentiva. Mettila più in basso e ricomincia.'],
      dawn: [
        'All’alba le pietre sono bagnate e mostrano il vero colore. È allora che scelgo. A te ho scelto una grigia.',
      ],
      mortar: ['La malta è per chi ha fretta di sbagliare.'],
      gap: ['In ogni muro lascio un varco. Piccolo. Per ciò a cui non ho pensato, così non deve scavalcare.'],
      banked: [
        'Le hai dato una casa. Sono andata a vedere. Pietra a secco. Chi l’ha fatta può mangiare da me, di qualunque secolo fosse.',
      ],
      loose: [
        'L’hai lasciata senza muro. Non ho dormito. Poi ho pensato: è un varco, per ciò a cui non si è pensato. Bello grande. Bene.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'Anima amica! Occhio all’ago. Osric Strang. Ci abbracciamo, e poi vediamo chi resta in piedi.',
        'No? Dopo, allora. Il ring è dentro. Porta coraggio, e un ditale se ne hai uno.',
      ],
      badge: [
        'La tua campanula è cucita! Qui, sul cuore, dove stava il toro. Il toro l’ha presa con eleganza.',
      ],
      defeated: [
        'Prima per terra, e ora qui, sulle tue gambe. Allora chi ha vinto, chiedo io? Be’, loro. Però.',
      ],
      night: [
        'Di notte ricamo alla lampada della fucina. I miei nemici dormono male, i miei cuscini sono superbi.',
      ],
      bluebells: [
        'Una campanula vuole quattrocento punti. Un uomo vuole una buona ragione. Guarda: ho tutt’e due.',
      ],
      bull: ['A Thornholm ho lottato con un toro. Ci scriviamo ancora. Ha una calligrafia tremenda.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. E: quattordici. E: sì, ma solo quando sta per piovere.',
        'Lo so, la gente vuole chiedere prima. Così si fa più in fretta, e poi resta tempo per il tempo.',
      ],
      warm: [
        'Vuoi sapere dei pozzi. Quelli profondi, qui, salgono tutti caldi. Non è una fonte termale. Respira.',
        'Ho chiesto al bastone che c’è giù. Ha detto: non giù. Ha detto: avanzato.',
      ],
      defeated: [
        'Sapevo che avevi perso, e sono uscita per essere qui al tuo passaggio. È la metà utile della faccenda.',
      ],
      monday: ['Avrai un bel mercoledì. Non so perché lo dico alla gente: poi stanno lì ad aspettarlo.'],
      answers: ['La risposta è: no, grazie. Chiedimi se voglio andare a casa a fare i compiti.'],
      socks: ['Sono spaiati perché sono due. Se ne guardi uno per volta è normalissimo.'],
      banked: [
        'I pozzi adesso tengono lo stesso calore tutta la notte. Prima si rigirava. E prima che tu lo chieda: sì, sta comoda.',
      ],
      loose: [
        'Stavi per chiedere se le dispiace. No. I pozzi sono caldi ogni giorno in un posto diverso. È bravissima a nascondino.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'C’è qualcuno? Oh, e qualcun altro. Venite via dall’umido, tesori, tutti e due.',
        'Dorcas Wintersgill. Suono la campana. Un colpo per «siamo qui», due per «occhio al bordo», tre per la cena.',
      ],
      gentleman: [
        'Il signore vicino alla porta dice che posso raccontartelo. Era un re. Trovò la brace fuori, nell’erba, e gli fece pena.',
        'Voleva solo portarla a casa, tesoro. Quassù faceva freddo. E così alzò il coperchio, per vedere se c’era ancora.',
      ],
      defeated: ['Hai perso qualcosa. Non cercarlo adesso. Salta sempre fuori quando bolle l’acqua.'],
      night: [
        'Stanotte c’è movimento. Quello era il passaggio delle undici. Faceva il postino. Mai un ritardo.',
      ],
      peppermint: ['Prendi una mentina, tesoro. E una per l’amico. No? Allora è timido.'],
      counting: [
        'Conto chi va di là e chi torna. È sempre qualcuno in più. A nessuno dispiace, sono tranquilli.',
      ],
      banked: [
        'È tornato a casa, tesoro, il signore. Ha chiesto se era dentro, e al caldo. Ho detto di sì. Si è inchinato, e ha preso il cappello.',
        'Novecento anni vicino a quella porta, con un pensiero. La sua mentina gliel’ho tenuta, caso mai passasse.',
      ],
      loose: [
        'Il signore resta a cena. Ha chiesto se qualcuno era in collera. Ho detto: caro, è là fuori che si diverte da matti.',
        'Allora si è seduto, e si è tolto la corona! Ha il segno tutt’intorno. Ho apparecchiato per due. Lava lui i piatti.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Perdoni il portone, è tre metri sotto di Lei. Cordelia Vane, di quel che resta.',
        'Si cena in soffitta. Si gode una vista meravigliosa sui propri comignoli.',
      ],
      crest: [
        'La biblioteca è Sua, ossia l’unico scaffale asciutto. Il nostro stemma: una pentola, il coperchio alzato. «Solo per guardare.»',
        'I miei avi erano i cuochi del re. Sempre un cuoco! Un chiavistello, un coperchio, una mano gentile. E sulle isole, mi dicono, una terza.',
      ],
      defeated: ['Ogni tanto si perde un piano. Si trasloca di sopra. L’aria è migliore ogni volta.'],
      saturday: [
        'Nel fine settimana la casa è aperta ai visitatori. All’uscita, per cortesia, pulirsi i piedi.',
      ],
      floors: [
        'La sala da ballo se ne andò ai tempi di mia nonna, durante un valzer. Lo finirono. Così si fa.',
      ],
      pearls: ['Le perle sono vere. Il fango pure. Non ho mai trovato che l’uno guasti le altre.'],
      banked: [
        'Ho fatto cambiare il motto. «Solo per guardare» era un filo triste. Ora dice «Non svegliare». Più intimo, sopra un camino.',
      ],
      loose: [
        'Ho fatto ridipingere lo stemma, senza coperchio. L’araldo ha chiesto dove fosse il contenuto. «Fuori», ho detto. «È giovane.»',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Ce l’hai una rana? Io ce l’ho. Ce l’avevo. È nel tuo cappuccio, mi sa. Non guardare, è timida.',
        'Sono Hob. Sono il più veloce di Borgotorba. Nessuno ha corso con me, quindi nessuno mi ha battuto.',
      ],
      sixty: ['SESSANTA specie! Io ne ho due: rana, e ancora rana.'],
      defeated: [
        'Hai perso! Non fa niente. Mamma dice che forma il carattere. Io di carattere ne ho tantissimo. Sono quasi tutto quello.',
      ],
      dusk: ['Posso star fuori finché suona la campana. Se non la sento posso star fuori di più. La la la.'],
      frog: [
        'Se accarezzi un rospo di palude diventa caldo e si accende. Non mi crede nessuno. Si chiama Gino.',
      ],
      mud: ['Quello è il mio stivale. È lì da aprile. A uno solo ci si abitua.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Sst. … No. Pareva che stesse per. Wilf Tarn, ascoltatore. Questa è la pietra a cui si ascolta.',
        'Si chiama Lungo Ascolto perché bisogna. Sono al trentunesimo anno.',
      ],
      hearth: [
        'Metti qui l’orecchio. Le medaglie le hai, non le dispiace. Senti? Crac, crac. Come un fuoco nella stanza accanto.',
        'Solo che la stanza accanto non c’è. C’è la landa. Mi sa che la stanza accanto siamo noi.',
      ],
      defeated: ['Ho sentito. Io sento tutto, settimana più, settimana meno. Pareva peggio di quel che era.'],
      dawn: ['L’alba è chiassosa. Tutta quella rugiada che atterra.'],
      listening: ['L’anno scorso ha detto una parola. Ero raffreddato. Mi pare fosse «forno», o «giorno».'],
      ear: ['Questo è l’orecchio buono. L’altro serve solo per il cappello.'],
      banked: [
        'Si è zittita. No, senti. Respira. Dorme nella stanza accanto! Trentun anni a volere che parlasse più forte. E ora: sst.',
      ],
      loose: [
        'Ha detto una parola! Chiarissima. Solo che avevo il cappello sull’orecchio buono. «Fuori», o «fiori». Sono al trentaduesimo anno.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Non parlare. Undici, dodici, tred… Hai parlato. Coi piedi. Maud Ashlar, conto le pietre.',
        'Non è mai due volte lo stesso numero. O camminano, o non so contare. Insegno aritmetica, perciò ho smesso di chiedermelo.',
      ],
      pot: [
        'Murdo Callan ti ha detto del suo re. Guarda le grandi pietre da ovest: un cerchio, e tre col tetto.',
        'Non è un tempio. È un focolare, col posto per una pentola. Qualcuno passò qui la notte, con un fuoco, per fargli compagnia.',
      ],
      hundred: ['Cento specie, dici. Le hai contate due volte? E tornava? Come ti invidio.'],
      night: ['Di notte sono diciannove più una. Quella una non la conto. La incoraggerebbe e basta.'],
      count: ['Ieri diciassette. Oggi diciannove. Una ha il cappello, quindi posso aver contato Wilf.'],
      lintel: [
        'Quattro tonnellate, quell’architrave, e sotto c’è un nido di scricciolo. Lei non ha mai alzato gli occhi.',
      ],
      banked: [
        'Diciannove. Diciannove. Diciannove! Da quando l’hai coperta stanno ferme. Non ho più niente da contare. Ho cominciato con gli scriccioli.',
      ],
      loose: [
        'Diciassette, una per strada, e una era a scuola. Non le conto più: ho aperto un registro. Rispondono all’appello.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Benvenuti alla Cappella Sommersa. Il vespro è alle sette, sott’acqua. Quassù ci sono solo io.',
        'Jonas Peel, sagrestano. Ho le chiavi di una porta che ha il lago. Abbiamo convenuto di non convenire.',
      ],
      lamp: [
        'La signora Vane ti ha mostrato la pentola. Allora guarda da quella finestra. Non è una candela. È un pezzo che gli cadde.',
        'È quello che restò quando il resto si alzò e partì. Non vuole essere spento, e nemmeno chiuso. Vuole una finestra.',
      ],
      bell: [
        'La campana suona da sola. La gente dice: spiriti. È il calore: sale, e la campana si sposta per fargli posto.',
      ],
      defeated: [
        'Sconfitta? Parrocchia giusta. Noi siamo sott’acqua da San Michele, e guarda come brilliamo.',
      ],
      night: [
        'Vedi la luce? Non l’ho mai accesa io. Una volta venivo a spegnerla. Tornava sempre con tanto garbo.',
      ],
      sermon: ['Predico alle anguille sulla pazienza. L’hanno già sentita. Con me sono molto pazienti.'],
      pews: [
        'In primavera le panche vengono a galla. Io giro in barca e le numero. Ce n’è sempre una di troppo, ed è sempre asciutta.',
      ],
      banked: [
        'La luce alla finestra è andata a nord, dalle altre. Sono stato giù fino alle sette. Poi era qui. Era andata solo a vedere.',
      ],
      loose: [
        'La luce alla finestra ha avuto amici a casa. Ho predicato. Hanno tremolato nei punti giusti, e una è uscita a pensarci.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Traghetto! Chi passa! … Preferisci fare il giro. Tutti preferiscono fare il giro. Lettice Dray, traghettatrice.',
        'C’era una strada rialzata, e non servivo. Affondò. Comprai la barca. Poi scoprirono che era affondata solo per metà.',
      ],
      eighty: ['Ottanta specie! Ci vorrebbero due viaggi. Per le silenziose ti faccio un prezzo.'],
      defeated: ['Su col morale. Da marzo ho gli stessi tre passeggeri, e uno era un airone.'],
      friday: ['Il venerdì vernicio la barca. Ormai è quasi tutta vernice. Non ha mai tenuto così bene.'],
      ferry: ['A metà si vede sotto il tetto della cappella. È un buon tetto. È solo nel posto sbagliato.'],
      fare: [
        'Un soldo per andare e niente per tornare. Farei pagare anche il ritorno, ma nessuno è mai dell’umore.',
      ],
    },
  },
};
export default words;
