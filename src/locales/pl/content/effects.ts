import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';
import { polishCapital, polishCount, polishList } from '../counted.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;
/** What a move does for sure, or what it can do: an infinitive, after “może”. */
interface Phrase {
  readonly can: boolean;
  readonly text: string;
}

const does = (text: string): Phrase => ({ can: false, text });

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'słońce',
  rain: 'deszcz',
  sand: 'burzę piaskową',
  hail: 'grad',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'w słońcu',
  rain: 'w deszczu',
  sand: 'w burzy piaskowej',
  hail: 'w gradzie',
};
const CONDITIONS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [can: string, does: string]>
> = {
  burn: ['poparzyć cel', 'parzy cel'],
  freeze: ['zamrozić cel', 'zamraża cel'],
  paralyz: ['sparaliżować cel', 'paraliżuje cel'],
  poison: ['otruć cel', 'truje cel'],
  sleep: ['uśpić cel', 'usypia cel'],
  confuse: ['zamroczyć cel', 'zamracza cel'],
  flinch: ['spłoszyć cel', 'płoszy cel'],
  toxic: ['truć cel coraz ciężej', 'truje cel coraz ciężej'],
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'atak',
  defense: 'obronę',
  speed: 'szybkość',
  accuracy: 'celność',
  evasion: 'unik',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'sadzi nasienie, które co rundę wysysa z celu PŻ',
  trap: 'pęta cel na 4 lub 5 rund',
  reset: 'cofa wszystkie zmiany cech',
  swap: 'zamienia wszystkie zmiany cech',
  rest: 'leczy używającego w pełni i usypia go na dwie rundy',
  protect: 'osłania używającego w tej rundzie',
  screen: 'przez pięć rund zmniejsza o połowę obrażenia po swojej stronie',
  shatter: 'rozbija osłonę celu',
  halve: 'odbiera celowi połowę PŻ',
  ohko: 'pokonuje cel od razu, chyba że ma on wyższy poziom',
  leaveAtOne: 'zostawia celowi co najmniej 1 PŻ',
  foul: 'korzysta z ataku celu',
  sharp: 'często trafia krytycznie',
  sleeper: 'działa tylko na śpiący cel',
  focus: 'nie udaje się, jeśli używający wcześniej oberwał',
  rampage: 'trwa 2 lub 3 rundy, a potem zamracza używającego',
  great: 'jest jedynym wielkim atakiem drużyny w tej walce',
  recharge: 'każe używającemu odpocząć w następnej rundzie',
  crash: 'kosztuje używającego połowę PŻ, jeśli się nie uda',
  sacrifice: 'powala używającego',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'jest dwa razy mocniejszy, gdy cel ma dolegliwość',
  ownAilment: 'jest dwa razy mocniejszy, gdy używający ma dolegliwość',
  half: 'jest dwa razy mocniejszy, gdy celowi została najwyżej połowa PŻ',
  leaving: 'trafia dwa razy mocniej, zanim cel zostanie odwołany',
  hidden: 'trafia dwa razy mocniej, gdy cel ukrywa się dzięki atakowi tego typu',
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
      return does(`leczy używającego o ${effect.percent}% obrażeń`);
    case 'recoil':
      return does(`rani używającego o ${effect.percent}% obrażeń`);
    case 'heal':
      return does(
        `leczy używającego o ${effect.percent}% jego PŻ${effect.bySun === true ? ' (w słońcu więcej, przy innej pogodzie mniej)' : ''}`,
      );
    case 'hits':
      return does(
        effect.least < effect.most
          ? `trafia od ${effect.least} do ${effect.most} razy`
          : `trafia ${polishCount(effect.least, 'raz', 'razy', 'razy')}`,
      );
    case 'priority':
      return does(effect.by > 0 ? 'działa jako pierwszy' : 'działa jako ostatni');
    case 'fixed':
      return does(
        effect.amount === 'level'
          ? 'zadaje tyle obrażeń, ile wynosi poziom używającego'
          : `zawsze zadaje ${effect.amount} obrażeń`,
      );
    case 'surge':
      return does(SURGES[effect.when] ?? '');
    case 'cure':
      return does(
        effect.whom === 'self' ? 'leczy dolegliwości używającego' : 'leczy dolegliwości całej drużyny',
      );
    case 'weather':
      return does(`sprowadza na pięć rund ${WEATHERS[effect.weather]}`);
    case 'charge':
      return does(
        `${effect.hide === true ? 'ukrywa używającego' : 'zbiera siły'} przez rundę${effect.swiftIn === undefined ? '' : ` (nie ${IN[effect.swiftIn]})`}, zanim trafi`,
      );
    case 'sure':
      return does(effect.in === undefined ? 'nigdy nie pudłuje' : `nigdy nie pudłuje ${IN[effect.in]}`);
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
    const whose = first.on === 'user' ? 'używającego' : 'celu';
    const what = polishList(
      group.map(({ stage }) => STAGES[stage] ?? stage),
      can ? 'lub' : 'i',
    );
    const how = ['', '', 'mocno ', 'drastycznie '][Math.abs(first.by)] ?? '';
    const up = first.by > 0;
    return can
      ? [{ can, text: `${how}${up ? 'podnieść' : 'obniżyć'} ${what} ${whose}` }]
      : [does(`${how}${up ? 'podnosi' : 'obniża'} ${what} ${whose}`)];
  });
}

/** Puts chances in a row behind one “może”. */
function joined(phrases: readonly Phrase[]): string[] {
  const rows: { can: boolean; texts: string[] }[] = [];
  for (const { can, text } of phrases) {
    const last = rows.at(-1);
    if (can && last?.can) last.texts.push(text.replace(/ cel$/, ' go'));
    else rows.push({ can, texts: [text] });
  }
  return rows.map(({ can, texts }) => (can ? `może ${polishList(texts, 'lub')}` : (texts[0] ?? '')));
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
  const said = polishList(
    texts.map((text, index) => (index === texts.length - 2 && text.includes(', ') ? `${text},` : text)),
  );
  return said === '' ? 'Zadaje obrażenia i nic poza tym.' : `${polishCapital(said)}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'oparzenie',
    freeze: 'zamrożenie',
    paralyz: 'paraliż',
    poison: 'trucizna',
    sleep: 'sen',
    confuse: 'zamroczenie',
    flinch: 'spłoszenie',
  },
};
export default words;
