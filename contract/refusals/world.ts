/** An item by its key and its name. */
type Item = { readonly item: string; readonly name: string };
/** A region by its name, as content has it. */
type Region = { readonly region: string };
/** The rival's name, and a number of species or badges that it wants to see. */
type Wish = { readonly name: string; readonly count: number };

const several = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Refusals of battles. */
export const battleReasons = {
  finishBattle: 'Finish your battle first',
  noBattle: 'There is no battle to go on with',
  battleWentOn: 'The battle has gone on in the meantime',
  noRecord: 'There is no such battle',
  tooOld: 'This battle was too long ago, or too long, to be watched again',
  bookChanged: 'Creatures or attacks have changed since this battle. It cannot be watched again',
  /** The rest of the day in UTC, in full hours or in minutes. */
  dayWon: ({ count, unit }: { readonly count: number; readonly unit: 'hour' | 'minute' }) =>
    `You have won too much today for this prize. Gold battles are open again at midnight UTC, in ${several(count, unit)}.`,
  wrongPage: 'That is not possible at this point of the battle',
  notInBattle: 'This creature does not take part in the battle',
  fighting: 'This creature is in battle already',
  held: 'Your creature cannot be taken back now',
  fainted: 'This creature cannot battle any more',
  emptySlot: 'There is no attack in this slot',
  noEscape: 'There is no running away from this battle',
  flaskClosed: 'The flask stays closed in this battle',
  unhurt: 'This creature lacks nothing',
  notWild: 'Only wild creatures can be caught',
  flaskEmpty: 'Your flask is empty. A well fills it.',
  yourself: 'You cannot battle yourself',
  notNow: 'This player cannot be challenged now',
  noTeamThere: 'This player has no creature yet',
  noLeader: 'There is no gym leader of this name',
  regionClosed: ({ region }: Region) => `Beat all eight leaders of ${region} first`,
  championClosed: ({ region }: Region) =>
    `Beat all eight leaders of ${region} before you challenge its champion`,
  keeperElsewhere: 'The keeper of the hearth is not here',
  keeperWantsChampion: ({ name }: { readonly name: string }) =>
    `The keeper of the hearth will ask you when you have beaten ${name}`,
  keeperHasAnswer: 'The keeper of the hearth has your answer, and keeps it',
  rivalElsewhere: ({ name }: { readonly name: string }) => `${name} is not here`,
  rivalDone: ({ name }: { readonly name: string }) => `${name} does not want to battle any more`,
  rivalWantsSpecies: ({ name, count }: Wish) =>
    `${name} will battle you when you have caught ${count} species`,
  rivalWantsBadges: ({ name, count }: Wish) => `${name} will battle you when you have ${count} badges`,
  noWild: 'There is no wild creature here',
  noCreatureYet: 'Choose your first creature before you battle',
  teamUnknown: 'Nobody in your team is known here any more. Choose others for it.',
};

/** A creature by the id of its species and the name of that. */
type Pupil = { readonly species: string; readonly name: string };

/** Refusals of the maps, the mart and quests. */
export const worldReasons = {
  noMap: 'No Map found',
  moved: 'You have moved in the meantime. Please reload',
  tooFar: 'That is too far away',
  noWay: 'There is no way in that direction',
  gateClosed: ({ region, badges, won }: Region & { readonly badges: number; readonly won: number }) =>
    `The gate opens with ${badges} badges of ${region}. You have ${won}`,
  noWell: 'There is no well here',
  flaskFull: 'Your flask is full. The berries will wait.',
  noItem: 'There is no such item',
  notForSale: ({ name }: Item) => `${name} is not for sale`,
  soldElsewhere: ({ name }: Item) => `${name} is sold elsewhere`,
  carryOne: ({ name }: Item) => `You can carry one ${name} only`,
  carrySome: ({ name, most }: Item & { readonly most: number }) => `You can carry ${most} of ${name} only`,
  noQuantities: 'Please add quantities',
  bagFull: 'The bag cannot hold that many',
  fewCoins: 'Not enough coins!',
  manyCoins: 'Nobody can hold that many coins',
  noSpot: 'The camp has no such spot',
  noPiece: 'There is no such furniture',
  pieceNotOwned: 'You do not own this yet',
  pieceTooBig: 'It does not fit there',
  notTaught: ({ name }: Pupil) => `${name} cannot be taught this now`,
  priceChanged: 'The price has changed. Please look again',
  noCup: 'There is no such tournament',
  cupRuns: 'You are in a tournament already',
  cupsSpent: 'No more tournaments for you today. The lists open again at midnight UTC.',
  notInCup: 'You are in no tournament',
  cupTeam: 'Only those who entered may fight. Put the team together as it was',
  battleNotOver: 'Your battle is not over yet',
  noReward: 'No reward of this quest waits for you',
  rewardTaken: 'You have this reward already',
  questNotAsked: 'Nobody has asked you for this yet',
  questOpen: 'This quest is not finished yet',
  noSpecies: 'There is no such species',
  allWritten: 'This page is written already',
  littleToWrite: 'There is not enough to write about yet',
  titleNotEarned: 'You have not earned this title',
};
