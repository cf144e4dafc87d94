import { en } from '../../locales/en.ts';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}
export interface MenuGroup {
  readonly label: string;
  /** Name of its picture in `navigation/`. */
  readonly sign: string;
  readonly links: readonly MenuLink[];
}

const { menu } = en;
const link = (label: string, to: string): MenuLink => ({ label, to });

/** The menu before logging in. */
export const visitorMenu = (): readonly MenuLink[] => [
  link(menu.home, '/home'),
  link(menu.login, '/login'),
  link(menu.signup, '/signup'),
  link(menu.faq, '/faq'),
  link(menu.about, '/about'),
];

/** The menu of players: one link, then dropdowns. `PlayerMenu` adds Logout at the end. */
export const mapsLink = () => link(menu.maps, '/maps');
export const playerMenu = (): readonly MenuGroup[] => [
  {
    label: menu.profile.label,
    sign: 'user',
    links: [
      link(menu.profile.pokemons, '/pokemons'),
      link(menu.profile.mart, '/pokemart'),
      link(menu.profile.quests, '/quests'),
    ],
  },
  {
    label: menu.pokemon.label,
    sign: 'team',
    links: [
      link(menu.pokemon.team, '/team'),
      link(menu.pokemon.pokemons, '/pokemons'),
      link(menu.pokemon.pokedex, '/pokedex'),
      link(menu.pokemon.attackdex, '/attackdex'),
      link(menu.pokemon.typechart, '/typechart'),
    ],
  },
  {
    label: menu.battle.label,
    sign: 'battle',
    links: [
      link(menu.battle.gym, '/gymbattle'),
      link(menu.battle.user, '/userbattle'),
      link(menu.battle.gold, '/goldbattle'),
      link(menu.battle.exp, '/expbattle'),
    ],
  },
  {
    label: menu.trade.label,
    sign: 'trade',
    links: [
      link(menu.trade.traders, '/trades'),
      link(menu.trade.offers, '/offers'),
      link(menu.trade.find, '/findtrades'),
    ],
  },
];
