import type {
  BattleDraft,
  BattleState,
  FighterDraft,
  FighterState,
  SideDraft,
  SideState,
} from '../../model/state.ts';

const copyFighter = (fighter: FighterState): FighterDraft => ({ ...fighter, seen: [...fighter.seen] });

const copySide = (side: SideState): SideDraft => ({
  ...side,
  fighters: side.fighters.map(copyFighter),
  stages: { ...side.stages },
});

/** Copies a battle so that events can be applied to the copy. Values that never change within a battle are shared. */
export function copyBattle(state: BattleState): BattleDraft {
  return { ...state, player: copySide(state.player), opponent: copySide(state.opponent), events: [] };
}
