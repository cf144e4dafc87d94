import type { gymWords } from '../en/gymbattle.ts';
import { italianCount } from './counted.ts';
import { italianRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Palestre',
  intro: 'Otto capipalestra e un Campione in ogni regione. Chi hai battuto resta nella tua lista per sempre.',
  loading: 'Bussiamo alle palestre',
  loadFailed: 'Ops! Per ora le palestre non si raggiungono',
  startFailed: 'La lotta non è cominciata',
  failed: {
    title: 'Le palestre non si raggiungono',
    text: import.meta.env.TRIAL
      ? 'Le porte sono aperte, è la strada che manca. Le tue vittorie sono al sicuro in questo browser.'
      : 'Le porte sono aperte, è la strada che manca. Le tue vittorie sono al sicuro sul server.',
  },
  regions: 'Regioni',
  locked: 'Chiusa',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${beaten} capipalestra battuti su ${all}`,
  conquered: 'Campione battuto',
  leadersOf: (region) => `Capipalestra di ${italianRegion(region)}`,
  opens: (region, before, leaders) =>
    `${italianRegion(region)} si apre quando tutti i ${leaders} capipalestra di ${italianRegion(before)} sono battuti.`,
  toGo: (left) => (left === 1 ? 'Ne manca uno.' : `Ne mancano ${left}.`),
  champion: 'Campione',
  championOpens: (region, leaders) =>
    `Batti tutti i ${leaders} capipalestra di ${italianRegion(region)}, e il Campione accetterà la sfida.`,
  levels: (least, most) => (least === most ? `Livello ${least}` : `Livello ${least}–${most}`),
  size: (creatures) => italianCount(creatures, 'creatura', 'creature'),
  prize: (coins) => `Premio ${italianCount(coins, 'moneta', 'monete')}`,
  rematch: (coins) => `Rivincita ${italianCount(coins, 'moneta', 'monete')}`,
  badges: 'Medaglie',
  badge: (name) => `Medaglia di ${name}`,
  noBadge: (name) => `Ancora senza la medaglia di ${name}`,
  battle: 'Lotta',
  starting: 'Un attimo',
  defeated: 'Vinta',
};
export default words;
