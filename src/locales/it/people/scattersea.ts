import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Alt! Tu hai fame. No? Allora stai per averla. Teodoro Brás, cuoco della cucina galleggiante.',
        'La porta è là, i cucchiai sono dentro. A stomaco vuoto con me non si lotta. Sarebbe un vantaggio sleale, per te.',
      ],
      stove: [
        'Hai mangiato come chi vince: guarda la mia stufa. Questa settimana undici vicini ci hanno preso da accendere. Ognuno a casa col fuoco.',
        'E che cosa resta nella stufa? Un fuoco. Ho fatto il conto sulla tovaglia. Non torna. Ho continuato a friggere.',
      ],
      defeated: ['Una sconfitta è quasi sempre poco sale. Siediti. Per quello ho una cosa, e ha la crosta.'],
      friday: ['Il venerdì zuppa di pesce. Anche gli altri giorni, ma il venerdì lo annuncio.'],
      stew: [
        'Il segreto della zuppa è il tempo. L’altro segreto è la seconda cipolla. Tu non hai sentito niente.',
      ],
      storm: [
        'Nove tempeste, e mai una goccia oltre l’orlo. Ci si inclina con la pentola. L’equipaggio si arrangia.',
      ],
      banked: [
        'L’hai messa a letto nella cenere? Bene. Ciò che riposa oggi domani è più buono. Ogni cuoco lo sa. Re e avvocati, no.',
      ],
      loose: [
        'Hai lasciato via il coperchio? Bene. Dove niente trabocca, qualcuno ha fame. Ho messo una terza cipolla, in suo onore.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Giù la testa! … Di più. Grazie. Era la posta di martedì in arrivo. Sono Lani, faccio aquiloni.',
        'Questa gamba viene dall’albero del mio primo. Sa ancora quando virare. Io non discuto.',
      ],
      badge: [
        'Il tuo aquilone è sceso! Ce l’ha sul tetto una signora a nord. Scrive che lassù è l’unica cosa che sorrida.',
      ],
      defeated: ['Ti manca il vento? Siediti sul molo a bocca chiusa. Viene sempre a vedere che cosa c’è.'],
      dawn: ['L’aria dell’alba è come cima nuova. Non ha ancora deciso che cosa reggerà.'],
      cousin: ['Il cugino sta bene. Ha chiesto altro filo. Gli ho mandato un francobollo.'],
      wind: ['Il vento dice che per te vale la pena fermarsi, e che hai un buco nel calzino sinistro.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Non si muova. Torba. Bronzo di campana. Pecora bagnata, parecchia. Arriva a piedi da Odilanda, e me ne dispiace tanto.',
        'Célestin Amaury. Faccio profumi. La casa è da questa parte; prima di entrare, cortesemente, espiri.',
      ],
      smoke: [
        'A un naso che mi ha battuto: chieda da accendere su una qualsiasi isola, e annusi. Novanta focolari, un fumo. Lo stesso.',
        'Non simile. Il simile lo riconoscerei. Lo stesso, come se qualcuno avesse tagliato un odore in novanta senza perderne.',
      ],
      defeated: ['Sento sconfitta. In testa: polvere. Ma un momento. Sì. Sotto c’è, già, la colazione.'],
      dusk: [
        'A sera i fiori smettono di mordere e cominciano a canticchiare. Si imbottiglia in fretta, e ci si scusa.',
      ],
      nose: ['Il naso è assicurato. Il resto di me è soltanto il suo supporto.'],
      flower: ['Questo si è preso il mio gemello da polso. Gliel’ho lasciato. Non è mai stato così bene.'],
      banked: [
        'Il fumo è cambiato. In testa come sempre; e sotto, lievissime, lenzuola pulite. Ho pianto in un becher. Si vende bene.',
      ],
      loose: [
        'Il fumo è cambiato. Ogni isola il suo! Novanta fumi diversi, e io ho un naso solo, e vuole una vacanza.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Le mani. Fa’ vedere. Hm. Mai fatto una ciotola, mai tirata una. Eleni Karras.',
        'Vivo sull’argilla e scavo dove vivo. Un giorno ci saranno solo scaffali. Vieni prima.',
      ],
      plate: [
        'Crepe non ne hai, quindi ti mostro. In fondo all’argilla ho trovato un piatto, largo come un tavolo. Sull’orlo: tacche. Novanta.',
        'Un piatto da torta, per dividere con giustizia. E lo smalto è colato sopra, dal calore. Nessuna torta fa questo.',
      ],
      defeated: ['Rotto? Bene, il rotto mostra lo spessore. Il tuo bastava. Colla.'],
      monday: ['Il lunedì apro la fornace. Il lunedì, fino a mezzogiorno, non respiro.'],
      island: ['Il giardino è finito nel vaso alla finestra. È ancora il mio giardino. Annaffio il vaso.'],
      jar: ['Questa giara non è finita. Non ha nemmeno fretta. Andiamo d’accordo.'],
      banked: [
        'Ho riempito d’oro le tacche del vecchio piatto. Tutte e novanta. Ora è uno, e sa a che cosa serviva. Non toccare.',
      ],
      loose: [
        'Ho rifatto il piatto. Senza tacche. Se ne stacca quanto si vuole, e resta intero. Come, non lo so. Non dirlo allo smalto.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Buonasera. Attenzione al cavo, oggi è di malumore. Haruo Minami. Tengo l’ultimo faro sulla barriera.',
        'Se possiedi un libro: prendo quelli bagnati. Degli asciutti stento a fidarmi.',
      ],
      case: [
        'È arrivato un libro, tutto una causa: di chi è un fuoco ripescato dal mare? Novanta isole, novanta avvocati.',
        'Si interrompe alla sentenza. L’ultima riga che leggo: «Qui la bambina chiese un coltello, e silenzio.» Non ci dormo.',
      ],
      defeated: ['Al capitolo nove perdono tutti. Una volta ho smesso lì. Sarebbe stato un libro triste.'],
      night: ['Di notte leggo ad alta voce alle navi. Hanno cominciato a rallentare nei punti belli.'],
      novel: ['So quattrocento inizi e sessanta finali. Il mezzo delle cose me lo sono dovuto vivere.'],
      ninety: ['Pagina novanta. Se un giorno ti si attaccasse a una scarpa, niente timidezze.'],
      banked: [
        'È arrivata l’ultima pagina della causa: «Aggiornata: le parti sono tutte a casa, a cena.» L’ho letta alle navi due volte.',
      ],
      loose: [
        'È arrivata una pagina della causa: «Il fuoco, chiamato tre volte, era altrove, a divertirsi.» Alle navi quel punto piace.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Oh, che viso! È il tuo? Che coraggio. Pomona Bellacorda, delle maschere.',
        'La regata è a mezzanotte. Abbiamo invitato il mare, e non si sa mai da che cosa si veste.',
      ],
      badge: [
        'Ieri qualcuno ha ballato nella tua maschera e ha vinto a carte. Niente paura: ti ha fatto fare un figurone.',
      ],
      defeated: ['Prendine dal muro una contenta. Portala un’ora. È sorprendente come l’interno si adegui.'],
      saturday: [
        'Il sabato tutta Porto Drizza va in maschera. I gatti si annoiano: riconoscono tutti dalle ginocchia.',
      ],
      moon: ['Dietro la luna? Un’altra luna, anima cara. Bisogna essere pronti alla pioggia.'],
      paper: ['È solo carta e colla. Ma lo è anche la legge, e guarda come ci si mette dritti davanti.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Toc. Toc. Scusa, busso su tutto. Tu suoni bene. Abena Mensah, costruisco le navi.',
        'Se galleggia, l’ho fatta io. Se no, era già così quando sono arrivata.',
      ],
      badge: [
        'Ho messo il tuo nome su uno scafo. Dentro, sotto il pelo dell’acqua, dove conta. Il mare lo legge tutto il giorno.',
      ],
      defeated: ['È andata una lamiera, non la nave. Trovala, martellala, ballaci sopra. In quest’ordine.'],
      night: ['Di notte ballo sui ponti. Se senti una nota sbagliata là fuori sono io, e mi sarò fermata.'],
      tunk: ['Toc, toc, tunc. Sentito? No? Che fortuna. Io su quasi nessun tavolo riesco a mangiare.'],
      dent: ['L’ammaccatura è del varo. La bottiglia di Eleni. Le lancia bene, e sottili non le fa.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Giorno. Un attimo, sto ancora espirando. … Ecco. Kaimi. Mi tuffo dalla barriera.',
        'Entra all’asciutto o entra a mollo. Esci a mollo.',
      ],
      lamp: [
        'Ti dico per che cosa mi tuffo. Le perle pagano. Ma sotto la barriera c’è una lampada, e arde. Laggiù. Nell’acqua.',
        'La tengo in ordine, come mia zia. Fa luce ai pesci. Diceva: è la parte di un’isola, e l’isola affondò. Lei restò accesa.',
      ],
      defeated: ['È bello, in fondo, vero? Silenzio. Adesso batti i piedi.'],
      dawn: [
        'All’alba la barriera fa un rumore di frittura. Teo dice che è fame. Sono gamberetti. Lo lascio dire.',
      ],
      grudge: ['Martedì avevo un rancore. Mi è caduto vicino agli anemoni. Loro stanno bene.'],
      six: [
        'Sei minuti. La gente chiede a che cosa penso. I primi cinque, al pranzo. Il sesto, moltissimo all’aria.',
      ],
      banked: [
        'La mia lampada è ancora accesa. Ha solo smesso di guardare in su. Le ho chiesto se vuole andare a casa. Ha detto: ci sono. A bolle.',
      ],
      loose: [
        'La mia lampada è andata a nuotare. L’ho trovata agli anemoni a colazione, e si era messa in ordine da sola. Mia zia avrebbe avuto da ridire.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Sei nel canale. Due passi a sinistra. Grazie. Zenobia Tan, capitana di porto.',
        'Novanta isole, un registro. Ciò che entra c’è scritto. Ci sei anche tu. Ti aspettavo con scarpe migliori.',
      ],
      oriel: [
        'La prima pagina: «Entrato dal mare: un fuoco. Proprietario: conteso. Composto da Oriel, anni sei, con coltello da torta.»',
        '«In novanta. Ogni pezzo grande quanto l’intero.» E sotto, scrittura di bambina: «Anche con la torta è così, se prima si chiede.»',
      ],
      disputed: [
        'La nostra prima voce è un fuoco pescato dall’acqua, e novanta pretendenti. Battimi, e ti leggo il resto.',
      ],
      defeated: ['Sei di nuovo qui. Lo registro come arrivo. Per il resto non tengo colonne.'],
      night: [
        'La mia nave entra di notte. Di scafo non si può quasi parlare. L’ormeggio non gliel’ho mai fatto pagare.',
      ],
      tide: ['La marea è in ritardo di quattro minuti. Ho scritto alla luna, con parole ferme.'],
      berth: [
        'Gli ormeggi sono novanta, e uno, il novantunesimo, lo tengo libero. A un porto non si chiede perché.',
      ],
      banked: [
        'Registrato: «In uscita, a nord: un fuoco, coperto. Tutti i novanta pezzi restano qui, interi.» Ho sottolineato «interi». Due volte.',
      ],
      loose: [
        'La colonna «proprietario» è chiusa. L’ho barrata con due righe e, visto che nessuno guardava, una bandierina.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Occhio alla pentola, scotta. Nell Farthing. Vado a remi. Di notte, per lo più, con un carbone.',
        'Da un’isola all’altra. Nessuno me l’ha chiesto. Il fuoco ce l’hanno tutti. Pensavo che gli facesse bene l’aria.',
      ],
      coal: [
        'Ogni notte a ogni porta do un po’ del carbone. E ogni notte torno a casa col carbone. Lo stesso.',
        'L’ho pesato una volta, prima e dopo. Era ingrassato. Sarà la torta che ci offrono.',
      ],
      whole: [
        'Zenobia ti ha letto la pagina! Oriel era la qualcosa della nonna di mia nonna. Avrebbe tagliato in novantuno, a dirglielo.',
        'È per questo che remo. Nel caso qualcuno si vergognasse di chiedere.',
      ],
      defeated: [
        'Ti si è spento qualcosa? Tieni un attimo la pentola. Più vicino. Ecco. A lui non costa niente.',
      ],
      night: ['Alle due mi aspettano sull’ultima. Lui finge di dormire, e ha già fuori le tazze.'],
      asked: ['Mai una volta invitata. Mai una volta mandata via. Si impara quale delle due conta.'],
      oars: ['Le braccia? Hanno smesso di lamentarsi al secondo anno. Adesso fanno allusioni.'],
      banked: [
        'Remo ancora. Sanno dove abita, adesso, e gli hanno scritto una cartolina, tutte e novanta. Hanno firmato anche dietro.',
      ],
      loose: [
        'Stanotte in barca c’era un secondo carbone. Non l’avevo messo io. Voleva remare. Non ha braccia, così l’ho lasciato al timone.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'Una visita! Due giri e nemmeno una lamentela, ho guardato. Augustin Lamb, guardiano.',
        'Vorrai sapere che cosa c’è dentro. Scale. Ci ho scritto un libro. Gira e gira.',
      ],
      ninety: [
        'Dalla cima conto i fuochi delle isole. Novanta pezzi di uno, dicono. Ho cercato il più piccolo. Non c’è.',
        'Ognuno è un fuoco intero. Il guaio è che l’inverno scorso ne ho contati novantuno. Qualcuno ha diviso di nuovo.',
      ],
      defeated: [
        'Io li ho fatti rotolando tutti e trecento. Il trucco è chiamarlo scendere a prendere il latte.',
      ],
      night: ['No, non l’accendo io. Salgo, dico buonasera, e fa da sé. Abbiamo un rapporto professionale.'],
      stairs: ['Trecento in su, duecentonovantanove in giù. Dove finisca l’altro non l’ho ancora capito.'],
      gulls: ['I gabbiani sono pecore che in qualche modo se la sono cavata.'],
      banked: [
        'Novantuno fuochi, e pendono tutti un po’ a nord, come gente intorno a una culla. Io scendo le scale in punta di piedi.',
      ],
      loose: [
        'Dall’alto ne ho contati novantaquattro. Poi mi hanno visto, ed erano novantuno. Giocano. Ho rifatto il giro e finto niente.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Pulisciti gli stivali! È una nave, ma una nave pulita. Bertha Kale, ortolana e seconda proprietaria.',
        'Si incagliò con quaranta sacchi di terra. Venni a lamentarmi del rumore, e avevo semi in tasca.',
      ],
      hundred: ['Centodieci specie: e ce n’è una che mangi le lumache? Allora di che ci si congratula?'],
      defeated: [
        'Anche lei ha fatto naufragio. Guardala adesso: mai avuto tante visite, e tutte se ne vanno coi porri.',
      ],
      dawn: [
        'Annaffio all’alba, con la marea. Per dieci minuti lei crede di galleggiare. Glielo lascio credere.',
      ],
      cabbage: ['L’aria di mare fa il cavolo salato. Si risparmia sul burro.'],
      captain: ['Il capitano scrive ogni anno per sapere se può salpare. Io gli mando una zucca.'],
    },
  },
};
export default words;
