import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Una faccia nuova! Sono Nan Orrel e bado al pozzo. Si baderebbe da solo, ma poi chi gli parla?',
        'Erba alta per incontrare creature, sentieri per non incontrarne. Altre mappe non servono a nessuno.',
      ],
      alone: [
        'Ancora nessuna creatura alle calcagna? A casa chiedono di te. Si sono fatte spazzolare apposta.',
      ],
      champion: [
        'Hai battuto il Campione, e stai al mio pozzo come se fosse martedì. Nelle persone mi piace.',
      ],
      badge: [
        'Una medaglia! Posso tenerla? … Più leggera di quel che credevo.',
        'È a portarle tutte insieme che si raddrizza la schiena.',
      ],
      defeated: [
        'Siediti un momento. Il pozzo ha visto tutti i perdenti della valle, e metà sono tornati a vantarsi.',
      ],
      dusk: [
        'Ancora un secchio prima dei lampioni. L’acqua del tramonto fa il tè migliore. Non ho prove, perciò non chiedere.',
      ],
      rope: ['Quarant’anni, sempre la stessa corda. L’ho cambiata nove volte, mai tutta insieme.'],
      coins: [
        'La gente butta monete e desidera. Io le ripesco e desidero che le buttino più vicino al bordo.',
      ],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Questi sono i miei alberi. Quella è Margaret, questa è la madre di Margaret.',
        'Le mele cadute prendile pure. I consigli di Margaret no: pende.',
      ],
      alone: ['Vuoi passare in quell’erba senza creature? Coraggio ne hai. L’erba ha già vinto, in passato.'],
      garden: [
        'Hai vinto nel giardino della Thornby? Davanti a quelle rose?',
        'Non hanno mai perso in niente. Da’ loro un giorno per riprendersi.',
      ],
      ten: ['Dieci specie! Una più delle mie qualità di mele. Pianterò qualcosa per dispetto.'],
      grass: [
        'Dietro lo steccato lascio crescere l’erba. Dico che è per le creature. In realtà è la mia schiena.',
      ],
      pie: ['Una mela è solo una torta che non ha ancora incontrato le persone giuste.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, dell’emporio. Sto qui fuori perché gli scaffali possano respirare.',
        'La porta è lì. Si apre da sola, che è più di quanto faccia io prima di colazione.',
      ],
      defeated: [
        'Hai la faccia di chi ha finito le palle sul più bello. Vendiamo anche il più bello. Corsia uno.',
      ],
      thirty: [
        'Trenta specie. Ormai faccio gli ordini dai tuoi passi, sai. Bene per gli affari, male per il registro.',
      ],
      dawn: ['È aperto. È sempre aperto. Ho chiesto, e nessuno sa dove sia la chiave.'],
      prices: ['I prezzi non li faccio io. Io li dico solo con voce dispiaciuta.'],
      stock: [
        'La Palla Suprema costa quel che costa perché non sbaglia mai. Io sbaglio tutto. Sono convenientissimo.',
      ],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Vieni più vicino, tesoro, non mordo. Faccio la maglia. È più lento, ma la gente se lo ricorda di più.',
        'Ysolde Marrow. Qualunque cosa avrei detto del mugnaio, l’ho detta con più garbo.',
      ],
      alone: [
        'Su, tesoro, va’ a sceglierti una creatura. Le ho già fatto qualcosa a maglia. Andrà bene: un collo ce l’hanno tutte, più o meno.',
      ],
      rime: [
        'Dalla Sala Rime con tutte le dita! Allora avevi una buona sciarpa. Mezza medaglia la rivendico io.',
      ],
      five: [
        'Cinque medaglie, e ti fermi ancora a parlare con una vecchia.',
        'Alla quinta di solito smettono. Cominciano a dire «purtroppo devo».',
      ],
      defeated: ['Hai perso, eh? Io disfo una riga su tre. Nessuno ha mai chiamato fallimento lo scialle.'],
      shawl: [
        'Era cominciato come calzino. Una cosa va lasciata diventare quel che vuole, specie se hai perso il conto.',
      ],
      sock: [
        'Mio marito andò a cercare l’altro calzino, in primavera. Un buon matrimonio: senza, non è mai tornato.',
      ],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Sst! Sto contando i funghi. Cinque. Sono sempre cinque.',
        'Sono Wick. Se ne pesti uno sono quattro, e allora so che sei tu.',
      ],
      alone: ['Non hai una creatura? Neanch’io! Potremmo non averla insieme.'],
      fifty: ['CINQUANTA specie? Di niente ce n’è cinquanta! Be’, i denti. Una lumaca ne ha un sacco.'],
      five: ['Cinque specie! Come i funghi. Non prenderne più, se no il conto non torna.'],
      saturday: [
        'Oggi niente scuola. L’ultima lezione era sui giorni liberi, quindi so benissimo come si fa.',
      ],
      mushrooms: ['Quelli rossi sono case, quelli marroni liste d’attesa.'],
      oak: [
        'Nella grande quercia c’è una porta. Ho bussato. Qualcuno ha ribussato. Siamo andati avanti fino a cena.',
      ],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Bado al bosco. C’era prima lui, perciò più che altro gli chiedo che cosa vuole.',
        'Sotto gli alberi le creature sono più timide che nell’erba. O più colte. Difficile dirlo.',
      ],
      alone: [
        'Sotto gli alberi senza compagnia io non andrei. A loro non dispiace. Ti seguirebbero a casa, e poi spiegalo a tua madre.',
      ],
      cinder: [
        'La medaglia della Fucina Cinder. Hm. Tienila in una tasca interna, per cortesia, mentre parli con le betulle.',
      ],
      seven: [
        'Novecento anni, questa quercia. Sotto le radici è nero. Una volta il bosco bruciò, da un capo all’altro.',
        'Nessuno si fece male. Bruciò così, e al mattino dentro c’erano creature. I miei scrissero: «Ospiti.»',
      ],
      defeated: ['Una quercia perde tutte le foglie, ogni anno, davanti a tutti. Poi torna. Pensaci.'],
      dawn: [
        'All’alba c’è il cambio di turno. Resta lì e guarda: chi va a dormire incrocia chi si alza, e nessuno dice buongiorno.',
      ],
      oak: [
        'Questa quercia ha novecento anni. Ha una cavità, un ginocchio malandato e delle idee sugli scoiattoli.',
      ],
      rounds: ['Giro due volte intorno a ogni albero. Una per vederlo, una perché lui veda me.'],
      quiet: ['Lo senti? No, nemmeno io. Ci ho messo undici anni a farlo così silenzioso.'],
      banked: [
        'Gli ospiti sono stati invitati dentro, sento. A sera vengono ancora sotto la quercia, ma con il passo di chi ha la chiave.',
      ],
      loose: [
        'I miei scrissero «ospiti». L’ho cancellato e ho messo «vicini». La matita, in un certo senso, la teneva la quercia.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Sera, o giù di lì. Cosmo Wren, lampionaio. Quattro lampioni qui, due sulla costa, una luna.',
        'La luna a rigore non è mia, ma io la saluto, e finora si è sempre accesa.',
      ],
      lantern: ['Dalla Lanterna Dusk con una medaglia. Io ne ho sempre e solo cavato una fattura.'],
      defeated: [
        'Di notte nessuno vede una faccia lunga. Fa’ il giro della piazza. Al quarto lampione sembrerà che tu abbia vinto.',
      ],
      dawn: ['Li spengo. È identico ad accenderli, solo che ci si sente meno amati.'],
      dusk: ['Il tramonto è l’unica ora onesta: tutti ammettono di non vederci bene.'],
      count: [
        'Tra due lampioni c’è un passo che non è di nessuno dei due. È lì che attraversano le creature timide.',
      ],
      moths: ['Ogni notte le falene mi chiedono che c’è dentro. Vetro, dico. Non mi credono una parola.'],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Attenzione, hai i piedi dentro una frase. Ottoline Umber. Leggo pietre.',
        'Questa comincia «Quando la brace era selvatica» e poi qualcuno ci ha appoggiato una scala.',
      ],
      quarry: ['Hai battuto la Holdfast, alla cava? Splendido. Continuano a farmi delle fonti un selciato.'],
      hundred: [
        'Cento specie! Le pietre ne elencano quaranta e poi dicono «eccetera».',
        'Sei la prima persona che incontro ad aver fatto l’eccetera.',
      ],
      ember: [
        'Ho spostato la scala! «Quando la brace era selvatica, l’erba si alzò e si guardò intorno.» Non è un calendario. È una nascita.',
        'E continua: «Uscì dal chiavistello.» A Guado Latch sapranno che vuol dire. Non l’hanno detto a nessuno: quindi lo sanno.',
      ],
      night: [
        'Di notte le lettere si riempiono d’ombra e le legge chiunque. Di giorno ci vogliono una laurea e una spugna umida.',
      ],
      ring: ['Un sole, una luna, due ruote. O è un calendario, o qualcuno era fierissimo di un carro.'],
      island: [
        'L’hanno messa su un’isola perché nessuno la spostasse. Poi ci hanno fatto due ponti. Ecco la gente.',
      ],
      spiral: [
        'La spirale vuol dire «ritorna». Su una pietra vicino a un lago. Vorrei sapere che cosa, e quando.',
      ],
      banked: [
        'La pietra ha un’ultima riga. Dal tuo ritorno la leggo: «Dorme, e non è chiusa.» Mi sono dovuta sedere. In una frase.',
      ],
      loose: [
        'L’ultima riga della pietra finisce a metà parola. Pensavo: il tempo. Invece no. Hanno lasciato posto.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Occhio alla farina! Bran Tolliver. Va dappertutto. Una volta ho starnutito, e il gatto è stato un fantasma per una settimana.',
        'E qualunque cosa Ysolde Marrow dica di me, io l’ho detta prima a lei.',
      ],
      tower: [
        'Hai battuto la Torre Windrow. Ecco perché quel giorno le pale stavano ferme. Credevo fosse educazione.',
      ],
      crackle: [
        'Il Mulino Crackle! E lo chiamano mulino? Più che macinare, digrigna i denti. Bella medaglia, però.',
      ],
      dusk: [
        'Al tramonto fermo le pale. Un mulino che gira di notte macina il buio, e poi te lo ritrovi nel pane.',
      ],
      bread: ['Il segreto del buon pane è la pazienza. Per questo io faccio la farina.'],
      wind: ['Il vento viene dal mare, fa un giro onesto qui, e poi va nell’interno a dar fastidio.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, guardiana del faro. Centoquarantaquattro scalini. Chiedimi come lo so.',
        'Se mi vedi di giorno, io dormo, e quella è un’altra col mio cappello.',
      ],
      tidewell: [
        'La medaglia della Chiusa Tidewell. Allora sai quel che so io: l’acqua aspetta solo che tu guardi da un’altra parte.',
      ],
      defeated: [
        'Ogni nave là fuori è tornata indietro almeno una volta. Noi le chiamiamo quelle che sono ancora navi.',
      ],
      night: [
        'Il fascio gira in dodici secondi. Per undici, tutto ciò che c’è là fuori crede che nessuno guardi.',
      ],
      stairs: ['Salendo conto gli scalini. Scendendo conto le ginocchia. Non sempre mi è venuto due.'],
      ships: ['L’inverno scorso tre luci hanno risposto alla mia. Due erano navi.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Tieni questo capo. Grazie. Marisol Keel. Adesso fai parte di una rete, qui capita.',
        'Una rete è un mucchio di buchi su cui qualcuno si è messo d’accordo.',
      ],
      three: [
        'Tre medaglie. Ti avranno parlato del cancello della landa. Porta calzini. È quasi tutto sotto il ginocchio, dicono.',
      ],
      twenty: ['Venti specie! Le mie reti ne hanno prese diciannove, contando la bicicletta.'],
      dawn: [
        'All’alba le stendo e guardo che cosa ci ha scritto la notte. Per lo più: granchio. Granchio. Granchio.',
      ],
      knots: ['Sei nodi al minuto, e uno è sempre un fiocco. I pesci non devono mai sapere che aspettarsi.'],
      catch: ['Tu gli lanci una palla e loro ci entrano? E sono contenti? Io ho sbagliato tutto.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Alt! Questa cassa è la mia nave. Si chiama Inaffondabile, perché sta a terra.',
        'Sono il capitano Pip. Tu puoi fare l’ancora. È una promozione.',
      ],
      champion: [
        'Hai battuto il CAMPIONE? Puoi fare il capitano. Fino a cena. Poi torno io, è la legge del mare.',
      ],
      defeated: ['Se perdi devi camminare sull’asse. L’asse non ce l’abbiamo. Che fortuna.'],
      crate: [
        'Qui dentro c’è un tesoro. Non posso guardare, se no smette d’essere un tesoro e torna a essere rape.',
      ],
      captain: ['Un giorno navigherò fin dove la mappa finisce, e ne disegnerò un altro pezzo.'],
    },
  },
};
export default words;
