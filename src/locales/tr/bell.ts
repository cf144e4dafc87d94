import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} bir canlın için teklif verdi: ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} bir teklifini geri aldı: ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} kabul etti: ${calledName(pokemon)} artık senin`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} teklifini geri çevirdi: ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} başkasına gitti (sahibi: ${playerName(user.name)})`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} takastan çekti: ${calledName(pokemon)}`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} bir canlısının hamlelerini değiştirdi: ${calledName(pokemon)}. Ona verdiğin teklif bitti`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} aradığın birini ilana koydu: ${calledName(pokemon)}`,
} as const;

const more = (count: number) => (count === 1 ? 've bir bildirim daha' : `ve ${count} bildirim daha`);

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Bildirimler, ${unread} okunmamış` : 'Bildirimler'),
  title: 'Bildirimler',
  loading: 'Bildirimlerin getiriliyor',
  failed: 'Bildirimlerin getirilemedi.',
  none: 'Henüz bir şey olmadı. Takaslarına ne olduğunu burada okursun.',
  readAll: 'Hepsini okundu say',
  notRead: 'Okundu sayılamadılar.',
  older: 'Daha eskiler',
  unread: 'Okunmamış',
  more,
  offered: (names) => `Teklif edilen: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Bu oyuncunun sonraki bildirimleri tek satırda gelir: ${playerName(notice.user.name)}.`;
  },
};
export default words;
