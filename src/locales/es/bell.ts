import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

const kinds: typeof bellWords.kinds = {
  offer: ({ user, pokemon }) => `${playerNameFirst(user.name)} hace una oferta por tu ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} ha retirado una oferta por tu ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} ha aceptado: ${calledName(pokemon)} es tuyo`,
  rejected: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} ha rechazado tu oferta por ${calledName(pokemon)}`,
  voided: ({ user, pokemon }) => `${calledName(pokemon)} de ${playerName(user.name)} se fue con otra persona`,
  unlisted: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} ya no ofrece ${calledName(pokemon)} en intercambio`,
  changed: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} dio otros ataques a ${calledName(pokemon)}: tu oferta ha terminado`,
  wanted: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} ofrece ${calledName(pokemon)}, que estás buscando`,
};

const more = (count: number) => (count === 1 ? 'y un aviso más' : `y ${count} avisos más`);

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Avisos, ${unread} sin leer` : 'Avisos'),
  title: 'Avisos',
  loading: 'Cargando tus avisos',
  failed: 'No se pudieron cargar tus avisos.',
  none: 'Todavía no ha pasado nada. Aquí leerás qué es de tus intercambios.',
  readAll: 'Marcar todo como leído',
  notRead: 'No se pudieron marcar como leídos.',
  older: 'Anteriores',
  unread: 'Sin leer',
  more,
  offered: (names) => `Ofrece: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Los demás avisos de ${playerName(notice.user.name)} vendrán en una sola línea.`;
  },
};
export default words;
