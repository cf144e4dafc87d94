import type { tutorWords } from '../en/tutor.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}コイン`;

const words: typeof tutorWords = {
  intro:
    'オーラ・クイルは三つの学校で教え、三校とも質問が尽きてしまいました。コインを払えば、最大10レベル早くわざを教えてくれます。',
  loading: 'オーラがチョークを探しています…',
  failed: 'オーラは席を外しています。コインは無事です。',
  again: 'もう一度',
  nobody: 'チームにだれもいません。オーラは空のいすには教えません。',
  toTeam: 'チームへ',
  pupil: '生徒',
  who: (name, level) => `${name}、レベル${level}`,
  nothing: (name) =>
    `${name}がこの先10レベルで覚える新しいわざはありません。いまのレベルのわざは「あなたのチーム」でただで選べます。`,
  lessons: (name) => `${name}の授業`,
  power: (power) => `威力${power}`,
  accuracy: (percent) => `命中${percent}%`,
  byItself: (level) => `レベル${level}で自然に覚える`,
  teach: (move) => `${move}を教わる…`,
  price: coins,
  lacks: (count) => `${coins(count)}不足`,
  ask: (name, move) => `${name}に${move}を教えますか？`,
  slot: '入れかえる場所',
  free: (slot) => `空き${slot}`,
  forgets: (name, move, by, price) =>
    `${name}は${coins(price)}で${move}を覚え、${by}を忘れます。教わったわざを忘れると、次もまた有料です。`,
  learns: (name, move, price) => `${name}は${coins(price)}で${move}を覚えます。`,
  left: (count) => `残りは${coins(count)}になります。`,
  no: 'またにする',
  yes: (price) => `${coins(price)}払う`,
  done: (name, move) => `${name}は${move}を覚えました！`,
};
export default words;
