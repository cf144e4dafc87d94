import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Solare e canterino. Si alza prima di te.',
    rootling: 'Goloso e fiducioso. Va a naso, e il naso va a tavola.',
    dozebud: 'Sonnacchioso e morbido. Mettergli fretta è inutile.',
    kindlam: 'Si fida. Buona compagnia in una notte fredda.',
    clinkdil: 'Casalingo e curioso. Sbircia in ogni forno.',
    flickeep: 'Vanitoso. Sa benissimo quanto risplende.',
    puddlip: 'Beato. Non c’è pozzanghera al sicuro.',
    nubwhal: 'Affettuoso all’eccesso. Saluta ogni onda, una per una.',
    dampaw: 'Indaffarato e serio. Una perdita non la lascia correre.',
  },
};
export default words;
