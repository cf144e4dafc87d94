import type { talkWords } from '../en/talk.ts';
import { comitative, subject } from './particles.ts';

const words: typeof talkWords = {
  to: (name) => `${comitative(name)} 이야기하기`,
  beside: (name, way) => `바로 ${way}에 ${subject(name)} 있어요. `,
  waits: (name) => `${subject(name)} 생각하는 중…`,
  next: '다음',
  bye: '안녕히 계세요',
  battle: '배틀',
  choices: { banked: '재에 묻어 둔다', loose: '걸쇠를 풀어 둔다' },
  notYet: '아직',
  log: '오간 이야기',
  back: '뒤로',
  nobody: '옆에 이야기할 사람이 없어요.',
  notHere: (name) => `${subject(name)} 옆에 없어요.`,
  said: (name, text) => `${name}: “${text}”`,
  arrived: (name) => `${name} 옆에 왔어요.`,
  near: (people) => `사람: ${people.join('; ')}.`,
  typeTalk: '‘말하기’를 입력하면 이야기를 들어요.',
  typeChoice: '‘묻기’나 ‘풀어두기’를 입력해 대답하세요. 대답은 한 번뿐이에요.',
  noQuestion: '아무도 묻지 않았어요.',
  typeFight: (name) => `‘싸우기’를 입력하면 ${comitative(name)} 배틀해요.`,
};
export default words;
