import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { japaneseType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}
type Deed = Parameters<typeof questWords.name>[0];

const DEEDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: { title: '足のばし', text: (goal) => `${numberWords(goal)}歩あるく。ぐるぐる回りも可。` },
  wild: { title: 'ひざの草じみ', text: (goal) => `野生の生きものに${numberWords(goal)}回勝つ。` },
  training: {
    title: 'けいこ相手募集',
    text: (goal) => `経験値バトルに${numberWords(goal)}回勝つ。`,
  },
  gym: {
    title: 'ごあいさつ回り',
    text: (goal) => `ジムリーダーに${numberWords(goal)}回勝つ。おなじみの人でも可。`,
  },
  caught: { title: 'もう1匹どうぞ', text: (goal) => `野生の生きものを${numberWords(goal)}匹つかまえる。` },
  newSpecies: {
    title: 'はじめまして',
    text: (goal) => `初めての種類を${numberWords(goal)}種類つかまえる。`,
  },
  picked: {
    title: '下を向いて歩こう',
    text: (goal) =>
      goal === 1
        ? '茂みの木の実をつむか、落とし物を拾う。'
        : `木の実をつむか物を拾うこと${numberWords(goal)}回。`,
  },
  evolved: { title: '子どもの成長は早い', text: (goal) => `生きものを${numberWords(goal)}匹進化させる。` },
  'met:dawn': {
    title: '早起きさん',
    text: (goal) => `夜明けに野生の生きもの${numberWords(goal)}匹とバトルする。`,
  },
  'met:day': { title: '真っ昼間', text: (goal) => `昼に野生の生きもの${numberWords(goal)}匹とバトルする。` },
  'met:dusk': {
    title: '長いかげ',
    text: (goal) => `夕暮れに野生の生きもの${numberWords(goal)}匹とバトルする。`,
  },
  'met:night': {
    title: 'ランタン別売り',
    text: (goal) => `夜に野生の生きもの${numberWords(goal)}匹とバトルする。`,
  },
};

function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEEDS[deed as keyof typeof DEEDS];
  const type = japaneseType(deed.slice('beaten:'.length));
  return {
    title: `タイプの問題：${type}`,
    text: (goal) => `${type}の生きものに${numberWords(goal)}回勝つ。経験値バトルならどのタイプもそろいます。`,
  };
}

const words: typeof questWords = {
  title: 'クエスト',
  intro: '小さな用事が一日に三つ、大きめが週に一つ。やってもやらなくても、だれも帳面につけません。',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: '今日',
  week: '今週',
  former: 'まだ受け取れます',
  formerText: '前に終えて、受け取っていない分です。ごほうびは7日間待ちます。',
  progress: (count, goal) => `${numberWords(count)}／${numberWords(goal)}`,
  progressOf: (name) => `${name}の進み具合`,
  coins: (count) => `${numberWords(count)}コイン`,
  item: (name, count) => `${name}×${numberWords(count)}`,
  go: '行ってみる',
  claim: 'ごほうびを受け取る',
  claimOf: (name) => `${name}のごほうびを受け取る`,
  claimed: '受け取りずみ',
  until: (day) => `${day}、UTCの午前0時まで`,
  endsToday: '新しいクエストはUTCの午前0時に来ます。',
  loading: '今日の一覧を広げています',
  failed: {
    title: '一覧を開けません',
    text: 'したことはちゃんと数えられています。少ししてからお試しください。',
  },
  noHurry: '休んだ日があっても損はしません。続ける義務はなく、終えたクエストは7日間待っています。',
  all: 'すべてのクエスト',
  doneToday: '三つとも終わりました。草に寝ころびましょう。',
  rewardsWait: (count) => `ごほうびが${numberWords(count)}個待っています。`,
  got: (parts) => `${parts.join('と')}をもらいました。`,
  finished: (name) => `クエスト達成：${name}`,
  line: (when, name, text, progress, reward) => `${when}：${name}。${text}${progress}。ごほうび：${reward}。`,
  lineReady: '達成：「受け取る」と入れてください。',
  nothingToClaim: 'ごほうびはありません。「クエスト」ですることがわかります。',
};
export default words;
