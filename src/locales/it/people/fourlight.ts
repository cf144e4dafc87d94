import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Sst, i ripiani alti germogliano. Thandeka Moyo, biblioteca dei semi. Tocca pure tutto ciò che non sta ascoltando.',
        'Querce per duecento anni, ravanelli per il fine settimana. Le multe si pagano in compost.',
      ],
      thyme: [
        'Hai reso una sconfitta in buono stato, quindi guarda: primo prestito. «Timo, un vaso, dal davanzale di una cucina. Torno subito.»',
        'Portarono quassù il focolare, pietra per pietra, e scordarono le erbe. Mille anni di ritardo. Io l’ho annaffiato.',
      ],
      banked: [
        'Il timo l’ho messo sulla mensola, dove ha le radici al caldo. Mille anni di ritardo, e ho condonato la multa. Non dirlo a nessuno.',
      ],
      loose: [
        'Ho segnato il timo «in prestito per sempre, a chiunque abbia una finestra». Mi sento spericolata. Metterò qualcosa di traverso.',
      ],
      defeated: ['La tua sconfitta si rende quando vuoi. La gente tende a rinnovare.'],
      dawn: ['All’alba chiedono acqua tutti insieme. È l’unico momento in cui si può gridare.'],
      oak: ['Uno ha riportato una quercia. Aveva preso una ghianda. Gli ho fatto pagare le note a margine.'],
      radish: ['I ravanelli sono lettori leggeri. Gli piacciono i finali corti.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Sono Mirabel. Ho nove anni, sono capopalestra, e non mi sono persa. E tu? Ti posso riportare dalla mamma.',
        'Alle otto devo stare a scuola. Qui manca sempre poco alle otto. È la cosa più bella.',
      ],
      badge: ['Hai la mia medaglia! L’ho disegnata io. Doveva essere un cavallo, ma è finito il cavallo.'],
      banked: [
        'Maren mi lascia dare la buonanotte al fuoco. Gli ho detto del drago. Alla maestra non l’ha detto. È il mio migliore amico fuoco.',
      ],
      loose: [
        'Uno è venuto a stare sotto il nostro gradino! Io gli lascio la porta un po’ aperta. Lui le pantofole un po’ bruciate. Siamo educati.',
      ],
      defeated: ['Io perdo un sacco. Basta dire «ancora!» fortissimo, e allora è un’altra lotta.'],
      day: ['Non sto saltando la scuola. Ci sto andando. Solo che ci vado piano.'],
      dusk: ['Quando è buio devo essere a casa. È quasi buio da lunedì.'],
      slippers: ['Sono conigli. Questo è quello di sinistra, e questo è l’altro di sinistra.'],
      tabard: [
        'Dentro la casacca c’è scritto «coraggiosa». L’ha cucito mamma, caso mai mi riportassero da qualche parte.',
      ],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Mettiti nella mia ombra, se vuoi, io non la uso. Soraya Haddad, vetro.',
        'Occhio al banco. Stamattina era sabbia, e stasera sarà una caraffa.',
      ],
      window: [
        'A occhio limpido, vetro limpido. Per il focolare freddo hanno ordinato una finestra. Il muro non c’è. Prima la finestra.',
        '«Così da fuori si vede, quando è acceso», dice Maren. Chi la vede, ho chiesto. «Chi è fuori.» L’ho fatta doppia.',
      ],
      banked: [
        'In quella finestra c’è un chiarore. Sono stata lì fuori al buio come una sciocca, e mi sentivo aspettata.',
      ],
      loose: ['Ho rimontato quella finestra, così si apre. Il vetro è lo stesso. Ha solo l’aria più sicura.'],
      defeated: ['Una crepa è solo il posto dove la luce entra di lato. Si paga a parte.'],
      dusk: ['A sera la fornace è più chiara del cielo. Si monta la testa.'],
      sand: ['È sabbia, tutta quanta. Solo che le hanno detto qualcosa di caldo abbastanza a lungo.'],
      breath: ['Un calice è un fiato, una ciotola due. Per un lampadario faccio colazione.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Nome? Motivo? … «Do un’occhiata.» Scriverò «non contabilizzato». Pell, Ignatius. Revisiono tesori.',
        'Una volta l’anno conto l’oro di ogni drago. Trattengono il fiato. Con i grossi ci si sbriga.',
      ],
      stones: [
        'I tuoi conti tornano, quindi guarda. Pietre di un focolare, portate quassù: quattrocentododici. Ricevute: quattrocentotredici.',
        'Quella in più dice: «Una porta. Non portata. Lasciata aperta, nel caso.» La riporto da diciannove anni.',
      ],
      banked: [
        'Voce: una brace, coperta, fruttifera. L’ho messa all’attivo, e poi, a matita, sotto «casa». Una sigla qui.',
      ],
      loose: [
        'Voce: una brace, in giro, di tutti. L’unica somma che ho visto crescere a non contarla. Una sigla qui. No: niente.',
      ],
      defeated: ['Una perdita. È deducibile. Non chiede quasi mai nessuno.'],
      friday: ['Il venerdì arrotondo per difetto. È il mio unico vizio.'],
      cup: ['Uno ha cercato di corrompermi con una coppa. Ho contato la coppa.'],
      hem: ['Ho l’orlo bruciacchiato. Ho chiesto il rimborso. È anche, detto tra noi, piuttosto caldo.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Quattromilauno, quattromiladue. Sera. Non muoverti, hai addosso un fringuello. Due. Tomasz Wrona.',
        'Li conto al rientro, per nome. Ci vuole un po’, ma cercare quello scordato sarebbe più lungo.',
      ],
      over: [
        'Nel conto ci sei, quindi te lo dico: ogni sera me ne avanza uno. Una luce supera l’orlo, tardi, e ali non ne ha.',
        'Gira una volta intorno al focolare freddo, come un cane che si sdraia, e non si sdraia. Nel registro ho messo: «Non ancora.»',
      ],
      banked: [
        'Ieri l’ultimo è arrivato, ha fatto un giro e si è sdraiato. Adesso è nel registro per nome. Non lo dico forte: dorme.',
      ],
      loose: [
        'L’ultimo ha fatto un giro, è uscito di nuovo oltre l’orlo, e si è voltato. Ho scritto: «Fuori. Sa la strada.» Ho dormito bene.',
      ],
      defeated: ['Ti è caduta qualche penna. Indietro non l’avrai, ma ci sta covando sopra qualcuno.'],
      dusk: ['Zitti, rientrano. Gli storni danno tutti lo stesso nome.'],
      perch: ['Il braccio lo tengo fuori per abitudine. Mia moglie ci appendeva il bucato.'],
      nest: ['Il nido nel cappello è affittato fino a primavera. Alle signore non posso scoprirmi.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Mi fai ombra. No, resta: la tua ha un bel profilo. Dewi Laras. Suono le canne. Loro stanno al gioco.',
        'Alla fine le mie figure s’inchinano. Chi tiri i fili non lo chiedo più.',
      ],
      play: [
        'Il mio dramma più vecchio te lo meriti. Due figure: un focolare, e una mano. L’ultimo atto non c’è.',
        'La mano va al chiavistello, e la lampada si spegne. Tutti sanno come continua. Non ce n’è due che sappiano lo stesso.',
      ],
      banked: [
        'Ho dato l’ultimo atto. La mano chiude la porta, piano, da dentro. Piangevano i grandi. Un bambino: «Be’, è tardi.»',
      ],
      loose: [
        'Ho dato l’ultimo atto. La mano lascia il chiavistello, e saluta. Piangevano i grandi. Un bambino chiese che c’è per cena, là fuori.',
      ],
      defeated: ['Era il secondo atto. Nel secondo atto si perde: ha le canzoni belle.'],
      night: ['Di notte non mi serve lo schermo. Basta recitare più piccolo.'],
      trick: ['Guardano dietro lo schermo in cerca del trucco. Il trucco sono io. Saluto.'],
      face: ['Questa metà della faccia è per il pubblico.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Abboccano quando nessuno desidera. Tu desideri. Ti sento da qui.'],
      hook: [
        'A pochi lo mostrerei. Preso dove il lago è più fondo, ed è caldo. Un gancio di porta. Quello in cui cade il chiavistello.',
        'Tre volte ributtato. Tre volte è risalito. Adesso è su un chiodo in cucina, e il gatto non se ne stacca.',
      ],
      banked: [
        'Ho portato il gancio al focolare. Maren l’ha messo al camino. La porta non c’è. Serve per appenderci il cappotto.',
      ],
      loose: [
        'Il gancio l’ho ributtato una quarta volta. È rimasto giù. Voleva solo sentirsi dire che non serviva.',
      ],
      defeated: ['Scappato dall’amo. È così che diventano grossi.'],
      night: ['Quella è una stella. Troppo piccola. … Eccola che va.'],
      coffee: ['Il caffè è per due. Quali due, non lo so mai.'],
      feet: ['Scalzo, sì. Di stivali hanno sentito parlare.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Piano, il nono ha appena preso sonno. Secolo, non bimbo. Seraphine Oyelo, turno di notte.',
        'Non trovano pace, e io canto. Sono arrivata al quarto. Ci sono richieste.',
      ],
      carriers: [
        'Hai rimboccato tutti così bene. Senti allora che borbottano i più vecchi. Portarono su il focolare, e non si sdraiano.',
        '«Può tornare qualcuno che ha freddo.» Mille anni alzati, col letto già pronto. È un tipo che conosco.',
      ],
      banked: [
        'Dormono. I vecchi portatori per primi, con gli stivali. Io lì, e nessuno aveva bisogno di me. Ho fatto la maglia! Che bello.',
      ],
      loose: [
        'I vecchi portatori si sono alzati. Oh cielo, ho pensato. Si sono stirati, e via a passeggio. Dopo si dorme così bene.',
      ],
      defeated: ['Di rotto c’è solo la serata. Prendi la sedia buona.'],
      dawn: ['All’alba passo le consegne. Non c’è nessuno a cui passarle, così lo dico al bollitore.'],
      box: ['Nel carillon resta una musica. La tengo per qualcuno che non dorma dalla gioia.'],
      tired: ['Stanca? No, no. Li avevo chiusi solo per ascoltare.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'L’alba mi ha detto che venivi, e il mezzodì quando. Halcyon Abebe, custode delle ore. Spettegolano.',
        'La sera carico il cielo. Credo che andrebbe anche senza. Gli piace che glielo si chieda.',
      ],
      wait: [
        'Hai la chiave, ti dico perché le quattro ore stanno ferme. Quando fu portato su il focolare, restarono a vederlo accendere.',
        'Dissero: riprenderemo a cosa decisa. Va’ da Maren Trivet. Ha una domanda, e si è conservata bene.',
      ],
      banked: [
        'Ieri caricavo il cielo, e si è acciambellato prima della fine, come un gatto che sente preparare il fuoco. Ora rincaso prima.',
      ],
      loose: [
        'Oggi per un minuto le quattro ombre indicavano il cancello aperto. L’ho annotato. Non le ho corrette.',
      ],
      defeated: ['Un’ora è passata di mano. Torna domani, più o meno alla stessa ora.'],
      dusk: ['Un momento. … Undici. Dodici. Ecco: la sera è su. Siediti pure sotto.'],
      late: ['Ho tardato una volta, per un compleanno. Il sole aspettò fuori, e poi entrò con un pacchetto.'],
      eyes: ['Un occhio per il giorno, uno per la notte. A sera litigano su chi guida.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Orologi! Cipolle! Clessidre, quasi nuove! Bartholomew Tock. Undici anni in questo posto, e nemmeno uno venduto.',
        'Quattro mercati in uno, capisci? Alba, mezzodì, tramonto e notte. E a nessuno interessa.',
      ],
      ticking: [
        'Psst. Uno dei miei è partito. Il vecchio orologio da cucina, quello senza lancette. Salì con le pietre del focolare.',
        'È partito al passaggio tuo e della tua combriccola. Piano piano. Come chi respira nella stanza accanto.',
      ],
      banked: [
        'Ne ho venduto uno! Quello da cucina, a Maren. «Mi serve solo il tic», ha detto. Ho incorniciato la moneta. E il chiodo a cui stava.',
      ],
      loose: [
        'L’orologio da cucina se n’è andato, e ha lasciato caldo l’angolo. Ho messo un biglietto: «Uscito a vedere che ore sono.»',
      ],
      defeated: [
        'Perso? Tieni, gira questa clessidra. Vedi, ha tutto davanti. Poi rimettila giù, è quella da vetrina.',
      ],
      dawn: ['È l’alba secondo questo, mezzogiorno secondo quello, e lo stomaco dice martedì.'],
      night: ['Di notte costano meno. Non si vedono le lancette.'],
      slow: ['Quello va indietro e quello avanti. In media sono l’uomo più puntuale del Miglio.'],
      stopped: [
        'Un orologio fermo ha ragione due volte al giorno. Qui, finché sta fermo chi guarda. Bel pezzo.',
      ],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Ombre, prego. … Grazie. Ecco il numero. Clementine Shade, guardaroba.',
        'Su queste pietre è mezzogiorno, starebbero solo tra i piedi. La tua l’ho appesa alla finestra. Saluta ancora.',
      ],
      peg: [
        'C’è un gancio che nessuno ha mai chiesto. L’ombra di un focolare. La lasciarono alla nonna di mia nonna, e portarono su il resto.',
        'Un’ombra vuole una luce da cui cadere. Così sta appesa e aspetta. La domenica la spazzolo. Dentro è calda.',
      ],
      banked: [
        'L’ombra del focolare è stata ritirata! È corsa su per la collina appena c’era luce da cui cadere. Ha scordato lo scontrino.',
      ],
      loose: [
        'L’ombra del focolare resta. Col suo fuoco in giro, è ogni minuto altrove. Le ho dato il gancio grande.',
      ],
      defeated: ['La tua è tornata un po’ stropicciata, tesoro. Le do una passata col vapore.'],
      dusk: ['A sera si allungano tutte, e si credono grandi. Io chiudo presto.'],
      nine: ['Il numero nove è altissimo. Lui non lo era. Era solo in anticipo.'],
      swap: ['Una volta ne ho scambiate due. Poi hanno scritto. Sono molto felici.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Su le muffole, e respira dall’altra parte. Ambrose Thaw, biblioteca di ghiaccio. Abbiamo tutti i libri, fin quasi alla fine.',
        'Si sciolgono prima d’essere finiti. La gente si lamenta. Anche gli autori.',
      ],
      evening: [
        'È un libro solo, sai. Volume uno: «Faceva freddo.» Due: «Ancora.» Rimontarono il focolare, scrissero il tempo, e aspettarono.',
        'Sono al millecentesimo, e qualcuno sta entrando dalla porta. È il libro più lungo su una sera sola.',
      ],
      drip: [
        'L’ultimo volume ha cominciato a gocciolare. Va’ da Maren prima che si legga. Non vorrei influenzarti.',
      ],
      banked: [
        'L’ultima pagina ha preso. «E poi fece caldo, e dormirono.» Sotto, qualcuno ha disegnato una pentola. L’ho messa in cima.',
      ],
      loose: [
        'L’ultima pagina è scappata dallo scaffale, e io dietro col secchio. Dice: «E poi». Nient’altro. Non ho mai amato tanto un libro.',
      ],
      defeated: ['Nel libro perdono a pagina quaranta. Le pagine sono novemila.'],
      night: ['Leggo alla luce azzurra. È fredda, ma lo è anche la trama.'],
      mittens: ['Le pagine si voltano con un cucchiaio caldo. Una volta. Per questo c’è la lista d’attesa.'],
      spoiler: ['Non dirmi come va a finire. Sono l’unico qui che si stupirebbe.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'I piedi. … Grazie. Maren Trivet. Tengo il focolare. Ogni mattina spazzato, ogni mattina freddo. Non si sa mai.',
        'È quello della prima cucina. La valle lo portò su, una pietra a testa, per quando il fuoco vuol tornare. Io apparecchio.',
      ],
      banked: [
        'Ecco. Una coperta di cenere, e rimbocca bene. Senti. … Russa. Mille anni, e nessuno ha scritto che russa.',
      ],
      home: ['Abbassa la voce, è coperta. E occhio ai piedi. Adesso è una casa, quindi contano doppio.'],
      loose: [
        'E su resti, allora. Ho tolto il «freddo» dal bollitore e messo una pietra sulla soglia. La porta non c’è. È il principio.',
      ],
      out: [
        'Un’ora fa era qui, seduta sulla mensola: ha finito il miele ed è uscita di nuovo. A mille anni fanno tutte così.',
      ],
      ask: [
        'È calda. Aspetta solo che glielo si dica. Coprila: dorme qui, le sue creature restano per scelta, e c’è una casa dove tornare.',
        'O lascia su il chiavistello: resta nell’erba, e nessuna cucina è mai chiusa del tutto. Va bene l’uno e l’altro. Non lo chiedo due volte.',
      ],
      warm: [
        'La mano, su quella pietra. … Calda no. Ma nemmeno fredda! Era fredda da prima che ci fosse la parola.',
        'È la combriccola che hai dietro, da ogni dove. Sa di ogni cucina che c’è. Batti chi carica le ore, e torna da me.',
      ],
      defeated: ['Hai l’aria infreddolita. Siediti. Non funziona ancora, ma lo star seduti sì.'],
      night: ['Di notte lascio accese le quattro luci. Magari il buio la intimidisce. Non l’ha mai detto.'],
      kettle: ['È un bollitore grande. Non sapevamo in quanti sareste stati.'],
      jars: ['Sale, miele, timo, e DOPO. No, nessuno l’ha mai aperto. Prima non sta bene.'],
      broom: ['Al mattino spazzo la cenere, e la sera la rimetto. Deve sembrare che ci viva qualcuno.'],
    },
  },
};
export default words;
