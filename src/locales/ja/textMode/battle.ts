import type { battleTexts } from '../../en/textMode/battle.ts';

const list = (texts: readonly string[]) => texts.join('、');

const words: typeof battleTexts = {
  fainted: '倒れた',
  opponent: (creature) => `相手：${creature}。`,
  yours: (creature) => `味方：${creature}。`,
  lasting: (side, signs) => `${side}：${list(signs)}。`,
  choose: (team) => `「出す」と番号で、だれが戦うか選びます：${list(team)}。`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `わざは「戦う」と番号で：${list(attacks)}。`,
  damage: (least, most) => (least === most ? `HP${least}` : `HP${least}～${most}`),
  enough: '倒せます',
  perhaps: '倒せるかもしれません',
  change: (team) => `「出す」と番号で交代します：${list(team)}。`,
  nobodyElse: 'ほかに戦える子はいません。',
  send: '「出す」でほかの子と交代します。',
  drink: (left) => `「飲む」で水筒をひと口：3口中あと${left}口。`,
  run: '「にげる」でにげます。',
  ball: '「ボール」で投げます。「かばん」で数がわかります。',
  results: 'Enterで進みます。',
  says: (name, words) => `${name}「${words}」`,
  againOrNext: 'Enterで進みます。「再戦」でもう一度バトルです。',
  next: 'Enterで進みます。',
  balls: (balls, coins) => `${list(balls)}。${coins}コイン。`,
  ballCount: (ball, count, chance) => `${ball}${count}個${chance === undefined ? '' : `、捕獲率${chance}%`}`,
  noBattle: 'バトル中ではありません。',
  noAttack: (wanted) => `${wanted}というわざはありません。`,
  noCreature: (wanted) => `戦える子に${wanted}はいません。`,
  level: (level) => `レベル${level}`,
  noBall: 'そのボールはありません。「店」でPokemartが開きます。',
  dry: 'このバトルで水筒は使えません。',
  fled: '野生の子はもういません。Enterでマップにもどります。',
  noRun: 'にげられるのは野生の生きものからだけです。',
  onlyWild: 'ボールを投げられるのは野生の生きものだけです。',
  wait: 'お待ちください。前のコマンドがまだ終わっていません。',
};
export default words;
