import { groupOf, type SourceMove } from './source.ts';
import { stageCalls } from './stages.ts';

const AILMENTS: Readonly<Record<string, string>> = {
  brn: 'burn',
  frz: 'freeze',
  par: 'paralyz',
  psn: 'poison',
  slp: 'sleep',
};
const CONDITIONS: Readonly<Record<string, string>> = { confusion: 'confuse', flinch: 'flinch' };
/** Conditions of the source, with the builder that comes nearest. */
const PLAIN: Readonly<Record<string, string>> = {
  partiallytrapped: 'trap',
  leechseed: 'seed',
  yawn: 'sleep()',
  mustrecharge: 'recharge',
  lockedmove: 'rampage',
  protect: 'protect',
};
const WEATHERS: Readonly<Record<string, string>> = {
  sunnyday: 'sun',
  raindance: 'rain',
  sandstorm: 'sand',
  hail: 'hail',
  snowscape: 'hail',
};
const SCREENS = ['reflect', 'lightscreen', 'auroraveil'];
const HIDING = ['Fly', 'Dig', 'Dive', 'Bounce', 'Phantom Force', 'Shadow Force', 'Sky Drop'];
const MOST_HITS = 5;

type Secondary = NonNullable<SourceMove['secondaries']>[number];

/** The call of a builder with its number in percent, left out if it is the builder's default. */
const share = (builder: string, size: number, usual: number): string =>
  size === usual ? `${builder}()` : `${builder}(${size})`;

const percent = ([part, whole]: readonly [number, number] | readonly number[]): number =>
  Math.round(((part ?? 0) * 100) / (whole ?? 100));

function condition(name: string | undefined, chance: number): string[] {
  if (name === undefined) return [];
  const said = chance < 100 ? String(chance) : '';
  if (name === 'tox') return [chance < 100 ? `toxic(${chance})` : 'toxic()'];
  const word = AILMENTS[name] ?? CONDITIONS[name];
  if (word !== undefined) return [`${word}(${said})`];
  return PLAIN[name] === undefined ? [] : [PLAIN[name]];
}

function secondary({ chance = 100, status, volatileStatus, boosts, self }: Secondary): string[] {
  return [
    ...condition(status, chance),
    ...condition(volatileStatus, chance),
    ...(boosts ? stageCalls(boosts, 'target', chance) : []),
    ...(self?.boosts ? stageCalls(self.boosts, 'user', chance) : []),
  ];
}

function hits(multihit: SourceMove['multihit']): string[] {
  if (multihit === undefined) return [];
  if (typeof multihit === 'number') {
    const count = Math.min(MOST_HITS, multihit);
    return [`hits(${count}, ${count})`];
  }
  return ['hits()'];
}

/** Effects before or besides the damage: priority, accuracy, hits, fixed damage. */
function manner(move: SourceMove): string[] {
  const { name, priority, critRatio, willCrit, accuracy, category, flags } = move;
  const isSure = accuracy === true && category !== 'Status';
  return [
    ...(priority === 0 ? [] : [priority === 1 ? 'quick()' : `quick(${priority})`]),
    ...(isSure ? ['sure()'] : []),
    ...(flags.charge === 1 ? [HIDING.includes(name) ? 'dig' : 'charge()'] : []),
    ...((critRatio ?? 1) > 1 || willCrit === true ? ['sharp'] : []),
    ...hits(move.multihit),
    ...(move.overrideOffensivePokemon === 'target' ? ['foul'] : []),
    ...(move.ohko ? ['ohko'] : []),
    ...(move.damage === 'level' ? [`fixed('level')`] : []),
    ...(typeof move.damage === 'number' ? [`fixed(${move.damage})`] : []),
  ];
}

/** What the user pays for the move: recoil, rest, crash damage, sacrifice. */
function price(move: SourceMove): string[] {
  return [
    ...(move.recoil ? [share('recoil', percent(move.recoil), 33)] : []),
    ...(move.mindBlownRecoil === true ? ['recoil(50)'] : []),
    ...condition(move.self?.volatileStatus, 100),
    ...(move.hasCrashDamage === true ? ['crash'] : []),
    ...(move.selfdestruct ? ['sacrifice'] : []),
    ...(groupOf(move) === null ? [] : ['recharge']),
  ];
}

/** The calls of `content/moves/build.ts` for the effects in the source's data; effects in its code are left out. */
export function effectCalls(move: SourceMove): string[] {
  const { boosts, self, selfBoost, secondaries, heal, drain, weather, sideCondition } = move;
  const own = { ...self?.boosts, ...selfBoost?.boosts };
  const helpsUser = ['self', 'allies', 'adjacentAlly', 'adjacentAllyOrSelf'].includes(move.target);
  const chance = (self as { chance?: number } | null | undefined)?.chance ?? 100;
  const fallen = weather === undefined ? undefined : WEATHERS[weather.toLowerCase()];
  return [
    ...manner(move),
    ...condition(move.status, 100),
    ...condition(move.volatileStatus, 100),
    ...(boosts ? stageCalls(boosts, helpsUser ? 'user' : 'target', 100) : []),
    ...(secondaries ?? []).flatMap(secondary),
    ...(drain ? [share('drain', percent(drain), 50)] : []),
    ...(heal ? [share('heal', percent(heal), 50)] : []),
    ...(fallen === undefined ? [] : [`weather('${fallen}')`]),
    ...(sideCondition !== undefined && SCREENS.includes(sideCondition) ? ['screen'] : []),
    ...(self?.sideCondition !== undefined && SCREENS.includes(self.sideCondition) ? ['screen'] : []),
    ...stageCalls(own, 'user', chance),
    ...price(move),
  ];
}
