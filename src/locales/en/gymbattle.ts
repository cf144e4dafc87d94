import { texts } from '../texts.ts';

/** Texts of the gym screen. */
export const gymWords = texts('gymbattle', {
  title: 'Gym Battle',
  intro: 'Eight leaders and a champion in every region. Whoever is beaten stays on your list for good.',
  loading: 'Fetching gym details',
  loadFailed: 'Oops! not able to get gyms at this moment',
  startFailed: 'Failed to start battle',
  failed: {
    title: 'The gyms are out of reach',
    text: import.meta.env.TRIAL
      ? 'Their doors are open, only the way there is not. Your victories are safe in this browser.'
      : 'Their doors are open, only the way there is not. Your victories are safe on the server.',
  },
  regions: 'Regions',
  locked: 'Locked',
  progress: (beaten: number, all: number) => `${beaten}/${all}`,
  beaten: (beaten: number, all: number) => `${beaten} of ${all} leaders beaten`,
  conquered: 'Champion beaten',
  leadersOf: (region: string) => `Leaders of ${region}`,
  opens: (region: string, before: string, leaders: number) =>
    `${region} opens when all ${leaders} leaders of ${before} are beaten.`,
  toGo: (left: number) => (left === 1 ? 'One is left.' : `${left} are left.`),
  champion: 'Champion',
  championOpens: (region: string, leaders: number) =>
    `Beat all ${leaders} leaders of ${region}, and the champion takes your challenge.`,
  levels: (least: number, most: number) => (least === most ? `Level ${least}` : `Level ${least}–${most}`),
  size: (creatures: number) => `${creatures} creatures`,
  prize: (coins: number) => `Prize ${coins.toLocaleString('en')} coins`,
  rematch: (coins: number) => `Rematch ${coins.toLocaleString('en')} coins`,
  badges: 'Badges',
  badge: (name: string) => `Badge of ${name}`,
  noBadge: (name: string) => `No badge of ${name} yet`,
  battle: 'Battle',
  starting: 'Loading',
  defeated: 'Defeated',
});
