import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { frenchCapital, frenchList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “peut”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'le soleil',
  rain: 'la pluie',
  sand: 'une tempête de sable',
  hail: 'la grêle',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'au soleil',
  rain: 'sous la pluie',
  sand: 'dans la tempête de sable',
  hail: 'sous la grêle',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['brûler la cible', 'brûle la cible'],
  freeze: ['geler la cible', 'gèle la cible'],
  paralyz: ['paralyser la cible', 'paralyse la cible'],
  poison: ['empoisonner la cible', 'empoisonne la cible'],
  sleep: ['endormir la cible', 'endort la cible'],
  confuse: ['embrouiller la cible', 'embrouille la cible'],
  flinch: ['apeurer la cible', 'apeure la cible'],
  toxic: ['empoisonner la cible de plus en plus', 'empoisonne la cible de plus en plus'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'la force',
  defense: 'la défense',
  speed: 'la vitesse',
  accuracy: 'la précision',
  evasion: 'l’esquive',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'plante une graine qui prend des PV à la cible à chaque tour',
  trap: 'piège la cible pour 4 ou 5 tours',
  reset: 'annule tous les changements de valeurs',
  swap: 'échange tous les changements de valeurs',
  rest: 'soigne tout à fait le lanceur et l’endort deux tours',
  protect: 'protège le lanceur pendant ce tour',
  screen: 'réduit de moitié les dégâts subis de ce côté pendant cinq tours',
  shatter: 'brise l’écran de la cible',
  halve: 'prend à la cible la moitié de ses PV',
  ohko: 'met la cible K.-O. d’un coup, sauf si son niveau est plus haut',
  leaveAtOne: 'laisse à la cible au moins 1 PV',
  foul: 'se sert de la force de la cible',
  sharp: 'fait souvent un coup critique',
  sleeper: 'n’agit que sur une cible endormie',
  focus: 'échoue si le lanceur a été touché avant',
  rampage: 'dure 2 ou 3 tours, puis embrouille le lanceur',
  great: 'est l’unique grande attaque de l’équipe dans ce combat',
  recharge: 'oblige le lanceur à se reposer au tour suivant',
  crash: 'coûte au lanceur la moitié de ses PV si elle manque',
  sacrifice: 'met le lanceur K.-O.',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'double sa puissance si la cible souffre d’un mal',
  ownAilment: 'double sa puissance si le lanceur souffre d’un mal',
  half: 'double sa puissance si la cible a la moitié de ses PV ou moins',
  leaving: 'frappe deux fois plus fort une cible qu’on rappelle',
  hidden: 'frappe deux fois plus fort une cible cachée par une attaque de ce type',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): Phrase =>
  chance === undefined ? does(CONDITIONS[what][1]) : { can: true, text: CONDITIONS[what][0] };

function phraseOf(effect: Exclude<MoveEffect, Stage>): Phrase {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return does(`rend au lanceur ${effect.percent} % des dégâts`);
    case 'recoil':
      return does(`blesse le lanceur de ${effect.percent} % des dégâts`);
    case 'heal':
      return does(
        `rend au lanceur ${effect.percent} % de ses PV${effect.bySun === true ? ' (plus au soleil, moins par autre temps)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `frappe de ${effect.least} à ${effect.most} fois`
          : `frappe ${effect.least === 2 ? 'deux' : effect.least} fois`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'agit en premier' : 'agit en dernier');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'fait autant de dégâts que le niveau du lanceur'
          : `fait toujours ${effect.amount} dégâts`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(effect.whom === 'self' ? 'guérit le lanceur' : 'guérit toute l’équipe');
    case 'weather':
      return does(`amène ${WEATHERS[effect.weather]} pour cinq tours`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'se cache' : 'se prépare'} un tour${effect.swiftIn === undefined ? '' : ` (pas ${IN[effect.swiftIn]})`} avant de frapper`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'ne manque jamais' : `ne manque jamais ${IN[effect.in]}`);
    default:
      return does(PLAIN[effect.kind] ?? '');
  }
}

const alike = (one: Stage, other: Stage) =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

/** Changes of stages; those that are alike share a phrase. */
function stagePhrasesOf(stages: readonly Stage[]): Phrase[] {
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
    const whose = first.on === 'user' ? 'du lanceur' : 'de la cible';
    const what = frenchList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'ou' : 'et',
    );
    const how = ['', '', ' beaucoup', ' énormément'][Math.abs(first.by)] ?? '';
    const up = first.by > 0;
    return can
      ? [{ can, text: `${up ? 'augmenter' : 'baisser'}${how} ${what} ${whose}` }]
      : [does(`${up ? 'augmente' : 'baisse'}${how} ${what} ${whose}`)];
  });
}

/** The verb with “la cible” as a pronoun: la brûler, l’embrouiller. */
const elided = (_: string, verb: string): string => `${/^[aeiou]/u.test(verb) ? 'l’' : 'la '}${verb}`;

/** Puts chances in a row behind one “peut”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can) last.texts.push(text.replace(/^(\S+) la cible/u, elided));
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `peut ${frenchList(texts, 'ou')}` : (texts[0] ?? '')));
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const said = frenchList(joined(phrases));
  return said === '' ? 'Fait des dégâts et rien d’autre.' : `${frenchCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'brûlure',
    freeze: 'gel',
    paralyz: 'paralysie',
    poison: 'poison',
    sleep: 'sommeil',
    confuse: 'confusion',
    flinch: 'peur',
  },
};
export default words;
