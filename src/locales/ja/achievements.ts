import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';

type Field = Parameters<typeof achievementWords.field>[0];
type Rank = Parameters<typeof achievementWords.rank>[0];

const FIELDS: Readonly<Record<Field, { readonly title: string; readonly text: (goal: number) => string }>> = {
  species: { title: '収集家', text: (goal) => `${numberWords(goal)}種類つかまえる。` },
  types: { title: 'なんでも屋', text: (goal) => `${numberWords(goal)}タイプの生きものをつかまえる。` },
  evolved: { title: '育ての親', text: (goal) => `進化した種類を${numberWords(goal)}種類持つ。` },
  shiny: {
    title: 'きら色さがし',
    text: (goal) => (goal === 1 ? 'きら色の生きものをつかまえる。' : `きら色を${goal}種類つかまえる。`),
  },
  dark: {
    title: 'やみ色さがし',
    text: (goal) => (goal === 1 ? 'やみ色の生きものをつかまえる。' : `やみ色を${goal}種類つかまえる。`),
  },
  sketches: { title: 'スケッチ上手', text: (goal) => `${numberWords(goal)}種類をスケッチする。` },
  studies: { title: '研究者', text: (goal) => `${numberWords(goal)}種類の論文を書く。` },
  level: { title: '育て上手', text: (goal) => `レベル${goal}の生きものを持つ。` },
  badges: { title: 'バッジ持ち', text: (goal) => `ジムリーダー${numberWords(goal)}人に勝つ。` },
  champions: {
    title: 'チャンピオン',
    text: (goal) => (goal === 1 ? 'チャンピオンに勝つ。' : `チャンピオン${goal}人に勝つ。`),
  },
  wild: { title: '野の戦士', text: (goal) => `野生の生きものに${numberWords(goal)}回勝つ。` },
  users: { title: '挑戦者', text: (goal) => `プレイヤーバトルに${numberWords(goal)}回勝つ。` },
  gold: { title: '賭け上手', text: (goal) => `ゴールドバトルに${numberWords(goal)}回勝つ。` },
  training: { title: 'けいこ好き', text: (goal) => `経験値バトルに${numberWords(goal)}回勝つ。` },
  trades: {
    title: '交換名人',
    text: (goal) => (goal === 1 ? 'ほかのプレイヤーと交換する。' : `${goal}回交換する。`),
  },
  maps: { title: '探検家', text: (goal) => `マップを${numberWords(goal)}枚歩く。` },
  names: {
    title: 'いい友だち',
    text: (goal) => `ニックネーム付きの仲間${goal}匹を同時にチームに入れる。`,
  },
};

const RANKS: Readonly<Record<Rank, string>> = { copper: '銅', silver: '銀', gold: '金' };

const titleOf = (field: Field, rank: Rank): string => `${FIELDS[field].title}・${RANKS[rank]}`;

const words: typeof achievementWords = {
  title: '実績',
  loading: '実績を取得しています',
  failed: { title: '実績を開けません' },
  name: titleOf,
  field: (field) => FIELDS[field].title,
  rank: (rank) => RANKS[rank],
  text: (field, goal) => FIELDS[field].text(goal),
  count: (reached, all) => `${all}個中${reached}個`,
  next: 'もうすぐの実績',
  all: 'すべての実績',
  progress: (count, goal) => `${numberWords(count)}／${numberWords(goal)}`,
  progressOf: (name) => `${name}の進み具合`,
  reached: '達成',
  everything: 'すべて達成しました。',
  noHurry: '最初の日からのことを数えています。期限はありませんし、決まった時間に来いとも言いません。',
  told: (field, rank) => `実績達成：${titleOf(field, rank)}`,
  toldAll: (count) => `実績を${count}個達成しました。プロフィールで見られます。`,
  none: (user) => `${user}の実績はまだありません。`,
};
export default words;
