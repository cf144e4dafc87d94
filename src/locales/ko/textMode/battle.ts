import type { battleTexts } from '../../en/textMode/battle.ts';

const list = (texts: readonly string[]) => texts.join('; ');

const words: typeof battleTexts = {
  fainted: '쓰러짐',
  opponent: (creature) => `상대: ${creature}.`,
  yours: (creature) => `우리: ${creature}.`,
  lasting: (side, signs) => `${side}: ${signs.join(', ')}.`,
  choose: (team) => `‘내보내기’와 번호로 누가 싸울지 고르세요: ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `기술, ‘싸우기’와 번호로: ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `HP ${least}` : `HP ${least}–${most}`),
  enough: '쓰러뜨리기에 충분함',
  perhaps: '쓰러뜨릴 수도 있음',
  change: (team) => `‘내보내기’와 번호로 바꾸세요: ${list(team)}.`,
  nobodyElse: '싸울 수 있는 생물이 더 없어요.',
  send: '‘내보내기’로 다른 생물로 바꿔요.',
  drink: (left) => `‘마시기’로 한 모금 마셔요: 3모금 중 ${left}모금 남음.`,
  run: '‘도망’으로 도망쳐 봐요.',
  ball: '‘볼’로 볼을 던져요. ‘가방’으로 가진 볼을 알 수 있어요.',
  results: 'Enter로 계속해요.',
  says: (name, words) => `${name}의 말: ${words}`,
  againOrNext: 'Enter로 계속하고, ‘다시’로 또 배틀해요.',
  next: 'Enter로 계속해요.',
  balls: (balls, coins) => `${list(balls)}. ${coins}코인.`,
  ballCount: (ball, count, chance) => `${ball} ${count}개${chance === undefined ? '' : `, 포획 ${chance}%`}`,
  noBattle: '배틀 중이 아니에요.',
  noAttack: (wanted) => `기술 ${wanted}: 그런 기술은 없어요.`,
  noCreature: (wanted) => `${wanted}: 싸울 수 있는 그런 생물은 없어요.`,
  level: (level) => `레벨 ${level}`,
  noBall: '그런 볼은 없어요. ‘상점’으로 Pokemart를 열어요.',
  dry: '이 배틀에서는 물통을 열 수 없어요.',
  fled: '야생 생물이 사라졌어요. Enter로 지도에 돌아가요.',
  noRun: '야생 생물에게서만 도망칠 수 있어요.',
  onlyWild: '볼은 야생 생물에게만 던져요.',
  wait: '기다려 주세요. 앞의 명령이 아직 끝나지 않았어요.',
};
export default words;
