import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: '陽気で歌好き。あなたより先に起きています。',
    rootling: 'くいしんぼうで前向き。なんでも鼻から入ります。',
    dozebud: 'ねむたくてふわふわ。だれにもせかせません。',
    kindlam: '人なつこい子。寒い夜の、あたたかい連れ。',
    clinkdil: 'ぬくぬくで知りたがり。オーブンは全部のぞきます。',
    flickeep: 'うぬぼれや。自分の輝きをよく知っています。',
    puddlip: 'ごきげん。この子の前に無事な水たまりなし。',
    nubwhal: 'おひとよし。波の一つ一つにあいさつします。',
    dampaw: '働き者でまじめ。水もれを見のがしません。',
  },
};
export default words;
