import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { peakWords } from '../../locales/en/peaks.ts';
import { foeOf } from '../creatureCard/facts/battleSides.ts';

/** In sentences, what the player has for the first time since this end of a battle; empty if nothing. */
export function firstsLines(battle: BattleDetails): readonly string[] {
  const { firsts } = battle;
  const caught = foeOf(battle);
  const badge = firsts?.badge;
  const lines: string[] = [];
  if (firsts?.species && caught) lines.push(peakWords.inPokedex(caught.name));
  if (firsts?.kind && caught) lines.push(peakWords.firstOfKind(kindLabel(caught.kind)));
  if (badge?.champion) lines.push(peakWords.champion.of(badge.region));
  else if (badge) {
    lines.push(peakWords.badge.of(badge.won, badge.all, badge.region));
    if (badge.won === badge.all) lines.push(peakWords.badge.calls(badge.region));
  }
  if (badge?.opens) lines.push(peakWords.badge.opens(badge.opens));
  return lines;
}
