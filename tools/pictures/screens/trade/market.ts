import { accept, list, offer, reject, takeBack, unlist, want } from './deals.ts';
import { type Trader, trader } from './trader.ts';

/** Three players who have traded for a while; the pictures are those of the first one. */
export async function fillMarket(address: string): Promise<Trader> {
  const marlo = await trader(address, 'Marlo of the Meadow', [
    { name: 'solpavo', level: 38, kind: 3 },
    { name: 'umbrawl', level: 20, kind: 2 },
    { name: 'castorrent', level: 100 },
    { name: 'podkin', level: 8, kind: 3 },
    { name: 'tuftpup', level: 6 },
    { name: 'gloopet', level: 14 },
    { name: 'chandelgeist', level: 44, kind: 2 },
    { name: 'geodling', level: 17 },
  ]);
  const juniper = await trader(address, 'Juniper', [
    { name: 'weathercrest', level: 47 },
    { name: 'jellume', level: 21, kind: 3 },
    { name: 'sylvarok', level: 41 },
    { name: 'crumbit', level: 9 },
    { name: 'knuckub', level: 13 },
    { name: 'dustkit', level: 18, kind: 2 },
    { name: 'medusage', level: 52 },
    { name: 'hearthkit', level: 15 },
  ]);
  const barnaby = await trader(address, 'Barnaby Thistlewood the Elder', [
    { name: 'trilobastion', level: 100, kind: 2 },
    { name: 'wandertoise', level: 63, kind: 3 },
    { name: 'spectrireme', level: 55 },
    { name: 'flickeep', level: 12 },
    { name: 'cometoad', level: 30, kind: 3 },
    { name: 'icequill', level: 16 },
    { name: 'lodekid', level: 19 },
  ]);

  await want(marlo, { name: 'Wandertoise', kind: 3 });
  await want(marlo, { name: 'Jellume', level: 20 });
  await want(marlo, { kind: 2, level: 50 });
  await want(barnaby, { name: 'Gloopet' });
  await want(juniper, { kind: 3 });

  // A trade that was made, one that was not, and what else can happen.
  await list(juniper, 'crumbit', 'hearthkit', 'medusage');
  await accept(juniper, await offer(marlo, ['geodling'], juniper, 'crumbit'));
  await reject(juniper, await offer(marlo, ['tuftpup'], juniper, 'hearthkit'));
  await offer(marlo, ['chandelgeist'], juniper, 'medusage');
  await unlist(juniper, 'medusage');

  await list(marlo, 'tuftpup', 'gloopet', 'solpavo');
  await takeBack(barnaby, await offer(barnaby, ['icequill'], marlo, 'tuftpup'));
  await list(barnaby, 'trilobastion', 'wandertoise', 'lodekid', 'flickeep');
  await list(juniper, 'jellume', 'sylvarok', 'dustkit', 'medusage');

  await offer(juniper, ['weathercrest', 'knuckub'], marlo, 'solpavo');
  await offer(barnaby, ['cometoad'], marlo, 'solpavo');
  await offer(barnaby, ['spectrireme'], marlo, 'gloopet');

  await offer(marlo, ['castorrent', 'umbrawl'], barnaby, 'trilobastion');
  await offer(marlo, ['chandelgeist'], juniper, 'sylvarok');
  return marlo;
}
