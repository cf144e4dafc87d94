import type { avatarWords } from '../en/avatars.ts';
import { numberWords } from '../format.ts';

const words: typeof avatarWords = {
  label: '見た目',
  change: '見た目を変える',
  text: 'マップを歩くのはだれにしますか？ いつでも変えられます。',
  wear: 'これにする',
  cancel: 'やめる',
  price: (coins, town) =>
    town === null ? `どのお店でも${numberWords(coins)}コイン` : `${town}のお店で${numberWords(coins)}コイン`,
  asking: 'お店に着るものをたずねています…',
  failed: 'お店の着るものを調べられませんでした。',
  again: 'もう一度',
  toMart: 'お店の見た目',
  looks: {
    player: { name: '旅人', text: '青緑の帽子、さんご色のマフラー、リュックサック。' },
    gardener: { name: '庭師', text: '二つのおだんご髪、オーバーオール、じょうろ。' },
    scholar: { name: '学者', text: 'プラム色のヘッドスカーフ、丸めがね、本のつまったかばん。' },
    racer: { name: 'レーサー', text: '黄色い縁の車いす、赤いジャケット、白いはちまき。' },
    storyteller: { name: '語り部', text: '白いおだんご髪、真っ赤なショール、つえ。' },
    woodcutter: { name: 'きこり', text: '赤茶のひげ、ぼんぼん帽子、まきの束。' },
    drover: { name: '牛追い', text: 'つば広の帽子、しまのポンチョ、長い三つ編み。' },
    hopper: { name: 'ぴちゃぴちゃっ子', text: 'アヒルそのものの黄色いレインコートを着た子。' },
    dancer: { name: '踊り子', text: '銅色のポニーテール、ひろがるターコイズのスカート。' },
    skipper: { name: '船長', text: 'サフラン色のターバン、黒いひげ、船長の上着。' },
    rocker: { name: 'ロックンローラー', text: 'マゼンタのとさか頭、サングラス、ギター。' },
    sledder: { name: 'そり乗り', text: '毛皮でふちどったパーカ、赤いミトン。' },
    fox: { name: 'きつね', text: 'とがった耳のついたオレンジ色のフード、ふさふさのしっぽ。' },
    toadstool: { name: 'きのこ', text: '白い水玉の赤い帽子、こけのケープ、かばん。' },
    diver: { name: '潜水士', text: '窓のついた丸い真ちゅうのヘルメット、空気のボンベが二本。' },
    stargazer: { name: '星見', text: '星をちらした、とんがり帽子と真夜中のローブ。' },
    lamplighter: { name: '点灯夫', text: 'シルクハット、四色のコート、さおの先のランタン。' },
  },
};
export default words;
