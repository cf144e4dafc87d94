import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['início', 'inicio', 'casa', 'home'],
  '/maps': ['mapas', 'maps'],
  '/map': ['mapa', 'map'],
  '/gymbattle': ['ginásio', 'ginasio', 'ginásios', 'ginasios', 'líderes', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['mercado', 'loja', 'comprar', 'mart', 'shop', 'buy'],
  '/team': ['time', 'equipe', 'team'],
  '/pokemons': ['pokemon', 'criaturas', 'caixa', 'caixas', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['pokedex', 'dex'],
  '/attackdex': ['attackdex', 'golpes', 'ataques', 'attacks', 'moves'],
  '/typechart': ['tipos', 'tabela', 'types', 'typechart', 'type chart'],
  '/userbattle': ['jogadores', 'user battle', 'users'],
  '/goldbattle': ['apostas', 'aposta', 'gold battle', 'gold'],
  '/expbattle': ['treino', 'treinar', 'exp battle', 'training', 'train'],
  '/quests': ['lista de missões', 'lista de missoes', 'quest page', 'quest list'],
  '/trades': ['anúncios', 'anuncios', 'trocas', 'trades', 'traders', 'trade'],
  '/offers': ['propostas', 'offers'],
  '/findtrades': ['achar trocas', 'procurar', 'find trades', 'find', 'market'],
  '/profile': ['perfil', 'profile'],
  '/account': ['conta', 'account'],
  '/settings': ['configurações', 'configuracoes', 'opções', 'opcoes', 'settings', 'options'],
  '/about': ['sobre', 'about'],
  '/faq': ['dúvidas', 'duvidas', 'perguntas', 'faq', 'f.a.q', 'questions'],
};
export default words;
