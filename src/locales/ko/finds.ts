import type { findWords } from '../en/finds.ts';
import { object, subject } from './particles.ts';

const NAMES: Readonly<Record<string, (count: number) => string>> = {
  coins: (count) => `코인 ${count}개`,
  draught: (count) => `물통에 담을 물 ${count}모금`,
  nball: (count) => `베이직볼 ${count}개`,
  gball: (count) => `슈퍼볼 ${count}개`,
  uball: (count) => `울트라볼 ${count}개`,
  mball: (count) => `마스터볼 ${count}개`,
};

const words: typeof findWords = {
  read: (name) => `${name} 읽기`,
  look: (name) => `${name} 보기`,
  title: (name) => name,
  things: { ball: '볼', purse: '지갑', berries: '열매', picked: '열매 없는 덤불' },
  take: { ball: '볼 줍기', purse: '지갑 줍기', berries: '열매 따기' },
  beside: (name, way) => `바로 ${way}에 ${subject(name)} 있어요. `,
  besideMany: (name, way) => `바로 ${way}에 ${subject(name)} 있어요. `,
  under: (name) => `발밑에 ${subject(name)} 있어요. `,
  found: (what, count) => `${object(NAMES[what]?.(count) ?? `${what} ${count}`)} 찾았어요.`,
  berries: '열매를 물통에 짜 넣었어요. 한 모금 늘었어요.',
  done: '닫기',
  nothing: '이제 여기에는 아무것도 없어요.',
  full: '물통이 가득 찼어요. 열매는 기다려 줄 거예요.',
  failed: '잘 안 됐어요. 다시 시도해 주세요.',
  near: (things) => `둘러볼 것: ${things.join('; ')}.`,
  typeTake: '‘줍기’를 입력하면 주워요.',
  typeTakeMany: '‘줍기’를 입력하면 따요.',
  typeRead: '‘읽기’를 입력하면 더 볼 수 있어요.',
  noSign: '옆에 읽거나 볼 것이 없어요.',
  noThing: '옆에 주울 것이 없어요.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `${name} 옆에 왔어요.`,
};
export default words;
