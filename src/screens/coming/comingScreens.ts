import { en } from '../../locales/en.ts';

export interface Announced {
  readonly path: string;
  readonly title: string;
}

const coming = (path: string, title: string): Announced => ({ path, title });

/** Screens that the menu names and that are not built yet. A screen that is built leaves this list. */
export const comingScreens: readonly Announced[] = [
  coming('/userbattle', en.menu.battle.user),
  coming('/goldbattle', en.menu.battle.gold),
  coming('/expbattle', en.menu.battle.exp),
  coming('/team', en.menu.pokemon.team),
  coming('/changeTeam', en.coming.changeTeam),
  coming('/pokemons', en.menu.pokemon.pokemons),
  coming('/pokedex', en.menu.pokemon.pokedex),
  coming('/typechart', en.menu.pokemon.typechart),
  coming('/profile', en.menu.profile.label),
  coming('/pokemart', en.menu.profile.mart),
  coming('/trades', en.menu.trade.traders),
  coming('/offers', en.menu.trade.offers),
  coming('/findtrades', en.menu.trade.find),
];
