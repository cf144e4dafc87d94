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
};
export default words;
