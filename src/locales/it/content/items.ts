import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Palla Base',
    description: 'Vetro trasparente in una montatura semplice. Va bene per chi è stanco o mansueto.',
  },
  gball: {
    name: 'Palla Super',
    description: 'Vetro azzurro in una montatura più ampia. Tiene una volta e mezzo una Palla Base.',
  },
  uball: {
    name: 'Palla Ultra',
    description: 'Vetro d’ambra, cotto due volte. Tiene il doppio di una Palla Base.',
  },
  mball: { name: 'Palla Suprema', description: 'Vetro viola che nessuno sa più fare. Non sbaglia mai.' },
  'trail-charm': {
    name: 'Ciondolo Orma',
    description:
      'Uno stivale intagliato appeso a uno spago. Finché lo porti, le creature rare vengono una volta e mezzo più spesso.',
  },
  'coin-charm': {
    name: 'Ciondolo Moneta',
    description:
      'Una moneta con due teste, e sorridono entrambe. Finché la porti, le vittorie pagano un decimo in più.',
  },
  'study-charm': {
    name: 'Ciondolo Studio',
    description:
      'Un segnalibro che ha letto tutto. Finché lo porti, la tua squadra impara un decimo più in fretta.',
  },
  'glimmer-charm': {
    name: 'Ciondolo Barlume',
    description:
      'Una scheggia di tramonto in un artiglio d’argento. Finché lo porti, le creature lucenti e oscure vengono il doppio.',
  },
  'grass-whistle': {
    name: 'Fischietto d’erba',
    description:
      'Un filo d’erba a cui hanno confidato un segreto. Per 100 passi in natura, le creature rare vengono una volta e mezzo più spesso.',
  },
  'peat-lantern': {
    name: 'Lanterna di torba',
    description:
      'Brucia piano e sa di vecchia pioggia. Per 150 passi in natura, le creature rare vengono il doppio.',
  },
  'salt-bell': {
    name: 'Campana di sale',
    description:
      'Suona solo sott’acqua, e chi ha orecchie sale a vedere. Per 200 passi in natura, le creature rare vengono due volte e mezzo più spesso.',
  },
  'pearl-dust': {
    name: 'Polvere di perla',
    description:
      'Un pizzico di luna, starnutito da un’ostrica. Per 150 passi in natura, le creature lucenti e oscure vengono una volta e mezzo più spesso.',
  },
  'star-bait': {
    name: 'Esca stellare',
    description:
      'La briciola di una stella caduta, su un filo lunghissimo. Per 200 passi in natura, le creature lucenti e oscure vengono il doppio.',
  },
  'cloud-chime': {
    name: 'Scacciapensieri di nube',
    description:
      'Sette cannucce sottili che suonano quello che il vento stava per dire. Per 250 passi in natura, le creature rare vengono il triplo.',
  },
  'flower-box': {
    name: 'Fioriera',
    description: 'Calendule in una cassa che un tempo conteneva palle. Non se ne sono accorte.',
  },
  'camp-lantern': {
    name: 'Lanterna da campo',
    description: 'Fa luce abbastanza per leggere. Le falene portano i loro libri.',
  },
  'plaid-rug': {
    name: 'Tappeto a quadri',
    description: 'Ogni briciola che ci è caduta sopra è ancora lì, da qualche parte.',
  },
  'trail-sign': {
    name: 'Cartello',
    description: 'Indica quattro direzioni, e in tutte c’è scritto «più tardi».',
  },
  bunting: {
    name: 'Festone di bandierine',
    description: 'Bandierine per una festa che può scoppiare da un momento all’altro.',
  },
  'stew-pot': {
    name: 'Pentola dello stufato',
    description: 'Sobbolle da prima che qualcuno chiedesse che cosa c’è dentro.',
  },
  bench: {
    name: 'Panca',
    description: 'Ci stanno in due, o una persona sola con un’opinione molto grande.',
  },
  'banner-greenreach': {
    name: 'Stendardo di Verdevalle',
    description: 'Una foglia su fondo verde. Fruscia quando la lodano.',
  },
  'berry-tent': {
    name: 'Tenda bacca',
    description: 'La tua tenda, del rosso dell’ultima bacca che nessuno osava prendere.',
  },
  'string-lights': {
    name: 'Filo di luci',
    description: 'Sei lucine che si rifiutano di spegnersi una dopo l’altra.',
  },
  hammock: {
    name: 'Amaca',
    description: 'Salirci è un’arte. Scenderne è una diceria.',
  },
  'sun-rug': {
    name: 'Tappeto del sole',
    description: 'Tessuto a mezzogiorno. Al centro è tiepido anche d’inverno.',
  },
  'moss-rug': {
    name: 'Tappeto di muschio',
    description: 'Morbido, verde e un po’ più grande ogni primavera.',
  },
  'banner-harkmoor': {
    name: 'Stendardo di Odilanda',
    description: 'Una canna su bruno di torba. Sa di pioggia.',
  },
  'bog-light': {
    name: 'Luce di palude',
    description: 'Una luce in barattolo che ha promesso di non sviare più nessuno.',
  },
  'banner-scattersea': {
    name: 'Stendardo di Maresparso',
    description: 'Un’onda su fondo blu. Sventola anche quando il vento non lo fa.',
  },
  'shell-fountain': {
    name: 'Fontana conchiglia',
    description: 'Accosta l’orecchio, e il mare ti sente.',
  },
  'banner-overcloud': {
    name: 'Stendardo di Oltrenube',
    description: 'Una vetta su fondo bianco. Guarda gli altri dall’alto.',
  },
  'paper-moons': {
    name: 'Lune di carta',
    description: 'Tre lune, piegate da qualcuno a cui mancava quella vera.',
  },
  telescope: {
    name: 'Telescopio',
    description: 'Ti mostra le stelle e, ogni tanto, una che ricambia il saluto.',
  },
  'banner-fourlight': {
    name: 'Stendardo di Quattroluci',
    description: 'Quattro scintille su fondo viola. Non ci sono due persone che vedano prima la stessa.',
  },
  'starry-tent': {
    name: 'Tenda stellata',
    description: 'La tua tenda, del blu delle due di notte, stelle comprese.',
  },
  'four-lights': {
    name: 'Lampada delle quattro luci',
    description: 'Alba, giorno, crepuscolo e notte, ognuno nel suo vetro, e vanno d’accordo.',
  },
  fox: {
    name: 'Costume da volpe',
    description: 'Da indossare, con orecchie, coda e tutto. Le galline fanno domande, quindi non fermarti.',
  },
  toadstool: {
    name: 'Cappello da fungo',
    description:
      'Da indossare, con una mantella di muschio. Tiene lontana la pioggia e, finora, chi voleva mangiarlo.',
  },
  diver: {
    name: 'Scafandro',
    description: 'Da indossare: ottone, tela e aria propria, se le pozzanghere si facessero più profonde.',
  },
  stargazer: {
    name: 'Veste di mezzanotte',
    description: 'Da indossare, cappello compreso. È puntuale solo una volta al giorno.',
  },
  lamplighter: {
    name: 'Cappotto delle quattro luci',
    description: 'Da indossare: tutte e quattro le luci in un cappotto, e una lanterna per tornare a casa.',
  },
};
export default words;
