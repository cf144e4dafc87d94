import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['inicio', 'home'],
  '/maps': ['mapas', 'maps'],
  '/map': ['mapa', 'map'],
  '/gymbattle': ['gimnasio', 'gimnasios', 'líderes', 'lideres', 'gym', 'gyms'],
  '/pokemart': ['tienda', 'comprar', 'mart', 'shop', 'buy'],
  '/team': ['equipo', 'team'],
  '/pokemons': ['pokemon', 'criaturas', 'caja', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'ataques', 'attacks', 'moves'],
  '/typechart': ['tipos', 'tabla', 'tabla de tipos', 'types', 'typechart', 'type chart'],
  '/userbattle': ['combate de jugadores', 'combate jugadores', 'jugadores', 'user battle', 'users'],
  '/goldbattle': ['combate de oro', 'combate oro', 'oro', 'torneos', 'gold battle', 'gold'],
  '/expbattle': ['combate de exp', 'combate exp', 'entrenar', 'exp battle', 'training', 'train'],
  '/quests': ['lista de misiones', 'lista misiones', 'página misiones', 'quest page', 'quest list'],
  '/trades': ['anuncios', 'intercambios', 'trades', 'trade'],
  '/offers': ['ofertas', 'offers'],
  '/findtrades': ['buscar intercambios', 'buscar', 'mercado', 'find trades', 'find', 'market'],
  '/profile': ['perfil', 'profile'],
  '/account': ['cuenta', 'account'],
  '/settings': ['ajustes', 'opciones', 'settings', 'options'],
  '/about': ['acerca de', 'acerca', 'about'],
  '/faq': ['preguntas', 'faq', 'f.a.q'],
};
export default words;
