import type { battleTexts } from '../../en/textMode/battle.ts';

const list = (texts: readonly string[]) => texts.join('；');

const words: typeof battleTexts = {
  fainted: '倒下了',
  opponent: (creature) => `对手：${creature}。`,
  yours: (creature) => `我方：${creature}。`,
  lasting: (side, signs) => `${side}：${signs.join('、')}。`,
  choose: (team) => `输入“派出”和编号，选谁上场：${list(team)}。`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `招式，输入“对战”和编号：${list(attacks)}。`,
  damage: (least, most) => (least === most ? `${least}点HP` : `${least}到${most}点HP`),
  enough: '足以打倒它',
  perhaps: '也许能打倒它',
  change: (team) => `输入“派出”和编号来换场：${list(team)}。`,
  nobodyElse: '没有别的能战斗了。',
  send: '输入“派出”，换另一只生灵上场。',
  drink: (left) => `输入“喝”，喝一口水壶：3口中还剩${left}口。`,
  run: '输入“逃走”，试着逃掉。',
  ball: '输入“球”就扔球，输入“背包”看有多少。',
  results: '按Enter继续。',
  says: (name, words) => `${name}说：“${words}”`,
  againOrNext: '按Enter往下走；输入“再战”再打一场。',
  next: '按Enter往下走。',
  balls: (balls, coins) => `${list(balls)}。${coins}枚金币。`,
  ballCount: (ball, count, chance) => `${ball}${count}个${chance === undefined ? '' : `，捕捉率${chance}%`}`,
  noBattle: '现在没有对战。',
  noAttack: (wanted) => `没有招式“${wanted}”。`,
  noCreature: (wanted) => `能战斗的里面没有叫“${wanted}”的。`,
  level: (level) => `${level}级`,
  noBall: '你没有这种球。输入“商店”打开Pokemart。',
  dry: '这场对战不能用水壶。',
  fled: '野生的已经不见了。按Enter回到地图。',
  noRun: '只能从野生的生灵面前逃走。',
  onlyWild: '球只能扔向野生的生灵。',
  wait: '请稍候：上一个命令还在进行。',
};
export default words;
