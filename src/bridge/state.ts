import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { MapReply, WildCreature } from '../../contract/shapes/map.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { SETTING_OPTIONS, type Settings } from '../../contract/shapes/settings.ts';
import type { Turn } from '../../rules/people/types.ts';
import type { Cell, Direction } from '../../rules/world/types.ts';

/** Something on the map beside which the player can act. */
export interface MapSpot extends Cell {
  readonly id: string;
}

/** A person on the map where the player is. */
export interface StandingPerson extends MapSpot {
  /** Where they look while nobody is beside them. */
  readonly facing: Turn;
}

export interface SessionSlice {
  readonly token: string | null;
  readonly profile: Profile | null;
}

/** The state of the map screen. Scenes and React render from it and keep no copy. */
export interface WorldSlice {
  readonly mapName: string | null;
  /** The cell of the marker or the one it walks to: ahead of the server by at most the pending step. */
  readonly cell: Cell | null;
  readonly facing: Direction;
  /** Direction of the last step that the server confirmed; null if none was taken on this map. */
  readonly walked: Direction | null;
  readonly available: MapReply['availablePos'] | null;
  readonly encounter: WildCreature | null;
  /** The closed gates of the map. */
  readonly gates: NonNullable<MapReply['gates']>;
  /** The step that waits for its reply. */
  readonly pending: Direction | null;
  /** True once a reply takes longer than 150 ms: a spinner then replaces the marker. */
  readonly slow: boolean;
  /** Message shown in place of the map, or null. */
  readonly failure: string | null;
  readonly startingBattle: boolean;
  /** The creature that walks behind the player: the first of the team, once it is known. */
  readonly follower: Pick<WildCreature, 'name' | 'kind'> | null;
  /** The player's team; empty until it is known. */
  readonly team: readonly Creature[];
  /** The people who stand on the map at this hour. */
  readonly people: readonly StandingPerson[];
  /** What the server says lies on the map. */
  readonly things: NonNullable<MapReply['things']>;
  /** The switches of the map, and what they open and close; empty on most maps. */
  readonly switches: NonNullable<MapReply['switches']>;
  readonly barriers: NonNullable<MapReply['barriers']>;
  /** Steps that are left of each lure; empty without any. */
  readonly lures: NonNullable<MapReply['lures']>;
  /** What can be read, looked at or taken there. */
  readonly spots: readonly MapSpot[];
}

export type BattleAction = 'select' | 'attack' | 'switch' | 'drink' | 'run' | 'catch' | 'continue' | 'start';

/** A round for the battle scene to play: the state before and the state after, which contains the events. */
export interface Playback {
  readonly before: BattleDetails;
  readonly after: BattleDetails;
  /** True once the player has asked to skip to the end. */
  readonly skip: boolean;
  /** The action that is shown is to end at once; the round then waits for the player again. */
  readonly hurry?: boolean;
  /** True while the round waits for the player. */
  readonly paused?: boolean;
}

export interface BattleSlice {
  /** What React shows. Stays at the state before while a playback runs. */
  readonly battle: BattleDetails | null;
  readonly playback: Playback | null;
  /** An earlier round of the battle that is shown instead of the present one; meanwhile actions are ignored. */
  readonly past: BattleDetails | null;
  /** The action that waits for its reply; further actions are ignored. */
  readonly busy: BattleAction | null;
}

export interface ClockSlice {
  /** Milliseconds by which the game clock is ahead of this device's clock. */
  readonly ahead: number;
}

/** Factors by which battles can be played faster. */
export const BATTLE_SPEEDS = SETTING_OPTIONS.speed;
export type BattleSpeed = Settings['speed'];

/** The settings that the scenes and the battle need, as they apply now. */
export interface SettingsSlice {
  /** No shaking, no flashing, no idle motion: as the player or the system wants it. */
  readonly calm: boolean;
  /** Shows effectiveness and expected damage of attacks before they are chosen. */
  readonly foresight: boolean;
  /** Factor by which battles are played faster. */
  readonly speed: BattleSpeed;
  /** How long words stay on the stage. */
  readonly textPace: Settings['textPace'];
  /** A round stops after each action until the player goes on. */
  readonly waitForMe: boolean;
  /** Letters and shapes stand beside colours. */
  readonly colourMarks: boolean;
}

/** Which scene the canvas shows. */
export type SceneName = 'map' | 'battle';

export interface BridgeState {
  readonly session: SessionSlice;
  readonly world: WorldSlice;
  readonly battle: BattleSlice;
  readonly clock: ClockSlice;
  readonly settings: SettingsSlice;
}

export type { BattleDetails, Cell, Direction, MapReply, Profile, WildCreature };
