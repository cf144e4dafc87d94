import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => `あと${left}文字`,
  suspended: {
    title: 'アカウントは利用停止中です',
    reason: '理由',
    until: '期限',
    endless: 'この利用停止に期限はありません。',
    answer: '異議申し立てへの運営の返事',
    appeal: '利用停止を解くべき理由は？',
    send: '異議を申し立てる',
    needsLogin: '先に下のフォームにユーザー名とパスワードを入れてください。',
    sent: '異議申し立ては返事待ちです。のちほどログインして確かめてください。',
    none: 'この利用停止にはもう異議を申し立てられません。',
    account: 'あなたのアカウント',
    accountText: '利用停止中でも、自分のデータの保存とアカウントの削除ができます。',
    deletion: (name) => `${name}のアカウントを削除しますか？`,
    forGood: 'あなたにも運営にも、元にはもどせません。',
    safe: '生きものとコインは無事です。出品は利用停止が終わるともどります。',
  },

  messages: {
    title: {
      message: '運営からのお便り',
      warning: '警告',
      renamed: '名前が変わりました',
      unnamed: 'ニックネームが外されました',
      lifted: 'おかえりなさい',
    },
    text: {
      message: '運営からあなたへ：',
      warning: '運営からお伝えしたいことがあります：',
      renamed:
        '運営があなたの名前を変えました。これからは新しい名前でログインしてください。古い名前でもまだ入れます。',
      unnamed: '運営が生きもの1匹のニックネームを外しました。別の名前を付けられます。',
      lifted: '利用停止が解けました。出品は市場にもどりました。',
    },
    newName: (name) => `新しい名前は${name}です。`,
    confirm: '読みました',
  },
};
export default words;
