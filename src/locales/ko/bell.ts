import type { bellWords } from '../en/bell.ts';
import { calledName, playerName } from '../en/names.ts';
import { object, subject } from './particles.ts';

type Notice = Parameters<typeof bellWords.told>[0];
type Said = Parameters<typeof bellWords.kinds.offer>[0];

/** Who did it: a player with 님, or somebody who has left. */
const who = ({ user }: Said) => (user.name ? `${playerName(user.name)} 님` : playerName(user.name));

const kinds: typeof bellWords.kinds = {
  offer: (said) => `${subject(who(said))} ${calledName(said.pokemon)}에게 교환을 제안했어요`,
  withdrawn: (said) => `${subject(who(said))} ${calledName(said.pokemon)}에게 한 제안을 거두었어요`,
  accepted: (said) =>
    `${subject(who(said))} 받아들였어요. ${subject(calledName(said.pokemon))} 이제 함께해요`,
  rejected: (said) => `${subject(who(said))} ${calledName(said.pokemon)}에게 한 제안을 거절했어요`,
  voided: (said) => `${who(said)}의 ${subject(calledName(said.pokemon))} 다른 사람에게 갔어요`,
  unlisted: (said) => `${subject(who(said))} ${object(calledName(said.pokemon))} 교환에서 내렸어요`,
  changed: (said) =>
    `${subject(who(said))} ${calledName(said.pokemon)}의 기술을 바꾸어서, 내 제안이 끝났어요`,
  wanted: (said) => `${subject(who(said))} 찾으시던 ${object(calledName(said.pokemon))} 올렸어요`,
};

const more = (count: number) => `알림 ${count}건 더`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `알림, 안 읽음 ${unread}건` : '알림'),
  title: '알림',
  loading: '알림을 불러오는 중',
  failed: '알림을 불러오지 못했어요.',
  none: '아직 아무 일도 없어요. 교환이 어떻게 되었는지 여기서 읽을 수 있어요.',
  readAll: '모두 읽음으로 표시',
  notRead: '읽음으로 표시하지 못했어요.',
  older: '더 오래된 알림',
  unread: '안 읽음',
  more,
  offered: (names) => `내놓은 것: ${names.join(', ')}`,
  kinds,
  told: (notice: Notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}. ${more(notice.folded - 1)}` : said;
    return `${all}. ${who(notice)}의 다음 알림은 한 줄로 모여요.`;
  },
};
export default words;
