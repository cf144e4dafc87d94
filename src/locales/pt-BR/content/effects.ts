import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { portugueseCapital, portugueseList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “pode”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'sol',
  rain: 'chuva',
  sand: 'uma tempestade de areia',
  hail: 'granizo',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'com sol',
  rain: 'com chuva',
  sand: 'com tempestade de areia',
  hail: 'com granizo',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['queimar o alvo', 'queima o alvo'],
  freeze: ['congelar o alvo', 'congela o alvo'],
  paralyz: ['paralisar o alvo', 'paralisa o alvo'],
  poison: ['envenenar o alvo', 'envenena o alvo'],
  sleep: ['fazer o alvo dormir', 'faz o alvo dormir'],
  confuse: ['confundir o alvo', 'confunde o alvo'],
  flinch: ['fazer o alvo recuar', 'faz o alvo recuar'],
  toxic: ['envenenar o alvo cada vez mais', 'envenena o alvo cada vez mais'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'o ataque',
  defense: 'a defesa',
  speed: 'a velocidade',
  accuracy: 'a precisão',
  evasion: 'a evasão',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'planta no alvo uma semente que lhe suga PV a cada rodada',
  trap: 'prende o alvo por 4 ou 5 rodadas',
  reset: 'desfaz todas as mudanças de atributos',
  swap: 'troca todas as mudanças de atributos',
  rest: 'cura o usuário por completo e o faz dormir duas rodadas',
  protect: 'protege o usuário nesta rodada',
  screen: 'corta pela metade o dano no próprio lado por cinco rodadas',
  shatter: 'quebra a barreira do alvo',
  halve: 'tira metade dos PV do alvo',
  ohko: 'derrota o alvo na hora, a não ser que o nível dele seja maior',
  leaveAtOne: 'deixa o alvo com pelo menos 1 PV',
  foul: 'usa o ataque do alvo',
  sharp: 'costuma dar golpe crítico',
  sleeper: 'só funciona com o alvo dormindo',
  focus: 'falha se o usuário for atingido antes',
  rampage: 'dura 2 ou 3 rodadas e depois confunde o usuário',
  great: 'é o único golpe supremo do time nesta batalha',
  recharge: 'faz o usuário descansar na rodada seguinte',
  crash: 'custa metade dos PV do usuário se errar',
  sacrifice: 'faz o usuário desmaiar',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'tem o dobro do poder se o alvo sofre de algum mal',
  ownAilment: 'tem o dobro do poder se o usuário sofre de algum mal',
  half: 'tem o dobro do poder se o alvo está com metade dos PV ou menos',
  leaving: 'tem o dobro do poder se o alvo está sendo recolhido',
  hidden: 'tem o dobro do poder se o alvo se escondeu com um golpe deste tipo',
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
      return does(`devolve ao usuário ${effect.percent}% do dano em PV`);
    case 'recoil':
      return does(`fere o usuário com ${effect.percent}% do dano`);
    case 'heal':
      return does(
        `cura ${effect.percent}% dos PV do usuário${effect.bySun === true ? ' (mais com sol, menos com outro tempo)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `acerta de ${effect.least} a ${effect.most} vezes`
          : effect.least === 2
            ? 'acerta duas vezes'
            : `acerta ${effect.least} vezes`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'vem antes dos outros' : 'vem depois dos outros');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'causa tanto dano quanto o nível do usuário'
          : `causa sempre ${effect.amount} de dano`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(effect.whom === 'self' ? 'cura os males do usuário' : 'cura os males do time inteiro');
    case 'weather':
      return does(`traz ${WEATHERS[effect.weather]} por cinco rodadas`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'esconde o usuário' : 'junta forças'} por uma rodada${effect.swiftIn === undefined ? '' : ` (mas não ${IN[effect.swiftIn]})`} antes de acertar`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'nunca erra' : `nunca erra ${IN[effect.in]}`);
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
    const whose = first.on === 'user' ? 'do usuário' : 'do alvo';
    const what = portugueseList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'ou' : 'e',
    );
    const how = ['', '', ' muito', ' drasticamente'][Math.abs(first.by)] ?? '';
    const up = first.by > 0;
    return can
      ? [{ can, text: `${up ? 'aumentar' : 'diminuir'}${how} ${what} ${whose}` }]
      : [does(`${up ? 'aumenta' : 'diminui'}${how} ${what} ${whose}`)];
  });
}

/** The same of a target that was named before: “queimá-lo” for “queimar o alvo”. */
const ofHim = (text: string): string =>
  text
    .replace(/^fazer o alvo /, 'fazê-lo ')
    .replace(/^confundir o alvo/, 'confundi-lo')
    .replace(/^(\w+)ar o alvo/, '$1á-lo');

/** Puts chances in a row behind one “pode”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can) last.texts.push(ofHim(text));
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `pode ${portugueseList(texts, 'ou')}` : (texts[0] ?? '')));
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const said = portugueseList(joined(phrases));
  return said === '' ? 'Causa dano e mais nada.' : `${portugueseCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'queimadura',
    freeze: 'congelamento',
    paralyz: 'paralisia',
    poison: 'veneno',
    sleep: 'sono',
    confuse: 'confusão',
    flinch: 'recuo',
  },
};
export default words;
