import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { japaneseRegion } from './ids.ts';

type Step = NonNullable<ReturnType<typeof lineWords.step>>;

const STEPS: Readonly<Record<string, Step>> = {
  'green-shore': {
    giver: 'ヘーゼル・ソーンビー',
    title: 'ばらに潮の味を',
    says: 'うちのばらは海を見たことがないんだよ。そのくつじゃ、あんたもだね。歩いていけるのは片方だけさ。',
    task: () => 'グリーンランドの海岸に着く。',
  },
  'green-ten': {
    giver: 'タムシン・クラックル',
    title: '闇の中の十匹',
    says: '夜の風車には話し相手がいるの。だれでもいい。ただし十種類ね、そこはゆずれない。',
    task: (goal) => `みどりが原に住む種類を${numberWords(goal)}種類つかまえる。`,
  },
  'green-lost': {
    giver: 'アイボ・シンダー',
    title: '拾った者勝ち',
    says: '人は物を落とす。取っ手をつけて作ってるおれが言うんだ。六つ拾えば、だれのかは聞かん。',
    task: (goal) => `みどりが原に落ちている物を${numberWords(goal)}個見つける。隠れた物も可。`,
  },
  'green-badges': {
    giver: 'ネリス・タイドウェル',
    title: '三つの波紋',
    says: 'バッジ一つは運、二つは偶然。三つ持っておいで、水門を上げてあげる。',
    task: (goal) => `みどりが原のバッジを${numberWords(goal)}個取る。`,
  },
  'green-latchford': {
    giver: 'コルビン・ダスク',
    title: 'かけがね町の灯り',
    says: 'かけがね町では灯りをつけるのが早すぎます。私の代わりに、いやな顔をしてきてください。',
    task: () => 'かけがね町に着く。',
  },
  'green-rival': {
    giver: 'ペトラ・ホールドファスト',
    title: '別の意見',
    says: '全部かけっこだと思ってる、お前くらいの年のがいる。動かずに勝て。',
    task: () => 'ライバルとのバトルに勝つ。',
  },
  'green-hoard': {
    giver: 'オーレル・ウィンドロウ',
    title: 'さじの行方',
    says: '上から全部見える。かけがね町のホーデントが私のさじを持っている。返さなくていい、知ってほしいだけだ。',
    task: () => 'ホーデントをつかまえる。かけがね町の高い草むらにいます。',
  },
  'hark-peatwick': {
    giver: 'マードー・キャラン',
    title: '左足をもどせ',
    says: 'どろずみ村への道は、ぬれてないほうだ。ぬれてたら、ちがうほうだ。',
    task: () => 'どろずみ村に着く。',
  },
  'hark-lost': {
    giver: 'パルビーン・サタール',
    title: '沼が返すもの',
    says: '沼は物を取ると百年しまっとくの。そろそろ期限のがあるはず。まずは五つでいいわ。',
    task: (goal) => `ききみみ湿原に落ちている物を${numberWords(goal)}個見つける。隠れた物も可。`,
  },
  'hark-laugh': {
    giver: 'オズリック・ストラング',
    title: 'だれが笑う',
    says: '夜、わしの土俵を何かが笑う。怒ってはおらん。どこがおかしいか知りたいのだ。',
    task: () => 'カックリーダーをつかまえる。夕暮れと夜、どろずみ村の草原に来ます。',
  },
  'hark-badges': {
    giver: 'ハナ・スタネク',
    title: '石四段',
    says: '石一つの壁は、ただの石。四つあれば、もたれてもいい。',
    task: (goal) => `ききみみ湿原のバッジを${numberWords(goal)}個取る。`,
  },
  'hark-chapel': {
    giver: 'ブラザー・エスキル',
    title: 'ひとりで減るろう',
    says: '私が生まれてから、礼拝堂のろうを取りに来た人はいません。でもろうそくは燃えている。何を食べているか見てきてください。',
    task: () => '沈んだ礼拝堂に着く。',
  },
  'hark-thirty': {
    giver: 'ドーカス・ウィンタースギル',
    title: '全員分の鐘',
    says: 'ここに住むみんなに鐘を鳴らすの。数をまちがえたくないわ。三十、紹介してちょうだい。',
    task: (goal) => `ききみみ湿原に住む種類を${numberWords(goal)}種類つかまえる。`,
  },
  'sea-halyard': {
    giver: 'テオドロ・ブラス',
    title: 'すき間にご注意',
    says: 'スープは六時。陸でこれを聞いてるなら遅刻だ。船があって、その先が帆づな港だ。',
    task: () => '帆づな港に着く。',
  },
  'sea-lodge': {
    giver: 'アベナ・メンサー',
    title: '無許可のダム',
    says: 'うちの造船台に、許可なしで建ててるのがいる。歯がすごくいい。仕事がほしいか聞いてきて。',
    task: () => 'ロッジキンをつかまえる。夜明けと昼、帆づな港の岸辺で建てています。',
  },
  'sea-badges': {
    giver: 'エレニ・カラス',
    title: 'かまに四つ',
    says: '四つより少なくちゃ、かまは開けない。バッジを入れていい。光って出るか、出ないかだ。',
    task: (goal) => `ちりしま海のバッジを${numberWords(goal)}個取る。`,
  },
  'sea-spindle': {
    giver: 'ミナミ・ハルオ',
    title: '手をふる灯り',
    says: '毎晩つむじ砂州に灯りをふると、何かがふり返すのです。内気で聞けません。聞いてきてください。',
    task: () => 'つむじ砂州に着く。',
  },
  'sea-lost': {
    giver: 'ポモナ・ベラコルダ',
    title: '漂流物、投げ荷、帽子',
    says: '潮は盗まないの、期限なしで借りるのよ。十二個ほど取り立ててきて。',
    task: (goal) => `ちりしま海に落ちている物を${numberWords(goal)}個見つける。隠れた物も可。`,
  },
  'sea-thirty-five': {
    giver: 'カイミ・オロサ',
    title: '岩礁のみんな',
    says: '岩礁の芳名帳に、名前が三十五足りない。みんな字が書けないんだ。君は書けるよね。',
    task: (goal) => `ちりしま海に住む種類を${numberWords(goal)}種類つかまえる。`,
  },
  'cloud-saltsteep': {
    giver: 'ゲルタ・ツァーント',
    title: 'しおがけ行き9時4分',
    says: '列車は定刻です。六年間駅に止まっているので、おくれたことがありません。歩いてください。',
    task: () => 'しおがけ村に着く。',
  },
  'cloud-pot': {
    giver: 'キリャ・ワンカ',
    title: '歩くパン',
    says: 'パンを入れて、ふり向いたら、一つひとりで温かいの。足のあるオーブンをつかまえて。',
    task: () => 'オーブンディルをつかまえる。夕暮れと夜、しおがけ村の高い草むらにいます。',
  },
  'cloud-badges': {
    giver: 'ノルブ・ラワン',
    title: 'たて糸とよこ糸',
    says: '糸が四本あれば始められます。三本では、結び目と文句しかできません。',
    task: (goal) => `くもうえのバッジを${numberWords(goal)}個取る。`,
  },
  'cloud-organ': {
    giver: 'イドリス・カマル',
    title: 'オルガンへのリクエスト',
    says: '風は毎晩同じ九つの音をひく。昔だれかが頼んだにちがいない。だれか聞いてきたまえ。',
    task: () => '風のオルガンに着く。',
  },
  'cloud-lost': {
    giver: 'ゾラン・カラリー',
    title: '雲の上の落とし物',
    says: 'おれは人を連れ帰る。手ぶくろ、水筒、左のスキーには、だれもいない。また雪になる前に十四、頼む。',
    task: (goal) => `くもうえに落ちている物を${numberWords(goal)}個見つける。隠れた物も可。`,
  },
  'cloud-forty': {
    giver: 'アマラ・ディアロ博士',
    title: '四十の地層',
    says: '一種類なら、何がいるかわかる。四十なら、なぜかがわかる。棚の札はもう書いたの。',
    task: (goal) => `くもうえに住む種類を${numberWords(goal)}種類つかまえる。`,
  },
  'four-halfpast': {
    giver: 'タンデカ・モヨ',
    title: '何時の半？',
    says: 'はんどきの町の時計は「半」でだけ意見が合います。いつ着いても、時間どおりです。',
    task: () => 'はんどきの町に着く。',
  },
  'four-lamp': {
    giver: 'エイノ・サールビ',
    title: '光り返すやつ',
    says: '湖に灯りを下げると、ときどき別のが見に上がる。食いはせん。礼が言いたい。',
    task: () => 'インカンディールをつかまえる。夕暮れと夜、はんどきの町の岸辺に上がります。',
  },
  'four-badges': {
    giver: 'イグネイシャス・ペル',
    title: '四件の記帳',
    says: '帳簿はあなたの分を除いて合っています。インクでバッジ四つ。それでページを閉じ、ビスケットが食べられる。',
    task: (goal) => `よつあかりのバッジを${numberWords(goal)}個取る。`,
  },
  'four-hearth': {
    giver: 'セラフィン・オイェロ',
    title: 'だれかが座るべき場所',
    says: 'だれもつけず、だれも消さなかった炉があるの。私はここから見守るだけ。あなたのほうが、ひざがいいから。',
    task: () => '冷えた炉に着く。',
  },
  'four-lost': {
    giver: 'ソラヤ・ハダド',
    title: '十五のかけら',
    says: '失くしたものはみんな、最後にこの国へ来るの。とかすけど、先に話を聞くのが好きなのよ。',
    task: (goal) => `よつあかりに落ちている物を${numberWords(goal)}個見つける。隠れた物も可。`,
  },
  'four-champion': {
    giver: 'ミラベル・クインス',
    title: '四つの灯りをいっぺんに',
    says: 'ハルシオンさん、おととしの春からずっとびっくりしてないの。びっくりさせてあげたら、すごく親切だよ。',
    task: () => 'よつあかりのチャンピオンに勝つ。',
  },
};

const words: typeof lineWords = {
  title: '地方のクエスト',
  intro: '土地の人の頼みごとを一つずつ。期限も急ぎもありません。前にしたことも数えます。',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}「${text}」`,
  place: (place, steps) => `${numberWords(steps)}件中${numberWords(place)}件め`,
  closed: (count, region, won) =>
    `${japaneseRegion(region)}のバッジ${numberWords(count)}個で開きます。いまは${numberWords(won)}個です。`,
  end: (title) => `最後のごほうび：称号「${title}」`,
  finished: (title) => `全部終わりました。称号「${title}」はあなたのものです。`,
  gotTitle: (title) => `称号「${title}」をもらいました。`,
  line: (region, place, name, text, progress, reward) =>
    `${japaneseRegion(region)}、${place}：${name}。${text}${progress}。ごほうび：${reward}。`,
  lineClosed: (region, text) => `${japaneseRegion(region)}：${text}`,
};
export default words;
