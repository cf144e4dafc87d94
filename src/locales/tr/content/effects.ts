import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { turkishCapital, turkishList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'güneş',
  rain: 'yağmur',
  sand: 'kum fırtınası',
  hail: 'dolu',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'güneşte',
  rain: 'yağmurda',
  sand: 'kum fırtınasında',
  hail: 'doluda',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['hedefi yakabilir', 'hedefi yakar'],
  freeze: ['hedefi dondurabilir', 'hedefi dondurur'],
  paralyz: ['hedefi felç edebilir', 'hedefi felç eder'],
  poison: ['hedefi zehirleyebilir', 'hedefi zehirler'],
  sleep: ['hedefi uyutabilir', 'hedefi uyutur'],
  confuse: ['hedefi şaşırtabilir', 'hedefi şaşırtır'],
  flinch: ['hedefi irkiltebilir', 'hedefi irkiltir'],
  toxic: ['hedefi gitgide ağır zehirleyebilir', 'hedefi gitgide ağır zehirler'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'saldırısını',
  defense: 'savunmasını',
  speed: 'hızını',
  accuracy: 'isabetini',
  evasion: 'kaçınmasını',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'hedefe her tur canını emen bir tohum eker',
  trap: 'hedefi 4 ya da 5 tur kapana kıstırır',
  reset: 'bütün değer değişimlerini siler',
  swap: 'değer değişimlerini takas eder',
  rest: 'kullananı tümüyle iyileştirir ve iki tur uyutur',
  protect: 'kullananı bu tur korur',
  screen: 'kendi tarafına gelen hasarı beş tur yarıya indirir',
  shatter: 'hedefin perdesini kırar',
  halve: 'hedefin canının yarısını alır',
  ohko: 'seviyesi daha yüksek değilse hedefi tek vuruşta bayıltır',
  leaveAtOne: 'hedefte en az 1 can bırakır',
  foul: 'hedefin saldırısını kullanır',
  sharp: 'sık sık kritik vurur',
  sleeper: 'yalnız hedef uyuyorsa işler',
  focus: 'kullanan önce vurulursa boşa gider',
  rampage: '2 ya da 3 tur sürer, sonra kullananı şaşırtır',
  great: 'takımın bu savaştaki tek büyük hamlesidir',
  recharge: 'kullananı sonraki tur dinlendirir',
  crash: 'ıskalarsa kullananın canının yarısını alır',
  sacrifice: 'kullananı bayıltır',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'hedefin bir rahatsızlığı varsa iki kat güçlüdür',
  ownAilment: 'kullananın bir rahatsızlığı varsa iki kat güçlüdür',
  half: 'hedefin canı en çok yarıysa iki kat güçlüdür',
  leaving: 'hedef geri çağrılmadan önce iki kat vurur',
  hidden: 'hedef bu tipten bir hamleyle saklanmışsa iki kat vurur',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): string =>
  CONDITIONS[what][chance === undefined ? 1 : 0];

function phraseOf(effect: Exclude<MoveEffect, Stage>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `hasarın %${effect.percent} kadarıyla kullananı iyileştirir`;
    case 'recoil':
      return `hasarın %${effect.percent} kadarıyla kullananı yaralar`;
    case 'heal':
      return `kullananın canının %${effect.percent} kadarını geri verir${effect.bySun === true ? ' (güneşte fazlası, başka havada azı)' : ''}`;
    case 'hits':
      return effect.least < effect.most
        ? `${effect.least}–${effect.most} kez vurur`
        : `${effect.least} kez vurur`;
    case 'priority':
      return effect.by > 0 ? 'önce gelir' : 'en son gelir';
    case 'fixed':
      return effect.amount === 'level'
        ? 'kullananın seviyesi kadar hasar verir'
        : `hep ${effect.amount} hasar verir`;
    case 'surge':
      return SURGES[effect.when] ?? '';
    case 'cure':
      return effect.whom === 'self'
        ? 'kullananın rahatsızlıklarını giderir'
        : 'bütün takımın rahatsızlıklarını giderir';
    case 'weather':
      return `beş tur ${WEATHERS[effect.weather]} getirir`;
    case 'charge':
      return `vurmadan önce bir tur ${effect.hide === true ? 'saklanır' : 'güç toplar'}${effect.swiftIn === undefined ? '' : ` (${IN[effect.swiftIn]} değil)`}`;
    case 'sure':
      return effect.in === undefined ? 'hiç ıskalamaz' : `${IN[effect.in]} hiç ıskalamaz`;
    default:
      return PLAIN[effect.kind] ?? '';
  }
}

const alike = (one: Stage, other: Stage) =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

/** Changes of stages; those that are alike share a phrase. */
function stagePhrasesOf(stages: readonly Stage[]): string[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const group = groups.find(([first]) => first !== undefined && alike(first, stage));
    if (group) group.push(stage);
    else groups.push([stage]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const can = first.chance !== undefined;
    const whose = first.on === 'user' ? 'kullananın' : 'hedefin';
    const what = turkishList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'ya da' : 've',
    );
    const how = ['', '', ' çok', ' pek çok'][Math.abs(first.by)] ?? '';
    const verb = first.by > 0 ? (can ? 'artırabilir' : 'artırır') : can ? 'azaltabilir' : 'azaltır';
    return [`${whose} ${what}${how} ${verb}`];
  });
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const said = turkishList(phrases);
  return said === '' ? 'Hasar verir, başka bir şey yapmaz.' : `${turkishCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'yanma',
    freeze: 'donma',
    paralyz: 'felç',
    poison: 'zehir',
    sleep: 'uyku',
    confuse: 'şaşkınlık',
    flinch: 'irkilme',
  },
};
export default words;
