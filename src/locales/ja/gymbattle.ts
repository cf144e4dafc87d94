import type { gymWords } from '../en/gymbattle.ts';
import { numberWords } from '../format.ts';
import { japaneseRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'ジムバトル',
  intro: '各地方にリーダー8人とチャンピオン1人。一度勝った相手は、ずっと記録に残ります。',
  loading: 'ジムを訪ねています',
  loadFailed: 'おっと！ いまはジムに行けません',
  startFailed: 'バトルを始められませんでした',
  failed: {
    title: 'ジムにたどり着けません',
    text: import.meta.env.TRIAL
      ? '扉は開いています。道が途切れているだけです。勝利はこのブラウザで無事です。'
      : '扉は開いています。道が途切れているだけです。勝利はサーバーで無事です。',
  },
  regions: '地方',
  locked: '未開放',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `リーダー${all}人中${beaten}人に勝利`,
  conquered: 'チャンピオンに勝利',
  leadersOf: (region) => `${japaneseRegion(region)}のリーダー`,
  opens: (region, before, leaders) =>
    `${japaneseRegion(before)}のリーダー${leaders}人全員に勝つと、${japaneseRegion(region)}が開きます。`,
  toGo: (left) => `あと${left}人です。`,
  champion: 'チャンピオン',
  championOpens: (region, leaders) =>
    `${japaneseRegion(region)}のリーダー${leaders}人全員に勝つと、チャンピオンに挑戦できます。`,
  levels: (least, most) => `レベル${least === most ? least : `${least}～${most}`}`,
  size: (creatures) => `${creatures}匹`,
  prize: (coins) => `賞金 ${numberWords(coins)}コイン`,
  rematch: (coins) => `再戦 ${numberWords(coins)}コイン`,
  badges: 'バッジ',
  badge: (name) => `${name}のバッジ`,
  noBadge: (name) => `${name}のバッジはまだありません`,
  battle: 'バトル',
  starting: '準備中',
  defeated: '勝利ずみ',
};
export default words;
