import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { cupBattleWords, nameOfCup } from '../../locales/en/cupBattles.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { leaderName, regionName } from '../../locales/en/named/leaders.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { peakWords } from '../../locales/en/peaks.ts';
import { foeOf } from '../creatureCard/facts/battleSides.ts';

/** What a victory over the rival was, and what comes next. */
function rivalLines(
  { gymDetails }: BattleDetails,
  { place, all, next }: NonNullable<BattleDetails['rival']>,
): readonly string[] {
  const places: Readonly<Record<string, { title: string }>> = mapsWords.places;
  const after = next
    ? peakWords.rival.next(places[next.map]?.title ?? next.map, next.badges)
    : peakWords.rival.last(leaderName(gymDetails?.name ?? ''));
  return [peakWords.rival.place(place, all), after];
}

/** In sentences, what the player has for the first time since this end of a battle; empty if nothing. */
export function firstsLines(battle: BattleDetails): readonly string[] {
  const { firsts, cup, rival } = battle;
  const caught = foeOf(battle);
  const badge = firsts?.badge;
  const lines: string[] = [];
  if (firsts?.species && caught) lines.push(peakWords.inPokedex(speciesName(caught.name)));
  if (firsts?.kind && caught) lines.push(peakWords.firstOfKind(kindLabel(caught.kind)));
  if (badge?.champion) lines.push(peakWords.champion.of(regionName(badge.region)));
  else if (badge) {
    lines.push(peakWords.badge.of(badge.won, badge.all, regionName(badge.region)));
    if (badge.won === badge.all) lines.push(peakWords.badge.calls(regionName(badge.region)));
  }
  if (badge?.opens) lines.push(peakWords.badge.opens(regionName(badge.opens)));
  if (rival) lines.push(...rivalLines(battle, rival));
  if (cup) lines.push(cupBattleWords.won(cup.won, cup.all, nameOfCup(cup.cup)));
  if (cup && cup.won === cup.all) lines.push(cupBattleWords.victory(nameOfCup(cup.cup)));
  return lines;
}
