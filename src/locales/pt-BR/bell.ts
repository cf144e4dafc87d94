import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} fez uma proposta pelo seu ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} retirou uma proposta pelo seu ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} aceitou: ${calledName(pokemon)} é seu`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} recusou sua proposta por ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} de ${playerName(user.name)} ficou com outra pessoa`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} tirou ${calledName(pokemon)} de troca`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} mudou os golpes de ${calledName(pokemon)}: sua proposta terminou`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} anunciou ${calledName(pokemon)}, que você procura`,
} as const;

const more = (count: number) => (count === 1 ? 'e mais um aviso' : `e mais ${count} avisos`);

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Avisos, ${unread} ${unread === 1 ? 'não lido' : 'não lidos'}` : 'Avisos'),
  title: 'Avisos',
  loading: 'Buscando seus avisos',
  failed: 'Não deu para buscar seus avisos.',
  none: 'Ainda não aconteceu nada. Aqui você lê o que vira das suas trocas.',
  readAll: 'Marcar todos como lidos',
  notRead: 'Não deu para marcar como lidos.',
  older: 'Mais antigos',
  unread: 'Não lido',
  more,
  offered: (names) => `Oferecido: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Mais avisos de ${playerName(notice.user.name)} vêm numa linha só.`;
  },
};
export default words;
