import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { germanCapital, germanList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “kann”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'Sonne',
  rain: 'Regen',
  sand: 'einen Sandsturm',
  hail: 'Hagel',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'bei Sonne',
  rain: 'bei Regen',
  sand: 'im Sandsturm',
  hail: 'bei Hagel',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['das Ziel verbrennen', 'verbrennt das Ziel'],
  freeze: ['das Ziel einfrieren', 'friert das Ziel ein'],
  paralyz: ['das Ziel lähmen', 'lähmt das Ziel'],
  poison: ['das Ziel vergiften', 'vergiftet das Ziel'],
  sleep: ['das Ziel einschläfern', 'schläfert das Ziel ein'],
  confuse: ['das Ziel verwirren', 'verwirrt das Ziel'],
  flinch: ['das Ziel zurückschrecken lassen', 'lässt das Ziel zurückschrecken'],
  toxic: ['das Ziel immer schwerer vergiften', 'vergiftet das Ziel immer schwerer'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'den Angriff',
  defense: 'die Abwehr',
  speed: 'das Tempo',
  accuracy: 'die Genauigkeit',
  evasion: 'das Ausweichen',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'pflanzt einen Samen, der dem Ziel jede Runde KP entzieht',
  trap: 'fesselt das Ziel für 4 oder 5 Runden',
  reset: 'hebt alle Änderungen der Werte auf',
  swap: 'tauscht alle Änderungen der Werte',
  rest: 'heilt das eigene Wesen ganz und lässt es zwei Runden schlafen',
  protect: 'schützt das eigene Wesen in dieser Runde',
  screen: 'halbiert fünf Runden lang den Schaden an der eigenen Seite',
  shatter: 'zerbricht den Schirm des Ziels',
  halve: 'nimmt dem Ziel die Hälfte seiner KP',
  ohko: 'besiegt das Ziel sofort, außer es hat ein höheres Level',
  leaveAtOne: 'lässt dem Ziel mindestens 1 KP',
  foul: 'benutzt den Angriff des Ziels',
  sharp: 'landet oft Volltreffer',
  sleeper: 'wirkt nur, wenn das Ziel schläft',
  focus: 'misslingt, wenn das eigene Wesen vorher getroffen wurde',
  rampage: 'dauert 2 oder 3 Runden und verwirrt dann das eigene Wesen',
  great: 'ist die eine große Attacke des Teams in diesem Kampf',
  recharge: 'lässt das eigene Wesen in der Runde danach ausruhen',
  crash: 'kostet das eigene Wesen die Hälfte seiner KP, wenn sie misslingt',
  sacrifice: 'macht das eigene Wesen kampfunfähig',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'ist doppelt so stark, wenn das Ziel ein Leiden hat',
  ownAilment: 'ist doppelt so stark, wenn das eigene Wesen ein Leiden hat',
  half: 'ist doppelt so stark, wenn das Ziel höchstens die halben KP hat',
  leaving: 'trifft doppelt so stark, bevor das Ziel zurückgeholt wird',
  hidden: 'trifft doppelt so stark, wenn sich das Ziel durch eine Attacke dieses Typs versteckt',
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
      return does(`heilt das eigene Wesen um ${effect.percent} % des Schadens`);
    case 'recoil':
      return does(`verletzt das eigene Wesen um ${effect.percent} % des Schadens`);
    case 'heal':
      return does(
        `heilt das eigene Wesen um ${effect.percent} % seiner KP${effect.bySun === true ? ' (bei Sonne mehr, bei anderem Wetter weniger)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `trifft ${effect.least}- bis ${effect.most}-mal`
          : effect.least === 2
            ? 'trifft zweimal'
            : `trifft ${effect.least}-mal`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'kommt zuerst' : 'kommt zuletzt');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'richtet so viel Schaden an, wie das eigene Level hoch ist'
          : `richtet immer ${effect.amount} Schaden an`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(effect.whom === 'self' ? 'heilt eigene Leiden' : 'heilt die Leiden des ganzen Teams');
    case 'weather':
      return does(`bringt für fünf Runden ${WEATHERS[effect.weather]}`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'verbirgt sich' : 'sammelt'} eine Runde lang${effect.hide === true ? '' : ' Kraft'}${effect.swiftIn === undefined ? '' : ` (nicht ${IN[effect.swiftIn]})`}, bevor sie trifft`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'trifft immer' : `trifft ${IN[effect.in]} immer`);
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
    const whose = first.on === 'user' ? 'des eigenen Wesens' : 'des Ziels';
    const what = germanList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'oder' : 'und',
    );
    const how = ['', '', ' stark', ' drastisch'][Math.abs(first.by)] ?? '';
    const up = first.by > 0;
    return can
      ? [{ can, text: `${what} ${whose}${how} ${up ? 'erhöhen' : 'senken'}` }]
      : [does(`${up ? 'erhöht' : 'senkt'} ${what} ${whose}${how}`)];
  });
}

/** Puts chances in a row behind one “kann”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can) last.texts.push(text.replace(/^das Ziel /, 'es '));
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `kann ${germanList(texts, 'oder')}` : (texts[0] ?? '')));
}

/** All effects of a move in a sentence, whose subject is the move. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  const texts = joined(phrases);
  // A clause in the last phrase but one is closed by a comma.
  const said = germanList(
    texts.map((text, index) => (index === texts.length - 2 && text.includes(', ') ? `${text},` : text)),
  );
  return said === '' ? 'Richtet Schaden an und sonst nichts.' : `${germanCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'Brand',
    freeze: 'Frost',
    paralyz: 'Lähmung',
    poison: 'Gift',
    sleep: 'Schlaf',
    confuse: 'Verwirrung',
    flinch: 'Zurückschrecken',
  },
};
export default words;
