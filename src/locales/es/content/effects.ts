import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { spanishCapital, spanishList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “puede”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'sol',
  rain: 'lluvia',
  sand: 'una tormenta de arena',
  hail: 'granizo',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'con sol',
  rain: 'con lluvia',
  sand: 'en la tormenta de arena',
  hail: 'con granizo',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['quemar al objetivo', 'quema al objetivo'],
  freeze: ['congelar al objetivo', 'congela al objetivo'],
  paralyz: ['paralizar al objetivo', 'paraliza al objetivo'],
  poison: ['envenenar al objetivo', 'envenena al objetivo'],
  sleep: ['dormir al objetivo', 'duerme al objetivo'],
  confuse: ['confundir al objetivo', 'confunde al objetivo'],
  flinch: ['hacer retroceder al objetivo', 'hace retroceder al objetivo'],
  toxic: ['envenenar cada vez más al objetivo', 'envenena cada vez más al objetivo'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'el ataque',
  defense: 'la defensa',
  speed: 'la velocidad',
  accuracy: 'la precisión',
  evasion: 'la evasión',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'planta una semilla que quita PS al objetivo cada ronda',
  trap: 'atrapa al objetivo 4 o 5 rondas',
  reset: 'deshace todos los cambios de valores',
  swap: 'intercambia todos los cambios de valores',
  rest: 'cura del todo a quien lo usa y lo duerme dos rondas',
  protect: 'protege a quien lo usa en esta ronda',
  screen: 'reduce a la mitad el daño a su lado durante cinco rondas',
  shatter: 'rompe la pantalla del objetivo',
  halve: 'quita al objetivo la mitad de sus PS',
  ohko: 'vence al objetivo de un golpe, salvo que tenga más nivel',
  leaveAtOne: 'deja al objetivo al menos 1 PS',
  foul: 'usa el ataque del objetivo',
  sharp: 'da a menudo golpes críticos',
  sleeper: 'solo sirve si el objetivo duerme',
  focus: 'falla si antes golpean a quien lo usa',
  rampage: 'dura 2 o 3 rondas y luego confunde a quien lo usa',
  great: 'es el único gran ataque del equipo en este combate',
  recharge: 'obliga a quien lo usa a descansar la ronda siguiente',
  crash: 'cuesta la mitad de los PS a quien lo usa si falla',
  sacrifice: 'deja fuera de combate a quien lo usa',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'es el doble de fuerte si el objetivo sufre un mal',
  ownAilment: 'es el doble de fuerte si quien lo usa sufre un mal',
  half: 'es el doble de fuerte si al objetivo le queda la mitad de los PS o menos',
  leaving: 'golpea el doble antes de que el objetivo se retire',
  hidden: 'golpea el doble si el objetivo se esconde con un ataque de este tipo',
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
      return does(`cura a quien lo usa un ${effect.percent} % del daño`);
    case 'recoil':
      return does(`hiere a quien lo usa un ${effect.percent} % del daño`);
    case 'heal':
      return does(
        `cura a quien lo usa un ${effect.percent} % de sus PS${effect.bySun === true ? ' (más con sol, menos con otro tiempo)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `golpea de ${effect.least} a ${effect.most} veces`
          : `golpea ${effect.least === 2 ? 'dos' : effect.least} veces`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'va primero' : 'va en último lugar');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'hace tanto daño como el propio nivel'
          : `hace siempre ${effect.amount} de daño`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(effect.whom === 'self' ? 'cura los males propios' : 'cura los males de todo el equipo');
    case 'weather':
      return does(`trae ${WEATHERS[effect.weather]} durante cinco rondas`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'se esconde' : 'reúne fuerzas'} una ronda${effect.swiftIn === undefined ? '' : ` (no ${IN[effect.swiftIn]})`} antes de golpear`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'no falla nunca' : `no falla nunca ${IN[effect.in]}`);
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
    const whose = first.on === 'user' ? 'de quien lo usa' : 'del objetivo';
    const what = spanishList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'o' : 'y',
    );
    const how = ['', '', ' mucho', ' muchísimo'][Math.abs(first.by)] ?? '';
    const verb = first.by > 0 ? 'sub' : 'baj';
    const end = first.by > 0 ? ['ir', 'e'] : ['ar', 'a'];
    const text = `${verb}${can ? end[0] : end[1]}${how} ${what} ${whose}`;
    return can ? [{ can, text }] : [does(text)];
  });
}

/** Puts chances in a row behind one “puede”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can)
      last.texts.push(
        text
          .replace(/^hacer retroceder al objetivo$/, 'hacerlo retroceder')
          .replace(/^(\w+) al objetivo$/, '$1lo'),
      );
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `puede ${spanishList(texts, 'o')}` : (texts[0] ?? '')));
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const said = spanishList(joined(phrases));
  return said === '' ? 'Hace daño y nada más.' : `${spanishCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'quemadura',
    freeze: 'congelación',
    paralyz: 'parálisis',
    poison: 'veneno',
    sleep: 'sueño',
    confuse: 'confusión',
    flinch: 'retroceso',
  },
};
export default words;
