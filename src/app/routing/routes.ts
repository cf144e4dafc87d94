import { en } from '../../locales/en.ts';
import LoginScreen from '../../screens/login/LoginScreen.tsx';
import type { GameRoute, LoadScreen } from './gameRoute.ts';

/** Visitors arrive here, so the login screen is part of the main script and needs no second request. */
const login: LoadScreen = async () => ({ default: LoginScreen });
const home: LoadScreen = () => import('../../screens/home/HomeScreen.tsx');

const unknown: LoadScreen = () => import('../../screens/unknown/UnknownScreen.tsx');
/** Shows the unknown-page screen if the operator has not enabled the workshop. */
const workshop: LoadScreen = async () => {
  const { workshopAllowed } = await import('../../client/workshop/workshop.ts');
  return (await workshopAllowed()) ? import('../../screens/workshop/WorkshopScreen.tsx') : unknown();
};

/** Every screen of the game by its path. */
export const routes: readonly GameRoute[] = [
  { path: '/', title: () => en.menu.home, load: home, signInAt: '/login' },
  { path: '/home', title: () => en.menu.home, load: home, signInAt: '/login' },
  { path: '/login', title: () => en.menu.login, load: login },
  { path: '/signup', title: () => en.menu.signup, load: login },
  { path: '/faq', title: () => en.menu.faq, load: () => import('../../screens/faq/FaqScreen.tsx') },
  { path: '/about', title: () => en.menu.about, load: () => import('../../screens/about/AboutScreen.tsx') },
  {
    path: '/maps',
    title: () => en.menu.maps,
    load: () => import('../../screens/maps/MapsScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/map',
    title: () => en.menu.maps,
    load: () => import('../../screens/map/MapScreen.tsx'),
    signInAt: '/Login',
  },
  {
    path: '/battle',
    title: () => en.menu.battle.label,
    load: () => import('../../screens/battle/BattleScreen.tsx'),
    signInAt: '/Login',
  },
  {
    path: '/team',
    title: () => en.menu.pokemon.team,
    load: () => import('../../screens/creatures/team/TeamScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/changeTeam',
    title: () => en.changeTeam,
    load: () => import('../../screens/creatures/change/ChangeTeamScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/pokemons',
    title: () => en.menu.pokemon.pokemons,
    load: () => import('../../screens/creatures/owned/PokemonsScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/gymbattle',
    title: () => en.menu.battle.gym,
    load: () => import('../../screens/gymbattle/GymBattleScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/pokedex',
    title: () => en.menu.pokemon.pokedex,
    load: () => import('../../screens/pokedex/PokedexScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/attackdex',
    title: () => en.menu.pokemon.attackdex,
    load: () => import('../../screens/attackdex/AttackdexScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/typechart',
    title: () => en.menu.pokemon.typechart,
    load: () => import('../../screens/typechart/TypechartScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/userbattle',
    title: () => en.menu.battle.user,
    load: () => import('../../screens/userbattle/UserBattleScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/goldbattle',
    title: () => en.menu.battle.gold,
    load: () => import('../../screens/goldbattle/GoldBattleScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/expbattle',
    title: () => en.menu.battle.exp,
    load: () => import('../../screens/expbattle/ExpBattleScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/profile',
    title: () => en.menu.profile.label,
    load: () => import('../../screens/profile/ProfileScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/player',
    title: () => en.player,
    load: () => import('../../screens/player/PlayerScreen.tsx'),
  },
  {
    path: '/trainer/:name',
    title: () => en.player,
    load: () => import('../../screens/player/PlayerScreen.tsx'),
  },
  {
    path: '/pokemart',
    title: () => en.menu.profile.mart,
    load: () => import('../../screens/pokemart/PokemartScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/quests',
    title: () => en.menu.profile.quests,
    load: () => import('../../screens/quests/QuestsScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/trades',
    title: () => en.menu.trade.traders,
    load: () => import('../../screens/trading/trades/TradesScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/offers',
    title: () => en.menu.trade.offers,
    load: () => import('../../screens/trading/offers/OffersScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/findtrades',
    title: () => en.menu.trade.find,
    load: () => import('../../screens/trading/find/FindScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/account',
    title: () => en.account,
    load: () => import('../../screens/account/AccountScreen.tsx'),
    signInAt: '/login',
  },
  {
    path: '/settings',
    title: () => en.settings,
    load: () => import('../../screens/settings/SettingsScreen.tsx'),
  },
  { path: '/guest', title: () => en.guest, load: () => import('../../screens/guest/GuestScreen.tsx') },
  {
    path: '/recover',
    title: () => en.recover,
    load: () => import('../../screens/recover/RecoverScreen.tsx'),
  },
  { path: '/workshop', title: () => en.workshop, load: workshop },
  {
    path: '/operator',
    title: () => en.operator,
    load: () => import('../../screens/operator/OperatorScreen.tsx'),
  },
];

export const unknownRoute: GameRoute = {
  path: '*',
  title: () => en.unknown.title,
  load: unknown,
};
