import type { faqWords } from '../en/faq/index.ts';

const words: typeof faqWords = {
  title: 'よくある質問',
  intro: import.meta.env.TRIAL
    ? '初めての人がよくたずねることです。数字はゲームが実際に使う値から計算しています。アカウント、交換、ほかのプレイヤーはサーバーにだけあり、おためし版にはありません。'
    : '初めての人がよくたずねることです。数字はサーバーが実際に使う値から計算しています。',
  search: '質問を探す',
  chapters: '章',
  found: (count) => `答え${count}件`,
  none: 'その言葉がある答えはありません',
  noneText: '言葉を減らすか、別の言葉でお試しください。',
  clear: 'すべての質問を見る',
  link: 'この答えへのリンク',
};
export default words;
