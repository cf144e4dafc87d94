import type { DeviceName } from '../devices.ts';
import { people } from '../people.ts';
import { accept, list, offer, reject, takeBack, unlist, want } from './deals.ts';
import { type Trader, trader } from './trader.ts';

/** Makes three players who have traded for a while. @returns the first one, whose screens are taken */
export async function fillMarket(address: string, device: DeviceName): Promise<Trader> {
  const names = people[device];
  const own = await trader(address, names.trader, [
    { name: 'solpavo', level: 38, kind: 3 },
    { name: 'umbrawl', level: 20, kind: 2 },
    { name: 'castorrent', level: 100 },
    { name: 'podkin', level: 8, kind: 3 },
    { name: 'tuftpup', level: 6 },
    { name: 'gloopet', level: 14 },
    { name: 'glowmonger', level: 44, kind: 2 },
    { name: 'geodling', level: 17 },
  ]);
  const friend = await trader(address, names.friend, [
    { name: 'weathercrest', level: 47 },
    { name: 'jellume', level: 21, kind: 3 },
    { name: 'sylvarok', level: 41 },
    { name: 'crumbit', level: 9 },
    { name: 'knuckub', level: 13 },
    { name: 'dustkit', level: 18, kind: 2 },
    { name: 'medusage', level: 52 },
    { name: 'hearthkit', level: 15 },
  ]);
  const elder = await trader(address, names.elder, [
    { name: 'trilobastion', level: 100, kind: 2 },
    { name: 'wandertoise', level: 63, kind: 3 },
    { name: 'galleghast', level: 55 },
    { name: 'flickeep', level: 12 },
    { name: 'cometoad', level: 30, kind: 3 },
    { name: 'icequill', level: 16 },
    { name: 'lodekid', level: 19 },
  ]);

  await want(own, { name: 'Wandertoise', kind: 3 });
  await want(own, { name: 'Jellume', level: 20 });
  await want(own, { kind: 2, level: 50 });
  await want(elder, { name: 'Gloopet' });
  await want(friend, { kind: 3 });

  // An accepted offer, a rejected one, one for a listing that is taken back, one that is taken back, and open ones.
  await list(friend, 'crumbit', 'hearthkit', 'medusage');
  await accept(friend, await offer(own, ['geodling'], friend, 'crumbit'));
  await reject(friend, await offer(own, ['tuftpup'], friend, 'hearthkit'));
  await offer(own, ['glowmonger'], friend, 'medusage');
  await unlist(friend, 'medusage');

  await list(own, 'tuftpup', 'gloopet', 'solpavo');
  await takeBack(elder, await offer(elder, ['icequill'], own, 'tuftpup'));
  await list(elder, 'trilobastion', 'wandertoise', 'lodekid', 'flickeep');
  await list(friend, 'jellume', 'sylvarok', 'dustkit', 'medusage');

  await offer(friend, ['weathercrest', 'knuckub'], own, 'solpavo');
  await offer(elder, ['cometoad'], own, 'solpavo');
  await offer(elder, ['galleghast'], own, 'gloopet');

  await offer(own, ['castorrent', 'umbrawl'], elder, 'trilobastion');
  await offer(own, ['glowmonger'], friend, 'sylvarok');
  return own;
}
