import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Avanti, avanti. Alza il piede sinistro. Era un filo. Adesso il destro. Ero io. Norbu Lhawang.',
        'Io tesso. Loro filano. È una buona casa: tutti ci lavorano, e quasi tutti hanno otto zampe.',
      ],
      badge: [
        'Adesso sei nel bordo, con gli stivali rossi. La signora della sciarpa dice che grazie a te si sente il collo più coraggioso.',
      ],
      defeated: ['Un punto caduto. Non ci si piange: si torna indietro di tre righe, e lì si prende il tè.'],
      dawn: ['All’alba ogni ragnatela ha la rugiada, e loro si danno tutti arie da gioiellieri.'],
      bridge: ['Quale filo regga il ponte non lo dico. È timido, e gli serve sicurezza.'],
      list: ['La lista è lunga undici anni. L’ho tessuta. È piuttosto una bella lista.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Via gli stivali! … Bene, dieci dita, mi piace saperlo. Quilla Huanca. Bado alle fonti calde.',
        'Verso il fondo si scaldano. Anch’io.',
      ],
      steam: [
        'Il caldo lo reggi, quindi: queste fonti non le accende nessuno. Scaldano quando le isole cucinano. Cena laggiù, alle nove bolle qui.',
        'Sale come fumo, passa in cima come nuvola e scende per la roccia come il mio bagno. Io ci metto solo i sali.',
      ],
      defeated: ['Dentro, fino al mento. Oltre la fronte nessuno è mai rimasto sconfitto.'],
      night: ['Di notte gli ospiti sono per lo più capre. Lasciano buone mance. Di che cosa, non chiedo.'],
      spoon: ['Questo è il cucchiaio grande. Il piccolo, credimi, non lo vuoi meritare.'],
      towel: ['Manca un asciugamano, e c’è una capra di monte asciuttissima. Mi sono rassegnata.'],
      banked: [
        'Adesso le fonti scaldano anche al mattino. Qualcuno a nord cucina tutta la notte, a fuoco lento. Per la schiena non c’è di meglio.',
      ],
      loose: [
        'Da quando hai risposto le fonti sbucano dove pare a loro. Lunedì nella mia cantina. Ci ho messo una panca.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dott.ssa Amara Diallo',
    lines: {
      hello: [
        'Oh, che bello, qualcosa di recente! Amara Diallo. Guardo ciò che ha più di dieci milioni di anni.',
        'A proposito, hai sotto i piedi un mare. Niente paura. Ha lasciato un biglietto.',
      ],
      layers: [
        'Un favore a chi vince: questa striscia è fuliggine. E lì, un palmo più su, ancora. E ancora. Ogni mille anni.',
        'Precisa come un orologio. Il fuoco sale, gira, ridiscende. Secondo i miei conti il prossimo è verso mercoledì.',
      ],
      defeated: [
        'Ogni tanto tutto viene spazzato via. Ciò che è venuto dopo è sempre stato vestito tanto meglio.',
      ],
      thursday: ['Il giovedì ho appuntamento. Con le rocce. Bisogna dirlo: la gente porta fiori.'],
      pocket: ['Quaranta tasche. In trentanove una pietra, in una un panino. L’ho fatto datare.'],
      fern: ['Questa felce non ha mai combinato niente, e guarda: è l’unica di cui si parla ancora.'],
      banked: [
        'La prossima striscia era attesa mercoledì, e non è venuta! Mille anni di puntualità. Com’è bello sbagliarsi.',
      ],
      loose: [
        'È venuta mercoledì, puntuale: una striscia di fuliggine, sul mio panino. L’ho etichettato. Un giorno qualcuno sarà felicissimo.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Badessa Tuyet',
    lines: {
      hello: [
        'Hai salito tutti i gradini, contandoli. Ti vedevo le labbra. Mille è giusto. Badessa Tuyet.',
        'Sono spazzati. Andranno spazzati. È tutto l’insegnamento. Il resto è minestra.',
      ],
      badge: ['Di passaggio hai spazzato un gradino, col mantello. Era il quattrocentesimo. Ne ha parlato.'],
      defeated: ['Per terra. Adesso quel pavimento lo conosci. I più lo vedono solo da sopra.'],
      dawn: ['Al mattino spazzo in su. La sera spazzo in giù. A mezzogiorno io e il vento ci inchiniamo.'],
      broom: ['È sempre la stessa scopa. Ho cambiato la testa nove volte e il manico quattro.'],
      step: [
        'Un novizio chiese quale gradino sia il più importante. Gli mostrai quello che non stava guardando.',
      ],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Sst. … Dice ciao. Cioè, l’ha detto martedì: ci mette un po’ a venir fuori. Sono Runa.',
        'Scrivo quel che dice il ghiacciaio. Pagina uno è una parola, e della fine non sono sicura.',
      ],
      knees: [
        'Mi ha detto perché ha le ginocchia malandate! Pioggia calda. Quassù ogni tanto cade calda. L’ultima se la ricorda.',
        'Dice: mille inverni fa salì del fumo, e poi a qualcuno venne il solletico. Ho scritto «sic».',
      ],
      defeated: ['L’hanno respinto nove volte. Dice che dovresti provare più piano.'],
      dusk: ['A sera scricchiola. È lui che si siede.'],
      slow: ['Si sposta di un palmo al giorno. Ho fatto a gara. Si riesce a leggere tantissimo.'],
      notebook: ['Finora ho: «Oh», «miei» e qualcosa che potrebbe essere «vicini».'],
      banked: [
        'Ha detto una frase intera! Nove giorni. «Oh, i miei vicini sono a casa.» Ho comprato un secondo quaderno.',
      ],
      loose: [
        'Ha riso! Ci ha messo quasi una settimana, e c’è un crepaccio nuovo, ma io c’ero. Dice che qualcosa gli fa il solletico. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'Ehi, laggiù! Stai davanti alla Zia. Tre gradi a sinistra. Grazie. Idris Qamar, astronomo.',
        'Do nomi alle stelle. Vengono, se le chiami, ma ci vogliono pazienza e una vestaglia calda.',
      ],
      round: [
        'Ehi, laggiù, con la mia medaglia. C’è una luce che nessuna tavola elenca. Sale dalle isole, sottile, e fa il giro del cielo.',
        'Mille anni a giro. I miei predecessori l’hanno disegnata, ognuno un po’ più in là. Io ho quasi finito la carta, e lei il cielo.',
      ],
      defeated: ['Eclissi? Passa. Non ne ho mai vista una che non passasse, e ogni volta porto la sedia.'],
      dusk: ['La sera! Spunta la stella preferita da tutti. È un pianeta. Non ho cuore di dirlo.'],
      slippers: ['Sono sui piedi giusti. Sono i piedi a stare sulle gambe sbagliate.'],
      names: ['Ho finito i parenti. Quella nuova a nord si chiama il Dentista.'],
      banked: [
        'Ehi, laggiù! La luce che girava si è fermata, bassa, a nord. Le ho dato un nome. Non di parente. «Casa.» … E Zia.',
      ],
      loose: [
        'Ehi, laggiù! La luce che gira ha cominciato un altro giro. Ho comprato altra carta. Credevo che mi sarebbe dispiaciuto.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Lei è sul binario. Comincia lì, alla linea gialla. Lei è in regola. Zahnd, Gerta.',
        'La ferrovia sale alle quattordici e scende a tutte le altre ore, per lo più contro la mia volontà.',
      ],
      badge: ['Lei è nell’orario. Alla nota c: «arrivo inatteso possibile. Le coincidenze aspettano.»'],
      defeated: [
        'Un ritardo non è una soppressione. Lo dico una volta sola. In piedi, tra un minuto si fischia.',
      ],
      sunday: [
        'La domenica olio. Non si appoggi a niente. Due escursionisti sono andati più in là del biglietto.',
      ],
      watch: ['Il mio orologio è giusto. Sul sole ho ricevuto lettere.'],
      slope: [
        'Dissero che su questa pendenza nessuna ruota avrebbe tenuto. Giusto. Sono i denti che tengono.',
      ],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Smarrimenti? No? Peccato, siamo già vestiti. Zoran Karaly, soccorso alpino.',
        'Se dietro senti delle ali, smetti di correre. Correndo gli fai solo credere che sia un gioco.',
      ],
      badge: [
        'Al gancio adesso c’è una corda tua. Ha su il tuo nome, e qualche segno di denti, per affetto.',
      ],
      defeated: [
        'Tutti quelli che ho portato giù sono risaliti. Uno salutava per tutta la discesa. Ce la fai.',
      ],
      night: [
        'Di notte si vola solo col corno. Tre colpi: trovato. Due: si cerca. Uno: mi ci sono seduto sopra.',
      ],
      goats: ['Le capre non si erano perse. Avevano prenotato.'],
      left: ['Quello a sinistra si chiama Briciola. Quello a destra non lo chiamiamo.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, piedi piccoli su pietre grandi. Siedi. Non lì, lì è del vento. Yangzom Merak, faccio il tè.',
        'Salii per il cappello, settant’anni fa. Non c’era. C’era tutto il resto.',
      ],
      hat: [
        'Voi laggiù lasciate uscire un fuoco e lo piangete. Io quassù un cappello. Stessa strada: su, oltre, intorno.',
        'Ieri sulla soglia c’era il nastro, caldo. Settant’anni per un nastro! Il fuoco manca da mille. Ecco, appunto.',
      ],
      defeated: ['Hai perso. La montagna non se n’è accorta. Io la chiamo buona educazione.'],
      night: ['Quel chiarore laggiù? Le isole che fanno cena. Al mattino sarà nuvola.'],
      tea: ['Sale, burro, tè. La gente fa una smorfia, e poi chiede l’altra metà.'],
      seventy: [
        'Volevo restare finché bolliva l’acqua. A quest’altezza è una promessa più lunga di quel che si crede.',
      ],
      banked: [
        'Il cappello è tornato. Stamattina, sul bollitore, caldo. Adesso potrei scendere. … Siedi. Non voglio scendere.',
      ],
      loose: [
        'Il nastro l’ho ributtato su. Stava così bene, andando. Tra settant’anni qualcuno lo trova, si stupisce, e prende il tè.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Buongiorno. Voce da interno, per favore, anche fuori. Perpetua Vale. Insegno a tutta la scuola: undici.',
        'Facciamo conti, nodi, e lasciar andare. L’ultimo è il più difficile. Ci si esercita con gli aquiloni.',
      ],
      list: [
        'La scuola tiene un elenco di ciò che è sfuggito per sbaglio. Cappelli, aquiloni, una capra, un fuoco. Accanto scriviamo: grazie.',
        'Perché torna sotto altra forma. Gli aquiloni sono tornati nidi di rondine. Per il fuoco c’è una riga vuota.',
      ],
      entry: [
        'Il nastro di Yangzom è spuntato! Il primo in novecento anni. I bambini hanno temperato tutte le matite.',
        'La riga dopo è il fuoco. «Lasciato da: persona gentile. Tornato: …» Abbiamo preparato l’inchiostro buono.',
      ],
      defeated: ['Allora te n’è sfuggita una. La scrivo? Ecco. Grazie. Prima o poi ripassa.'],
      weekend: ['Oggi niente scuola. Io vengo lo stesso. Qualcuno deve esserci quando arrivano.'],
      sums: [
        'Ne hai tre e ne regali due: che cosa ti resta? «Due amici», dice la più piccola. Gliel’ho data per buona.',
      ],
      thanks: ['Prima diciamo grazie, e poi scopriamo di che. Quassù fa risparmiare tempo.'],
      banked: [
        'La riga è piena: «Tornato: sì. Da: persona gentile.» Il punto l’ha messo la più piccola. Tutto il martedì.',
      ],
      loose: [
        'La riga è piena: «Tornato: viene in visita.» Se n’è discusso. Poi ne è entrato uno e si è seduto sul registro.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Lettere! Qualche lettera? Si tengono su, così, e quando tira si lascia. Fenwick Soar, posta aerea.',
        'Non ne ho mai persa una. È solo che nessuno mi ha mai detto dove arrivavano.',
      ],
      reply: [
        'Questa è bella. Una è tornata. «A chi ha il fuoco adesso: mangia?» Il francobollo ha mille anni.',
        'È partita da quassù, e ha fatto il giro. Ho guardato il timbro. È caldo, al pollice.',
      ],
      defeated: ['«Al mittente»? Non è una vergogna. Vuol dire che qualcuno sapeva di dove sei.'],
      dawn: [
        'La levata dell’alba è la migliore. Tutto ciò che la gente ha pensato di notte, e quasi sempre cose gentili.',
      ],
      stamps: ['Si affranca a peso di sentimento. Le scuse vanno a tariffa pacchi.'],
      address: ['Metà dicono solo «tu sai chi sei». Lo sa anche il vento. Mette i brividi.'],
      banked: [
        'Ha un indirizzo! «La Brace, Focolare, pulirsi i piedi.» Undici sacchi la prima settimana. Ho ordinato un aquilone più grande.',
      ],
      loose: [
        'Nove lettere per il fuoco, e nessun indirizzo. Le tengo su e lascio. Sono tutte firmate. Con una bruciatura.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Senti? No, quella sotto. Mi bemolle. Ottavia Reed. L’organo non lo suono. Lo spolvero.',
        'Suona il vento. Sa un pezzo solo, e alla fine manca ancora molto.',
      ],
      smoke: [
        'Le canne basse suonano solo con l’aria calda. Viene su dalle isole, dai loro fuochi: tutto quel fumo.',
        'Passa di qui da mille anni. La nonna di mia nonna spolverava alla seconda strofa. Noi siamo all’ultima.',
      ],
      thousand: [
        'Ha cambiato tonalità! Dal giorno del tuo tè lassù. Il fumo pende a nord, oltre l’orlo, dov’è la piana.',
        'Niente di ciò che fu lasciato è perduto. Ci ha solo messo un po’ a fare il giro. Ho spolverato tutto, caso mai venga gente.',
      ],
      defeated: ['Era una nota sbagliata, ma solo qui. Se vai avanti, sta in mezzo a una melodia.'],
      night: ['Di notte suona piano, le canne si brinano, e nessuno respira. Per il raffreddore è ottimo.'],
      flat: ['Chi viene dice che è calante. Lo è anche il mare, e nessuno vuole indietro i soldi.'],
      clouds: [
        'Quella è pioggia, quella è neve, e quella è la minestra di qualcuno. S’impara a distinguere.',
      ],
      banked: [
        'È finito! Stanotte: ultima strofa, ultimo accordo, dopo mille anni. Ho applaudito. Poi ha ricominciato da capo, piano.',
      ],
      loose: [
        'Ha saltato il finale ed è passato a una cosa che si potrebbe ballare. Io spolvero a tempo. La mia anca non è più quella.',
      ],
    },
  },
};
export default words;
