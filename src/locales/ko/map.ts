import { type InputNames, walkingButtons, walkingKeys } from '../en/inputs.ts';
import type { mapWords } from '../en/map.ts';
import { koreanKind } from './ids.ts';
import { subject, toward } from './particles.ts';

const words: typeof mapWords = {
  none: '지도가 없어요',
  noneText: '먼저 지도를 고르면 길이 여기로 이어져요.',
  toMaps: '지도 고르기',
  backTo: (map) => `${toward(map)} 돌아가기`,
  inBattle: '아직 끝나지 않은 배틀이 있어요. 여기예요.',
  loading: '걸어가는 중…',
  moveFailed: '움직이지 못했어요! 새로 고쳐 주세요',
  reload: '지도 다시 불러오기',
  appeared: (kind, name) => `야생의 ${koreanKind(kind)}${subject(name)} 나타났다!`,
  level: (level) => `레벨: ${level}`,
  teamLevel: (level) => `Lv ${level}`,
  catch: '잡아 볼까!',
  walkOn: '그냥 가기',
  tiers: { common: '흔함', uncommon: '덜 흔함', rare: '희귀', fabled: '옛이야기' },
  caught: { yes: '잡은 적 있음', no: '처음' },
  first: '배틀을 하려면 먼저 첫 파트너를 고르세요.',
  pad: '방향 패드',
  movePad: '패드 옮기기: 끌거나 방향키를 쓰세요',
  padIsBack: '패드가 돌아왔어요. 크기와 자리는 설정에 있어요.',
  legacyPad: '방향',
  move: {
    n: '북쪽으로 이동',
    ne: '북동쪽으로 이동',
    e: '동쪽으로 이동',
    se: '남동쪽으로 이동',
    s: '남쪽으로 이동',
    sw: '남서쪽으로 이동',
    w: '서쪽으로 이동',
    nw: '북서쪽으로 이동',
  },
  way: {
    n: '북쪽',
    ne: '북동쪽',
    e: '동쪽',
    se: '남동쪽',
    s: '남쪽',
    sw: '남서쪽',
    w: '서쪽',
    nw: '북서쪽',
  },
  hint: {
    touch: '',
    mouse: (names: InputNames) =>
      `지도를 클릭하면 그곳으로 걸어가요. ${toward(walkingKeys(names))}도 걸어요.`,
    keys: (names: InputNames) => `${toward(walkingKeys(names))} 걸어요. 누르고 있으면 계속 걸어요.`,
    gamepad: (names: InputNames) =>
      `스틱이나 ${toward(walkingButtons(names))} 걷고, ${toward(names.button('press'))} 잡아요.`,
  },
  canvas: (map, column, row) => `${map}의 지도. 31열 중 ${column}열, 31행 중 ${row}행에 서 있어요.`,
  walked: (way) => `${toward(way)} 걸었어요. `,
  free: (ways) => `갈 수 있는 곳: ${ways}.`,
  bag: '가진 볼',
  lures: '생물을 부르는 물건',
  lure: (name, steps) => `${name}: ${steps}걸음 남음`,
  balls: { nball: '베이직', uball: '울트라', gball: '슈퍼', mball: '마스터' },
  toMart: '상점에 갈까요?',
  flaskFilled: '물통이 다시 가득 찼어요. 3모금이에요.',
};
export default words;
