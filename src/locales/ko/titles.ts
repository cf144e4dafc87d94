import type { titleWords } from '../en/titles.ts';
import { numberWords } from '../format.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: '골짜기의 벗',
  harkmoor: '늪에 귀 기울이는 이',
  scattersea: '일곱째 물결',
  overcloud: '구름과 말 놓는 사이',
  fourlight: '넷째 등불지기',
  'research-1': '연필 주인',
  'research-5': '풀물 든 학자',
  'research-15': '발자국 읽는 이',
  'research-40': '들의 펜팔',
  'research-80': '풀숲 박사',
  'research-120': '굴마다 기다리는 손님',
  'research-166': '모두의 이름을 아는 이',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: '이름 옆의 칭호',
  none: '칭호 없음',
  chosen: (title) => (title ? `이제부터: ${title}.` : '다시 이름만 보여요.'),
  hint: '지방의 이어지는 퀘스트를 끝까지 하면 칭호를 받아요. Pokedex의 연구로도 받아요.',
  toQuests: '퀘스트로',
  studied: (count) => `${numberWords(count)}종류 연구함. 연구할수록 카드 테두리가 고와져요.`,
};
export default words;
