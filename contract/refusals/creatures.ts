/** A creature by the id of its species and the name of that. */
type Named = { readonly species: string; readonly name: string };

/** Refusals of what players do with creatures, in the team, in boxes and in trade. */
export const creatureReasons = {
  noCreature: 'There is no such creature',
  notYours: 'This creature is not yours',
  onceEach: 'Each creature may come once',
  namedOnce: 'Name each creature once',
  favourite: 'This is one of your favourites',
  unknownSpecies: ({ name }: Named) => `${name} is not known here any more`,
  inTeam: ({ name }: Named) => `${name} is in your team`,
  inTrade: ({ name }: Named) => `Take ${name} out of trade first`,
  inOffer: ({ name }: Named) => `Take back your offer of ${name} first`,
  notReady: ({ name }: Named) => `${name} is not ready to evolve`,
  nameOfSpecies: 'A nickname cannot look like the name of a species or a kind',
  nicknameRetired: 'This nickname cannot be used here',
  /** `move` is its key. */
  notLearned: ({ move }: { readonly move: string }) => `This creature has not learned ${move}`,
  attackTwice: 'Each attack fits one slot only',
  noAttack: 'At least one attack must stay',
  sameCreature: 'Choose another creature',
  notInTeam: 'This creature is not in your team',
  inTeamAlready: 'This creature is in your team already',
  oneStays: 'One always stays in the team',
  teamFull: 'Your team is full',
  teamGaps: 'team_order must count the whole team from 0, without gaps',
  teamChanged: 'Your team has changed in the meantime. Please reload',
  notStarter: 'Choose one of the starters',
  starterThere: 'You have your first creature already',
  noBox: 'There is no such box',
  boxNameTaken: 'Another box has this name already',
  boxNameRetired: 'This name cannot be used here',
};

/** Refusals of the market and of offers. */
export const tradeReasons = {
  notOffered: ({ name }: Named) => `${name} is not offered any more`,
  ownCreature: 'You cannot offer for your own creature',
  noLongerInTrade: ({ name }: Named) => `${name} is no longer in trade`,
  notInTrade: ({ name }: Named) => `${name} is not in trade`,
  changedSinceSeen: ({ name }: Named) => `${name} has changed since you saw it. Look again before you offer.`,
  changedSinceOffer: ({ name }: Named) =>
    `${name} is no longer what it was when this offer was made. Look at it again and ask for a new offer.`,
  manyOffers: ({ name }: Named) => `${name} has as many offers as there may be`,
  offeredOften: ({ name }: Named) => `You have offered for ${name} often enough. Take an offer back first.`,
  offerGone: 'This offer is gone, or no longer what you have seen',
  nobodyLeft: 'Nobody may be left without a team',
  manyListings: 'You have as many creatures in trade as there may be',
  emptyWish: 'Say which species or kind you look for',
  wishesFull: 'Your wanted list is full: take something off it first',
  notWished: 'It is not on your list',
};
