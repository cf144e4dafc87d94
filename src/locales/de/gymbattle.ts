import type { gymWords } from '../en/gymbattle.ts';
import { numberWords } from '../format.ts';
import { germanRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Arenakampf',
  intro: 'In jeder Region acht Arenen und ein Champion. Wen du besiegt hast, der bleibt besiegt.',
  loading: 'Die Arenen werden geholt',
  loadFailed: 'Hoppla! Die Arenen sind gerade nicht zu haben',
  startFailed: 'Der Kampf ließ sich nicht beginnen',
  failed: {
    title: 'Die Arenen sind nicht erreichbar',
    text: import.meta.env.TRIAL
      ? 'Ihre Türen stehen offen, nur der Weg dorthin nicht. Deine Siege sind in diesem Browser sicher.'
      : 'Ihre Türen stehen offen, nur der Weg dorthin nicht. Deine Siege sind auf dem Server sicher.',
  },
  regions: 'Regionen',
  locked: 'Verschlossen',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${beaten} von ${all} Arenen besiegt`,
  conquered: 'Champion besiegt',
  leadersOf: (region) => `Arenen in ${germanRegion(region)}`,
  opens: (region, before, leaders) =>
    `${germanRegion(region)} öffnet sich, wenn alle ${leaders} Arenen in ${germanRegion(before)} besiegt sind.`,
  toGo: (left) => (left === 1 ? 'Eine fehlt noch.' : `${left} fehlen noch.`),
  champion: 'Champion',
  championOpens: (region, leaders) =>
    `Besiege alle ${leaders} Arenen in ${germanRegion(region)}, dann nimmt der Champion deine Herausforderung an.`,
  levels: (least, most) => (least === most ? `Level ${least}` : `Level ${least}–${most}`),
  size: (creatures) => `${creatures} Wesen`,
  prize: (coins) => `Preis: ${numberWords(coins)} Münzen`,
  rematch: (coins) => `Rückkampf: ${numberWords(coins)} Münzen`,
  badges: 'Orden',
  badge: (name) => `Orden von ${name}`,
  noBadge: (name) => `Noch kein Orden von ${name}`,
  battle: 'Kämpfen',
  starting: 'Lädt',
  defeated: 'Besiegt',
};
export default words;
