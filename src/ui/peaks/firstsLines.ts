import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { cupBattleWords, nameOfCup } from '../../locales/en/cupBattles.ts';
import { regionName } from '../../locales/en/named/leaders.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { peakWords } from '../../locales/en/peaks.ts';
import { foeOf } from '../creatureCard/facts/battleSides.ts';

/** In sentences, what the player has for the first time since this end of a battle; empty if nothing. */
export function firstsLines(battle: BattleDetails): readonly string[] {
  const { firsts, cup } = battle;
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
  if (cup) lines.push(cupBattleWords.won(cup.won, cup.all, nameOfCup(cup.cup)));
  if (cup && cup.won === cup.all) lines.push(cupBattleWords.victory(nameOfCup(cup.cup)));
  return lines;
}
