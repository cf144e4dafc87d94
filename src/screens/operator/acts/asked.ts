import type { ReplyOf } from '../../../../contract/call.ts';
import type { getAppeals, getReports } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';

export type OpenedReport = ReplyOf<typeof getReports>['reports'][number];
export type Appeal = ReplyOf<typeof getAppeals>['appeals'][number];

/** A reported creature with its nickname. */
export interface NicknamedCreature {
  readonly id: string;
  readonly nickname: string;
}

/** An act about a player, and the ids of the open reports that it answers. */
export interface AskedAboutPlayer<Act = 'warn' | 'suspend' | 'rename'> {
  readonly act: Act;
  readonly player: Standing;
  readonly reports: readonly string[];
}

/** The act that an operator has chosen and must still confirm. */
export type Asked =
  | AskedAboutPlayer<'warn'>
  | AskedAboutPlayer<'suspend'>
  | AskedAboutPlayer<'rename'>
  | { readonly act: 'message'; readonly player: Standing }
  | ({ readonly act: 'unname'; readonly pokemon: NicknamedCreature } & Omit<AskedAboutPlayer, 'act'>)
  | { readonly act: 'lift'; readonly player: Standing }
  | { readonly act: 'decline'; readonly appeal: Appeal }
  | { readonly act: 'dismiss'; readonly reports: readonly string[] };

export type Ask = (asked: Asked) => void;
