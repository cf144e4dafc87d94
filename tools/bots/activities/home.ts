import { items } from '../../../content/index.ts';
import { TEAM_SIZE } from '../../../content/team.ts';
import { chooseAvatar } from '../../../contract/auth.ts';
import type { Call } from '../../../contract/call.ts';
import {
  evolve,
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  joinTeam,
  leaveTeam,
  markFavourite,
  replaceTeamPokemon,
  updatePokemons,
} from '../../../contract/game.ts';
import {
  getAdvice,
  getBattles,
  getLedger,
  getPokedex,
  getRecord,
  getReplay,
} from '../../../contract/journal.ts';
import { getItems, getPokemartDetails, purchase } from '../../../contract/mart.ts';
import { getNotices, readNotices } from '../../../contract/notices.ts';
import { getBoxes, nameBox, nameCreature, putInBox, setFree } from '../../../contract/owned.ts';
import { FREE_AVATARS } from '../../../contract/shapes/avatar.ts';
import { getTradeHistory } from '../../../contract/trades.ts';
import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import { ask } from '../ask.ts';
import { type Bot, oneOf } from '../bot.ts';
import { think } from '../think.ts';

const MOST_BOUGHT = 3;
const NICKNAMES = ['', 'Toast', 'Crumble', 'Éclair'] as const;

/** Buys balls. */
export async function buy(bot: Bot): Promise<void> {
  const mart = await ask(bot, getPokemartDetails);
  if (!mart.ok) return;
  await think(bot, 'page');
  const affordable = BALL_TYPES.filter(
    (ball) => items[ball]!.canShow && items[ball]!.price * MOST_BOUGHT <= mart.body.coins,
  );
  const ball = oneOf(bot, affordable);
  if (ball) await ask(bot, purchase, { items: { [ball]: 1 + bot.dice.roll(MOST_BOUGHT) } });
}

/** Puts a creature in a box, which is set up for it if there is none. */
async function sortIntoBox(bot: Bot, id: string): Promise<void> {
  const boxes = await ask(bot, getBoxes);
  if (!boxes.ok) return;
  if (boxes.body.boxes.length === 0) await ask(bot, nameBox, { box: 1, name: 'Odds and ends' });
  await ask(bot, putInBox, { pokemons: [id], box: boxes.body.boxes[0]?.box ?? 1 });
}

/** Changes the team: who is in it, a move, a favourite, a nickname, a box, or lets a creature evolve or go. */
export async function changeTeam(bot: Bot): Promise<void> {
  const [team, others] = [await ask(bot, getTeam), await ask(bot, findNextPokemonsExcludeTeam)];
  if (!team.ok || !others.ok) return;
  await think(bot, 'page');
  const member = oneOf(bot, team.body.pokemons);
  const free = oneOf(
    bot,
    others.body.pokemons.filter(({ in_trade, in_offer }) => !in_trade && !in_offer),
  );
  const grown = team.body.pokemons.find(({ canEvolve }) => canEvolve);
  if (grown) await ask(bot, evolve, { id: grown.id });
  switch (bot.dice.roll(7)) {
    case 0:
      if (free && team.body.pokemons.length < TEAM_SIZE) await ask(bot, joinTeam, { id: free.id });
      break;
    case 1:
      if (member && team.body.pokemons.length > 1) await ask(bot, leaveTeam, { id: member.id, anyway: true });
      break;
    case 2:
      if (member && free) await ask(bot, replaceTeamPokemon, { from: member.id, to: free.id, anyway: true });
      break;
    case 3: {
      const move = member && oneOf(bot, member.unlockedMoves);
      if (member && move && ![member.attack2, member.attack3, member.attack4].includes(move))
        await ask(bot, updatePokemons, { pokemons: [{ id: member.id, attack1: move }] });
      break;
    }
    case 4:
      if (member) await ask(bot, nameCreature, { id: member.id, nickname: oneOf(bot, NICKNAMES) ?? '' });
      break;
    case 5:
      if (free) await sortIntoBox(bot, free.id);
      if (free && !free.favourite && bot.dice.chance(20)) await ask(bot, setFree, { pokemons: [free.id] });
      break;
    default:
      if (free)
        await ask(bot, markFavourite, { id: free.id, favourite: !free.favourite && bot.dice.chance(20) });
  }
}

/** Pages without anything to choose. */
const PAGES: readonly Call[] = [
  getRecord,
  getPokedex,
  getLedger,
  getAdvice,
  getItems,
  getTradeHistory,
  findNextPokemons,
];

/** Reads one of the player's pages. */
export async function browse(bot: Bot): Promise<void> {
  await ask(bot, oneOf(bot, PAGES)!);
  await think(bot, 'page');
}

/** Watches an earlier battle again. */
export async function watchReplay(bot: Bot): Promise<void> {
  const past = await ask(bot, getBattles);
  if (!past.ok) return;
  await think(bot, 'page');
  const battle = oneOf(
    bot,
    past.body.battles.filter(({ playable }) => playable),
  );
  if (battle) await ask(bot, getReplay, { id: battle.id });
}

/** Reads the notices. */
export async function readNews(bot: Bot): Promise<void> {
  const news = await ask(bot, getNotices);
  if (!news.ok) return;
  await think(bot, 'page');
  if (news.body.unread > 0) await ask(bot, readNotices, {});
}

export async function dress(bot: Bot): Promise<void> {
  await ask(bot, chooseAvatar, { look: oneOf(bot, FREE_AVATARS)! });
}
