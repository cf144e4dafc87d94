import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { italianCapital, italianList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “può”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'il sole',
  rain: 'la pioggia',
  sand: 'una tempesta di sabbia',
  hail: 'la grandine',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'con il sole',
  rain: 'con la pioggia',
  sand: 'nella tempesta di sabbia',
  hail: 'sotto la grandine',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['scottare il bersaglio', 'scotta il bersaglio'],
  freeze: ['congelare il bersaglio', 'congela il bersaglio'],
  paralyz: ['paralizzare il bersaglio', 'paralizza il bersaglio'],
  poison: ['avvelenare il bersaglio', 'avvelena il bersaglio'],
  sleep: ['addormentare il bersaglio', 'addormenta il bersaglio'],
  confuse: ['confondere il bersaglio', 'confonde il bersaglio'],
  flinch: ['far tentennare il bersaglio', 'fa tentennare il bersaglio'],
  toxic: ['avvelenare sempre più il bersaglio', 'avvelena sempre più il bersaglio'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'l’attacco',
  defense: 'la difesa',
  speed: 'la velocità',
  accuracy: 'la precisione',
  evasion: 'l’elusione',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'pianta un seme che a ogni turno toglie PS al bersaglio',
  trap: 'intrappola il bersaglio per 4 o 5 turni',
  reset: 'annulla tutti i cambiamenti dei valori',
  swap: 'scambia tutti i cambiamenti dei valori',
  rest: 'rimette del tutto chi la usa e lo fa dormire per due turni',
  protect: 'protegge chi la usa in questo turno',
  screen: 'per cinque turni dimezza i danni dalla parte di chi la usa',
  shatter: 'infrange lo schermo del bersaglio',
  halve: 'toglie al bersaglio metà dei suoi PS',
  ohko: 'batte subito il bersaglio, se non è di livello più alto',
  leaveAtOne: 'lascia al bersaglio almeno 1 PS',
  foul: 'usa l’attacco del bersaglio',
  sharp: 'porta spesso brutti colpi',
  sleeper: 'funziona solo se il bersaglio dorme',
  focus: 'non riesce se chi la usa è stato colpito prima',
  rampage: 'dura 2 o 3 turni e poi confonde chi la usa',
  great: 'è l’unica gran mossa della squadra in questa lotta',
  recharge: 'al turno dopo fa riposare chi la usa',
  crash: 'costa a chi la usa metà dei suoi PS, se va a vuoto',
  sacrifice: 'lascia esausto chi la usa',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'raddoppia se il bersaglio ha un malanno',
  ownAilment: 'raddoppia se chi la usa ha un malanno',
  half: 'raddoppia se al bersaglio resta al più metà dei PS',
  leaving: 'colpisce doppio prima che il bersaglio venga richiamato',
  hidden: 'colpisce doppio se il bersaglio si nasconde con una mossa di questo tipo',
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
      return does(`cura chi la usa del ${effect.percent}% del danno`);
    case 'recoil':
      return does(`ferisce chi la usa per il ${effect.percent}% del danno`);
    case 'heal':
      return does(
        `cura chi la usa del ${effect.percent}% dei suoi PS${effect.bySun === true ? ' (di più con il sole, di meno con altro tempo)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `colpisce da ${effect.least} a ${effect.most} volte`
          : effect.least === 2
            ? 'colpisce due volte'
            : `colpisce ${effect.least} volte`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'agisce per prima' : 'agisce per ultima');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'fa un danno pari al livello di chi la usa'
          : `fa sempre un danno di ${effect.amount}`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(
        effect.whom === 'self'
          ? 'guarisce i malanni di chi la usa'
          : 'guarisce i malanni di tutta la squadra',
      );
    case 'weather':
      return does(`porta ${WEATHERS[effect.weather]} per cinque turni`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'si nasconde' : 'si carica'} per un turno${effect.swiftIn === undefined ? '' : ` (non ${IN[effect.swiftIn]})`} prima di colpire`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'non sbaglia mai' : `${IN[effect.in]} non sbaglia mai`);
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
    const whose = first.on === 'user' ? 'di chi la usa' : 'del bersaglio';
    const what = italianList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'o' : 'e',
    );
    const how = ['', '', 'molto ', 'moltissimo '][Math.abs(first.by)] ?? '';
    const up = first.by > 0;
    return can
      ? [{ can, text: `${up ? 'alzare' : 'abbassare'} ${how}${what} ${whose}` }]
      : [does(`${up ? 'alza' : 'abbassa'} ${how}${what} ${whose}`)];
  });
}

/** Puts chances in a row behind one “può”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can) last.texts.push(text);
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `può ${italianList(texts, 'o')}` : (texts[0] ?? '')));
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const said = italianList(joined(phrases));
  return said === '' ? 'Fa danno e nient’altro.' : `${italianCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'scottatura',
    freeze: 'gelo',
    paralyz: 'paralisi',
    poison: 'veleno',
    sleep: 'sonno',
    confuse: 'confusione',
    flinch: 'tentennamento',
  },
};
export default words;
