import { findMove } from '../../../content/moves/findMove.ts';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import type { BattleDetails, Profile } from '../../bridge/state.ts';
import { isSameBattle, isSameSituation } from '../../client/battle/follows.ts';
import { logLines } from '../../client/battle/log/logLines.ts';
import { mayRun, mayTakeBack, otherStanding, thirsty } from '../../client/battle/switching.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { leaderName, speech } from '../../locales/en/named/leaders.ts';
import { moveTitle } from '../../locales/en/named/moves.ts';
import { speciesName, speciesText } from '../../locales/en/named/species.ts';
import { calledName, playerNameFirst } from '../../locales/en/names.ts';
import { battleTexts } from '../../locales/en/textMode/battle.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { typeWords } from '../../locales/en/types.ts';
import { comma, joinWords, numberWords, withFullStop } from '../../locales/format.ts';
import { battleMovesOf, foeOf, mineOf, teamOf } from '../../ui/creatureCard/facts/battleSides.ts';
import { effectivenessMark } from '../../ui/creatureCard/facts/effectivenessMark.ts';
import { isGreatUsed } from '../../ui/creatureCard/facts/isGreatUsed.ts';
import { kinded } from '../../ui/creatureCard/facts/kinds.ts';
import { firstsLines } from '../../ui/peaks/firstsLines.ts';

const join = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

/** A creature with kind, level, types, hit points and ailment. */
export function fighterText(creature: BattleCreature): string {
  const { kind, level, types, hp, orginalHp, status } = creature;
  return [
    kinded(kind, calledName(creature)),
    battleTexts.level(level),
    joinWords(types.map((type) => typeWords[type])),
    hp > 0 ? battleWords.hpOf(hp, orginalHp) : battleTexts.fainted,
    status && battleWords.status[status],
  ]
    .filter(Boolean)
    .join(comma());
}

/** The attacks of the player's creature by their slots, each with what it would do to the opponent now. */
export function attacksText(battle: BattleDetails): string {
  const [mine, foe] = [mineOf(battle), foeOf(battle)];
  if (!mine) return '';
  const attacks = battleMovesOf(mine).flatMap((name, index) => {
    if (!name) return [];
    const move = findMove(name);
    const preview = battle.attackPreviews?.[index];
    const damage = preview && preview.most > 0 ? battleTexts.damage(preview.least, preview.most) : null;
    const left = foe?.hp ?? Number.POSITIVE_INFINITY;
    const facts = [
      battleTexts.numbered(index + 1, moveTitle(name)),
      move && foe && effectivenessMark(move.type, foe.types)?.long,
      damage,
      isGreatUsed(name, battle.mySide) && battleWords.usedUp,
      preview && preview.least >= left ? battleTexts.enough : null,
      preview && preview.least < left && preview.most >= left ? battleTexts.perhaps : null,
      move &&
        `${battleWords.accuracy(preview?.most ? preview.chance : move.accuracy)} ${battleWords.accuracyLabel}`,
    ];
    return facts.filter(Boolean).join(comma());
  });
  return battleTexts.attacks(attacks);
}

const STAGES = ['attack', 'defense', 'speed', 'accuracy', 'evasion'] as const;

/** What lasts on one side, such as a screen or a value that has changed; null if nothing does. */
function lastingText(side: 'mine' | 'foe', { mySide, opponentSide }: BattleDetails): string | null {
  const { screen, greatUsed, sapped, trapped, confused, resting, bound, hidden, changes } =
    side === 'mine' ? mySide : opponentSide;
  const words = battleWords.lasting;
  const signs = [
    screen > 0 && words.left(words.screen, screen),
    greatUsed && words.greatUsed,
    sapped && words.seeded,
    trapped && words.trapped,
    confused && words.confused,
    resting && words.resting,
    bound && words.bound(bound),
    hidden && words.hidden,
    ...STAGES.map((stage) => changes[stage] !== 0 && words.changed(words.stages[stage], changes[stage])),
  ].filter((sign) => typeof sign === 'string');
  return signs.length > 0 ? battleTexts.lasting(words.of[side], signs) : null;
}

function weatherText({ weather }: BattleDetails): string | null {
  const words = battleWords.lasting;
  return weather && withFullStop(words.left(words.weathers[weather.kind], weather.left));
}

function sidesText(battle: BattleDetails): string {
  const [mine, foe] = [mineOf(battle), foeOf(battle)];
  return join([
    foe && battleTexts.opponent(fighterText(foe)),
    mine && battleTexts.yours(fighterText(mine)),
    weatherText(battle),
    lastingText('foe', battle),
    lastingText('mine', battle),
  ]);
}

/** The creatures that can be sent, by their numbers in the team. */
function choiceText(battle: BattleDetails): string {
  const team = teamOf(battle).map((creature, index) =>
    battleTexts.numbered(index + 1, fighterText(creature)),
  );
  return battleTexts.choose(team);
}

/** The creatures that could replace the one in battle, by their numbers in the team; empty if there is none. */
export function switchText(battle: BattleDetails): string {
  const others = otherStanding(battle);
  const team = teamOf(battle).flatMap((creature, index) =>
    others.includes(creature) ? [battleTexts.numbered(index + 1, fighterText(creature))] : [],
  );
  return team.length > 0 ? battleTexts.change(team) : battleTexts.nobodyElse;
}

function saysText({ gymDetails }: BattleDetails): string | null {
  return gymDetails?.says ? battleTexts.says(leaderName(gymDetails.name), speech(gymDetails.says)) : null;
}

/** What the Pokedex says of a creature that was caught. */
const pokedexLine = (battle: BattleDetails) =>
  battle.pokedexText && speciesText((foeOf(battle)?.name ?? '').toLowerCase(), battle.pokedexText);

function endText(battle: BattleDetails): string {
  if (battle.page === 'caught')
    return join([
      withFullStop(battleWords.caught(speciesName(foeOf(battle)?.name ?? ''))),
      ...firstsLines(battle),
      pokedexLine(battle),
      battleTexts.next,
    ]);
  const again = battle.gymId !== null || battle.userBattaleDetails !== null;
  const won = battle.page === 'win';
  return join([
    withFullStop(won ? battleWords.won : battleWords.lostTitle),
    won && battle.coinsWon > 0 ? battleWords.coins(battle.coinsWon) : null,
    ...firstsLines(battle),
    saysText(battle),
    again ? battleTexts.againOrNext : battleTexts.next,
  ]);
}

/** The user whose team it is, with the title. */
function userText({ name, title }: NonNullable<BattleDetails['userBattaleDetails']>): string {
  const worn = titleWords.of(title ?? '');
  const user = playerNameFirst(name);
  return withFullStop(worn ? user + comma() + worn : user);
}

/** How a battle stands, and what the player can do now. */
export function battleText(battle: BattleDetails): string {
  const foe = foeOf(battle);
  switch (battle.page) {
    case 'selection':
      return join([
        saysText(battle),
        battle.userBattaleDetails && userText(battle.userBattaleDetails),
        foe && battleTexts.opponent(fighterText(foe)),
        choiceText(battle),
      ]);
    case 'battle':
      return join([
        sidesText(battle),
        attacksText(battle),
        mayTakeBack(battle) && otherStanding(battle).length > 0 && battleTexts.send,
        battle.battleType === 'wb' && battleTexts.ball,
        thirsty(battle).length > 0 &&
          Boolean(battle.profile?.flask) &&
          battleTexts.drink(battle.profile.flask ?? 0),
        mayRun(battle) && battleTexts.run,
      ]);
    case 'roundResults':
      return battle.fled ? battleTexts.fled : join([sidesText(battle), battleTexts.results]);
    default:
      return endText(battle);
  }
}

/** What is new since the state before: what happened, and how the battle stands. Empty if nothing is. */
export function battleNews(before: BattleDetails | null, after: BattleDetails): string {
  if (!before || !isSameBattle(before, after)) return battleText(after);
  if (isSameSituation(before, after)) return '';
  return join([...logLines(before, after), battleText(after)]);
}

/** The balls that the player has, with their chances in a wild battle, and the coins. */
export function ballsText({ items, coins }: Profile, battle: BattleDetails | null): string {
  const balls = BALL_TYPES.map((ball) =>
    battleTexts.ballCount(battleWords.balls[ball], items[ball], battle?.catchChances?.[ball]),
  );
  return battleTexts.balls(balls, numberWords(coins));
}
