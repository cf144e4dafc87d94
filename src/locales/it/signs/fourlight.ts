import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'cartello',
    boxes: ['EMMEZZA. Ti si aspetta, prima o poi. Si prega di non caricare niente.'],
  },
  'halfpast-north': {
    name: 'cartello',
    boxes: ['MIGLIO SENZAFRETTA, a nord. Ci vuole quel che ci vuole, e un minuto per il panorama.'],
  },
  'halfpast-dial': {
    name: 'targa sulla meridiana',
    boxes: ['QUATTRO OMBRE, SOLE NON NECESSARIO. Se vanno d’accordo tutte, per favore ditelo a qualcuno.'],
  },
  'halfpast-well': {
    name: 'targa sul pozzo',
    boxes: [
      'ACQUA DI TUTTE LE ORE. Passaci accanto con la borraccia: è stata riempita un attimo fa, o sta per esserlo.',
    ],
  },
  'halfpast-dawn': {
    name: 'targa sotto la luce rosa',
    boxes: ['ALBA. Accesa da nessuno. In anticipo per principio.'],
  },
  'halfpast-night': {
    name: 'targa sotto la luce azzurra',
    boxes: ['NOTTE. La più chiara delle quattro, e la sola che se ne scusa.'],
  },
  'halfpast-barrel': {
    name: 'barile',
    boxes: ['Minuti di scorta, dice il coperchio. Qualcuno li ha messi da parte, e qualcos’altro anche.'],
  },
  'halfpast-crate': {
    name: 'cassa',
    boxes: ['CONSEGNARE ENTRO MEZZOGIORNO. Quale, non lo dice, e da allora è qui.'],
  },
  'halfpast-stone': {
    name: 'pietra calda',
    boxes: ['Una pietra del mezzodì. È calda sopra, calda sotto, e cava dove entra una mano.'],
  },
  'mile-foot': {
    name: 'cartello',
    boxes: ['MIGLIO SENZAFRETTA. Mattino a sinistra, mezzodì a destra, il resto più su. Vietato sorpassare.'],
  },
  'mile-fork': {
    name: 'cartello',
    boxes: ['TRAMONTO, a destra. NOTTE, a sinistra. Nel dubbio, sono entrambi.'],
  },
  'mile-dawn': {
    name: 'targa sotto la luce rosa',
    boxes: ['UN MATTINO, PEZZI UNO. Proprietà del bosco. Da rendere prima di pranzo.'],
  },
  'mile-noon': {
    name: 'targa sotto la luce dorata',
    boxes: ['MEZZODÌ. Le ombre si possono lasciare qui e ritirare al ritorno.'],
  },
  'mile-dusk': {
    name: 'targa sotto la luce viola',
    boxes: ['TRAMONTO. Cadde qui l’anno della piena, e nessuno si fece male.'],
  },
  'mile-night': {
    name: 'targa sotto la luce azzurra',
    boxes: ['NOTTE, SERVITEVI DA SOLI. Lasciare le stelle come le avete trovate.'],
  },
  'mile-islet': {
    name: 'cartello',
    boxes: [
      'CHIUSO. Si apre a chi è stato davanti alle quattro luci, nell’ordine in cui si alzano.',
      'Chi le confonde ricomincia. All’alba non è mai dispiaciuto.',
    ],
  },
  'mile-cairn': {
    name: 'ometto di pietre',
    boxes: ['A metà tra colazione e cena. C’è un vuoto verso l’ora di merenda.'],
  },
  'mile-log': {
    name: 'tronco',
    boxes: ['Un letto di muschio, ancora tiepido. Chi ci ha dormito ha lasciato la mancia.'],
  },
  'mile-boulder': {
    name: 'masso',
    boxes: ['Dal lato del sole scotta. L’altro lato aspetta da un pezzo qualcuno di sveglio.'],
  },
  'hearth-sign': {
    name: 'cartello',
    boxes: ['FOCOLARE FREDDO. Pulisciti i piedi. Si ricorda di quando era una cucina.'],
  },
  'hearth-mantel': {
    name: 'mensola del focolare',
    boxes: [
      'Quattro vasi: sale, miele, timo, e uno che dice DOPO. La cenere è fredda da mille anni, e spazzata stamattina.',
    ],
  },
  'hearth-shelf-first': {
    name: 'primo scaffale',
    boxes: [
      'Il volume uno comincia: «Faceva freddo.» Il due anche. Dal volume nove in poi c’è dentro della minestra.',
    ],
  },
  'hearth-shelf-last': {
    name: 'ultimo scaffale',
    boxes: [
      'Libri che si sciolgono prima d’essere finiti. I finali scorrono a valle, e lì la gente deve inventarseli.',
    ],
  },
  'hearth-kettle': {
    name: 'bollitore',
    boxes: ['Riempito ogni sera per chi viene. Chi sia, nessuno l’ha detto, perciò è un bollitore grande.'],
  },
  'hearth-cairn': {
    name: 'ometto di pietre',
    boxes: ['Una pietra per ogni casa della valle. La più piccola è di un bambino, e sotto ha qualcosa.'],
  },
  'hearth-barrel': {
    name: 'barile',
    boxes: ['Mele, dice. Sono rotolate a casa da un pezzo, e hanno lasciato quel che non potevano portare.'],
  },
  'hearth-larder': {
    name: 'cartello',
    boxes: ['DISPENSA, di sotto. Al buio dalla prima cena. Porta una luce, e riportala a casa.'],
  },
  'larder-crate': {
    name: 'cassa di vasetti',
    boxes: [
      'MARMELLATA, dice il primo vasetto. MARMELLATA, dice il secondo. NON MARMELLATA, dice il terzo con la stessa grafia, e tintinna.',
    ],
  },
  'larder-honey': {
    name: 'barile di miele',
    boxes: [
      'Miele di mille anni. Dentro c’è un cucchiaio che sta in piedi. Nessuno ammette di aver mescolato per ultimo.',
    ],
  },
  'hearth-boulder': {
    name: 'masso',
    boxes: ['Nel focolare non ce l’ha fatta a entrare. Gli hanno promesso una parte nel secondo.'],
  },
};
export default words;
