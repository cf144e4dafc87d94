import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Giù dal letto, tesoro. Non quello dove dormi: quello dei ravanelli.',
        'Hazel Thornby. La casa dietro di me è la prima delle nove, e l’unica dove ti si chiede di togliere le erbacce.',
      ],
      alone: ['Nessuna creatura? Allora saremmo solo due persone in un giardino. Bello, ma niente medaglia.'],
      badge: [
        'La porti! Quasi tutti la mettono in un cassetto.',
        'Vuole luce e un po’ d’orgoglio. Poca acqua.',
      ],
      four: [
        'Quattro medaglie. L’ho detto ai fagioli: quella è stoffa da rampicante. Erano colpiti, e loro se ne intendono.',
      ],
      defeated: ['Persa una? Bene. Un albero mai piegato va giù al primo vento serio. Prendi un ravanello.'],
      dawn: [
        'Esco all’alba per sorprendere le lumache. Loro escono all’alba per sorprendere me. Siamo più o meno pari.',
      ],
      beans: ['Il nodo va lento. Un fagiolo è come un ospite: resta di più, se potrebbe andarsene.'],
      weeds: ['Un’erbaccia è un fiore che nessuno ha presentato. Io lo presento, e poi lo strappo.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Non darmi la mano! Scusa. Abitudine. Gli ultimi tre adesso stanno bene, solo che ronzano.',
        'Tamsin Crackle. Macino tuoni. Vengono più fini di quel che pensi, e lievitano da soli.',
      ],
      badge: [
        'Se la medaglia fa il solletico è normale. Se ticchetta, riportala, e cammina, non correre. Anzi: corri.',
      ],
      defeated: [
        'Batteria scarica? Capita a tutti. Sta’ un po’ al vento e pensa a qualcosa che ti fa rabbia.',
      ],
      night: ['I fulmini migliori sono di notte. Si vede da che parte entrano.'],
      monday: ['Il tuono del lunedì è sempre un po’ raffermo. È rimasto in giro tutta la domenica.'],
      bread: [
        'Bran Tolliver dice che il mio non è un mulino. Gli ho mandato una pagnotta. Ci ha messo undici minuti a posarla.',
      ],
      kite: ['Martedì ho perso un buon aquilone e trovato una nuvola migliore.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Mettiti lì, dove ti cade addosso la luce. Hm. Qualche punto tenero. Ne avevo anch’io.',
        'Ivo Cinder. Quando vuoi sapere di che pasta sei, la fucina è aperta.',
      ],
      badge: ['Era ancora calda quando te l’ho data. Un po’ lo sarà sempre. Non ho mai capito perché.'],
      fire: [
        'Un segreto ti spetta. La fucina non l’ho mai accesa. Il fuoco me lo diede il mio maestro, e a lui il suo.',
        'Prendi per la zampa una creatura qualsiasi: lo stesso calore, al grado. Ho misurato. Da allora dormo male.',
      ],
      defeated: [
        'Piegato non è rotto. E rotto non è perso. Con quaranta ferri di cavallo sbagliati ho fatto un buon cancello.',
      ],
      dusk: ['Al tramonto si vede il vero colore del ferro caldo. Anche delle persone.'],
      nails: [
        'Al mattino faccio chiodi. Nessuno canta i chiodi. Toglili, e guarda che cosa resta in piedi a cantare.',
      ],
      quiet: ['La gente crede che un fabbro sia rumoroso. È il martello. Io non alzo la voce da primavera.'],
      banked: [
        'Il giorno della tua risposta la fucina è scesa, come chi espira. Non si spegne. Ha smesso di stare in ascolto.',
      ],
      loose: [
        'Il giorno della tua risposta ho lasciato aperta la fucina, e mezzo fuoco è uscito a passeggio. Alle sei era qui. Non ho chiesto.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Uno per volta, e occhio alla cima. C’è sempre una cima, anche quassù per strada. Con una mi sento meglio.',
        'Nerys Tidewell. Proteggo la chiusa. La gente chiede da che cosa. Dalle piene, in genere.',
      ],
      badge: ['Ecco chi è passato dalla paratoia. Ho parlato di te all’acqua. Ha chiesto come ti chiami.'],
      defeated: ['In secca, sì. A fondo, no. Aspetta un po’ più di fiume e spingi.'],
      night: ['Di notte l’acqua parla di più e dice di meno. Ascolto per l’unica volta che dice qualcosa.'],
      dawn: [
        'La prima barca è all’alba. Porta nebbia. L’ha sempre portata, nessuno è mai riuscito a scaricarla.',
      ],
      queue: [
        'Una coda è un fiume con le buone maniere. Le ho viste rompere gli argini entrambe: peggio la coda.',
      ],
      floods: [
        'Nove piene. Si distinguono: la settima ha lasciato un pianoforte. L’ho tenuto, caso mai tornasse a prenderlo.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Mi hai trovato, quindi non può essere buio. Corvin Dusk. Illumino questo paese, molto di malavoglia.',
        'Casa mia è quella che non si nota. Bussa due volte, una per te e una per la tua ombra.',
      ],
      badge: ['Dopo quella ti ho lasciato un lume acceso. È sul conto, alla voce «falene, intrattenimento».'],
      defeated: [
        'Resta un poco. Con questa luce una sconfitta sta meglio. Quasi tutto: è per questo che ci vivo.',
      ],
      night: ['Sto accanto a un lampione che ho acceso io, e me ne pento. Al buio si vedrebbe tanto di più.'],
      cosmo: ['Wren accende i lampioni del borgo, e saluta la luna. Non ci parliamo. È così allegro.'],
      early: [
        'Tutto ciò che succede al tramonto è già successo, un po’ più in là. Mi piace arrivare in anticipo.',
      ],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Io sto qui. La gente gira intorno.',
        'Se vuoi la medaglia, smuovimi. Porta quel che ti pare. Uno ha provato con una canzone.',
      ],
      badge: ['Mi hai smossa. Un palmo. L’ho misurato, e poi mi sono rimessa.'],
      stone: [
        'Lunedì abbiamo spaccato un blocco. Dentro c’era un vuoto come un focolare, e nel vuoto fuliggine. Dentro una pietra.',
        'Sono trent’anni che sto nella roccia. La roccia non cucina. Non dirlo alla Umber: vorrà tutto.',
      ],
      defeated: ['Perso. E allora? Sei ancora qui. È tutto il trucco. Una collina non fa altro.'],
      sunday: ['La domenica mi sdraio. È come adesso, ma di traverso.'],
      lunch: ['Mangio a mezzogiorno. Se non è mezzogiorno, aspetto mezzogiorno.'],
      paving: ['Stai sul mio lavoro. No, resta. Gli piace. È selciato.'],
      banked: ['Quel vuoto nella pietra: l’ho chiuso. Un blocco. Da dietro è caldo. Adesso mi ci appoggio.'],
      loose: [
        'Quel vuoto nella pietra: ci si è sistemato qualcosa. Ho bussato. Si è scostato. Nessuna roccia si è mai scostata per me.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Che gentile a starsene in piedi: così pochi ci riescono, davanti alla mia porta. Lucido anche il gradino.',
        'Isolde Rime. Venga a trovarmi. Si cade, si riceve minestra, si è di nuovo invitati. È così da quando ero bambina.',
      ],
      badge: [
        'Che piacere! Lei ha attraversato il mio pavimento. Ho dovuto mettere una targhetta dove si fermavano gli altri.',
      ],
      defeated: ['Una scivolata. Capita a chiunque mi piaccia. Solo i noiosi arrivano in piedi.'],
      night: ['Il gelo viene di notte, dalla porta di servizio. Gli lascio una sedia.'],
      soup: ['Il segreto della minestra è che è calda. In casa mia lo trovano commovente.'],
      slippers: [
        'Pantofole di feltro. Con queste ho danzato sul ghiaccio per sessant’anni, e mai una volta apposta.',
      ],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Strada del ruscello, due soste, due parole a una lumaca. Non spio: ho una torre.',
        'Aurel Windrow. Dall’alto si vede tutto ciò che non va, e ha un’aria così ordinata.',
      ],
      badge: [
        'D’ora in poi dirò: io c’ero quando era solo un puntino col cappello. Lo dico di tutti, ma con affetto.',
      ],
      moor: [
        'Con tre medaglie il guardiano ti lascia uscire sulla landa. La guardo da anni. Non ci succede niente.',
        'Ma mai due volte nello stesso posto.',
      ],
      defeated: [
        'Giù fino a terra. Atterro così anch’io. L’arte sta nell’aver l’aria di voler proprio quel punto.',
      ],
      dawn: [
        'All’alba ci sono più lumi nell’erba che lampioni in paese. Li ho contati. Si spengono quando uno lo dice.',
      ],
      watching: ['Tutti salutano la torre. Non sanno se li vedo. Salutano lo stesso. Li vedo.'],
      feathers: [
        'Queste sulle spalle non le ho strappate. Me le hanno prestate. È una storia lunga, e per lo più vento.',
      ],
      banked: [
        'All’alba i lumi nell’erba risalgono la valle in fila, come bambini chiamati a casa. Qualcuno si attarda. Io saluto.',
      ],
      loose: [
        'All’alba ho contato i lumi: uno più di ieri. Non lo faccio più per il registro. Lo faccio per la compagnia.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Arrivo, sei. Hai guardato prima la piazza e poi me, ed è l’ordine giusto.',
        'Philippa Oduya. Giudico la Fiera. Quando gli altri otto ti avranno fatto passare, giudicherò te.',
      ],
      badge: [
        'In borsetta ho un vuoto dove stava un dieci. Scopro che non mi manca. Nove, a te, per la modestia.',
      ],
      eight: [
        'Otto medaglie, e niente corsa per arrivare. Sette per il contegno. La porta è aperta quando vuoi.',
      ],
      hundred: ['Cento specie. Io ne ho giudicate tante in una sola Fiera, e due erano la stessa gallina.'],
      defeated: [
        'Sconfitta onesta: quattro per lo stile, nove per la cortesia rimasta. Fa tredici. Non ho mai detto su quanto.',
      ],
      saturday: [
        'Sabato c’è la Fiera. Sarò gentile con le ciambelle e sincera con chi le ha fatte, in quest’ordine.',
      ],
      marks: ['Do i voti anche al tempo. È stato informato. Non è migliorato.'],
      marrow: [
        'Trent’anni di zucche. Si impara che grande non è un sapore. Lo si può dire, con un cappello abbastanza largo.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Quarantun cancelli ha questo paese, e quarantadue chiavistelli. Io sono Agnes, e bado a quello in più.',
        'Sta su un palo in piazza. Niente cancello, niente steccato. Lo chiudono ogni sera da mille anni.',
      ],
      walked: [
        'Hai battuto la giudice: qui sei maggiorenne. I miei erano i cuochi. Una alzò il chiavistello, per dar aria alla cucina.',
        'Tutto qui. La brace non l’ha rubata nessuno: è uscita, nell’erba, e l’erba si è alzata. Chiedi alla landa fin dove arrivò.',
      ],
      kitchen: [
        'Con cinque medaglie posso dirti che c’era qui prima del paese: una cucina. Un focolare, un fuoco, per tutta la valle.',
        'La chiamavano la brace. Non si spense mai. Be’, una volta andò via. Per la porta.',
      ],
      warm: [
        'Hai una medaglia, quindi puoi toccarlo. Ecco. Caldo, vero? Il chiavistello. Ogni giorno, con qualsiasi gelo.',
        'Mia madre diceva che era il sole. Lo diceva anche a mezzanotte.',
      ],
      alone: [
        'Ancora nessuno con te? Chiedi a casa. Dicono che sei tu a scegliere. Io ho sempre avuto i miei dubbi.',
      ],
      gates: [
        'Abbiamo fatto un cancello per ogni anno di rimorso. Poi abbiamo scoperto che i cancelli ci piacciono, e smesso di contare perché.',
      ],
      oil: ['Una goccia d’olio il venerdì. Non cigola mai. Ascolta solo più forte.'],
      draught: [
        'Chi ho per nipote, Sorrel, vuole inchiodarlo. Io dico che un chiavistello che non si apre è un pezzo di ferro. E lì restiamo.',
      ],
      banked: [
        'L’hai coperta. Allora ho oliato il chiavistello, fuori turno, di martedì. E ha cigolato. In mille anni, mai.',
        'È solo contento. C’è un focolare a cui tornare, e può farlo sentire. Lo alzo per chiunque lo voglia ascoltare.',
      ],
      loose: [
        'Resta fuori, allora. E io il chiavistello l’ho tirato giù. Mille anni su quel palo, e non era mai stato da nessuna parte.',
        'Adesso lo porto nel mio giro. Non per chiudere, è acqua passata. Gli piace vedere da dove entra la gente.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Avanti, avanti! Dill Pennyroyal: tutto a un soldo, tranne quel che no. Cioè tutto.',
        'Una volta gridavo più forte. Poi ha aperto l’emporio, con una porta che fa tutto gratis.',
      ],
      ten: [
        'Dieci specie! Ti farei lo sconto, ma non ho niente che tu possa volere. Te lo dico in amicizia.',
      ],
      defeated: [
        'Perso, eh? Potrei venderti una scusa. Usata poco. «Aveva il sole negli occhi»: ultime due.',
      ],
      friday: ['Pesce il venerdì! Non il venerdì. Ma il cartello dice così, e la vernice costa.'],
      dusk: ['Via tutto! È il tramonto. Via anch’io, sono nell’inventario.'],
      jam: ['Quella è marmellata. Anche quella è marmellata. Quella lì almeno lo ammette.'],
      scales: [
        'La mia bilancia è giusta alla piuma. È una piuma grossa. Non fare quella faccia, è una bella piuma.',
      ],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, guardiano del cancello della landa. Tre medaglie, e si apre. Non decido io: decide il cardine.',
        'Tre d’altro non vale. Uno ha provato coi bottoni. Si è aperto un pochino, per cortesia.',
      ],
      alone: ['Là fuori con nessuno? No. Non è una regola. È che poi non dormirei io.'],
      eight: ['Tutte e otto. Allora la landa è tua fino in fondo, e oltre il fondo c’è una cappella.'],
      three: [
        'Tre medaglie! Su, spingi. È l’unico cancello del paese che si apre in fuori.',
        'Gli altri li hanno fatti perché qualcosa non rientrasse. Che cosa, non me l’ha detto nessuno.',
      ],
      night: [
        'Di notte busso al cancello ogni ora. Non ha ancora risposto nessuno. Mi farebbe piacere, in linea di massima.',
      ],
      hinge: ['Parlo col cardine. È l’unico che con me si apre.'],
      mist: [
        'La nebbia arriva al cancello e si pulisce i piedi. Non ho niente contro la nebbia. Sa quando fermarsi.',
      ],
      banked: [
        'Ieri notte ho bussato al cancello, e qualcosa ha ribussato e detto buonanotte. Ecco a che serviva. A sentirsi dire buonanotte.',
      ],
      loose: [
        'Il cancello non lo chiudo più. Si apre in fuori, in dentro, si apre a guardarlo. Il cardine è fuori di sé.',
      ],
    },
  },
};
export default words;
