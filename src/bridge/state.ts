import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { MapReply, WildCreature } from '../../contract/shapes/map.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import type { Cell, Direction } from '../../rules/world/types.ts';

export interface SessionSlice {
  readonly token: string | null;
  readonly profile: Profile | null;
}

/** The map screen as it stands. Scenes and React draw from it; nobody else keeps a copy. */
export interface WorldSlice {
  readonly mapName: string | null;
  /** Where the marker walks to or stands: ahead of the server by at most the step that is asked for. */
  readonly cell: Cell | null;
  readonly facing: Direction;
  /** The way of the last step, once the server has agreed; null where none was taken here. */
  readonly walked: Direction | null;
  readonly available: MapReply['availablePos'] | null;
  readonly encounter: WildCreature | null;
  /** The step that waits for its reply. */
  readonly pending: Direction | null;
  /** True once a reply has taken longer than 150 ms: a spinner replaces the marker. */
  readonly slow: boolean;
  /** Message shown in place of the map, or null. */
  readonly failure: string | null;
  readonly startingBattle: boolean;
}

export type BattleAction = 'select' | 'attack' | 'catch' | 'continue' | 'start';

/** What the battle scene is asked to play: the state before, the state after, the events between. */
export interface Playback {
  readonly before: BattleDetails;
  readonly after: BattleDetails;
  /** True once the player asked to go straight to the end. */
  readonly skip: boolean;
}

export interface BattleSlice {
  /** What React shows. Stays at the state before while a playback runs. */
  readonly battle: BattleDetails | null;
  readonly playback: Playback | null;
  /** An earlier round of the battle that is looked at in place of the present; nobody acts meanwhile. */
  readonly past: BattleDetails | null;
  /** The one action in flight; further ones are ignored. */
  readonly busy: BattleAction | null;
}

export interface ClockSlice {
  /** Milliseconds by which the clock of the Emberwild is ahead of this device's. */
  readonly ahead: number;
}

/** So many times as fast as usual a battle may be played. */
export const BATTLE_SPEEDS = [1, 2, 4] as const;
export type BattleSpeed = (typeof BATTLE_SPEEDS)[number];

export interface SettingsSlice {
  /** No shaking, no flashing, no idle motion. Follows the system's reduced-motion setting until changed. */
  readonly calm: boolean;
  /** Tells what attacks will do before they are chosen: effectiveness and expected damage. */
  readonly foresight: boolean;
  /** How many times as fast as usual battles are played. */
  readonly speed: BattleSpeed;
}

/** Which scene the canvas shows; null while no screen has room for it. */
export type SceneName = 'map' | 'battle';

export interface BridgeState {
  readonly session: SessionSlice;
  readonly world: WorldSlice;
  readonly battle: BattleSlice;
  readonly clock: ClockSlice;
  readonly settings: SettingsSlice;
}

export type { BattleDetails, Cell, Direction, MapReply, Profile, WildCreature };
