import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: 'bayıldı',
  opponent: (creature) => `Rakip: ${creature}.`,
  yours: (creature) => `Seninki: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `Kimin savaşacağını gönder ve bir sayıyla seç: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Hamleler, savaş ve bir sayıyla: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} can` : `${least}–${most} can`),
  enough: 'yenmeye yeter',
  perhaps: 'yenebilir',
  change: (team) => `Gönder ve bir sayıyla değiştir: ${list(team)}.`,
  nobodyElse: 'Başka savaşabilecek kimse yok.',
  send: 'Gönder komutu başka bir canlıya geçer.',
  drink: (left) => `İç komutu bir yudum verir: 3 yudumdan ${left} kaldı.`,
  run: 'Kaç komutu kaçmayı dener.',
  ball: 'Top komutu bir top atar; toplar onları sayar.',
  results: 'Enter devam eder.',
  says: (name, said) => `${name} diyor ki: ${said}`,
  againOrNext: 'Enter ilerler; yine bir savaş daha ister.',
  next: 'Enter ilerler.',
  balls: (balls, coins) => `${list(balls)}. ${coins} sikke.`,
  ballCount: (ball, count, chance) =>
    `${count} ${ball}${chance === undefined ? '' : `, %${numberWords(chance)} tutar`}`,
  noBattle: 'Süren savaş yok.',
  noAttack: (wanted) => `Böyle bir hamle yok: ${wanted}.`,
  noCreature: (wanted) => `Savaşabilecek böyle biri yok: ${wanted}.`,
  level: (level) => `seviye ${level}`,
  noBall: 'Böyle bir topun yok. Dükkân komutu Pokemart’ı açar.',
  dry: 'Matara bu savaşta kapalı kalır.',
  fled: 'Yabani gitti. Enter haritaya döner.',
  noRun: 'Yalnız yabani canlılardan kaçabilirsin.',
  onlyWild: 'Top yalnız yabani canlılara atılır.',
  wait: 'Lütfen bekle: son komut hâlâ sürüyor.',
};
export default words;
