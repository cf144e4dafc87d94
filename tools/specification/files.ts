const screens = 'src/screens';

/** Test files that the rows refer to. */
export const files = {
  login: `${screens}/login/LoginScreen.test.tsx`,
  loginErrors: `${screens}/login/LoginErrors.test.tsx`,
  home: `${screens}/home/HomeScreen.test.tsx`,
  map: `${screens}/map/MapScreen.test.tsx`,
  battle: `${screens}/battle/BattleScreen.test.tsx`,
  choosing: `${screens}/battle/selection/Choosing.test.tsx`,
  outcome: `${screens}/battle/result/OutcomeSheet.test.tsx`,
  team: `${screens}/creatures/team/TeamScreen.test.tsx`,
  owned: `${screens}/creatures/owned/PokemonsScreen.test.tsx`,
  change: `${screens}/creatures/change/ChangeTeamScreen.test.tsx`,
  evolve: `${screens}/creatures/shared/evolve/evolving.test.tsx`,
  gym: `${screens}/gymbattle/GymBattleScreen.test.tsx`,
  gymRegions: `${screens}/gymbattle/gymRegions.test.ts`,
  training: `${screens}/expbattle/ExpBattleScreen.test.tsx`,
  userBattle: `${screens}/userbattle/UserBattleScreen.test.tsx`,
  mart: `${screens}/pokemart/PokemartScreen.test.tsx`,
  profile: `${screens}/profile/ProfileScreen.test.tsx`,
  martOrder: `${screens}/pokemart/order.test.ts`,
  trades: `${screens}/trading/trades/TradesScreen.test.tsx`,
  offers: `${screens}/trading/offers/OffersScreen.test.tsx`,
  pager: 'src/ui/lists/Pager.test.tsx',
  card: 'src/ui/creatureCard/CreatureCard.test.tsx',
  app: 'src/app/App.test.tsx',
  everyScreen: 'src/app/everyScreen.test.tsx',
  paging: 'src/app/paging.test.tsx',
  silent: 'src/app/silentFailures.test.tsx',
  toasts: 'src/app/toasts/Toasts.test.tsx',
  request: 'src/api/request.test.ts',
  session: 'src/client/session/session.test.ts',
  world: 'src/client/world/world.test.ts',
  battleActions: 'src/client/battle/battle.test.ts',
  battleFailed: 'src/client/battle/battleFailed.test.ts',
} as const;

/** Path of a test file that runs against a server. */
export const server = (name: string) => `tests/server/${name}.test.ts`;

/** Path of a test file that runs in a browser. */
export const browser = (name: string) => `tests/e2e/${name}.spec.ts`;
