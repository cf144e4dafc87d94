/**
 * What the end of a battle changed for its player beyond the battle: stored beside the events of the growth, but no
 * event, since only the page that shows the end tells of it.
 */
export type Milestone =
  /** A creature's total experience before and after the battle. */
  | { readonly type: 'total'; readonly creature: string; readonly before: number; readonly after: number }
  /** What was caught is the player's first of its species, or the first of its kind (shiny or dark). */
  | { readonly type: 'discovery'; readonly species: boolean; readonly kind: boolean }
  /** A leader's badge, won for the first time; `won` counts the badges of the region's leaders that the player has now. */
  | { readonly type: 'badge'; readonly won: number }
  /** A battle of a tournament, by its key; `won` of `all` battles of it are won. */
  | { readonly type: 'round'; readonly cup: string; readonly won: number; readonly all: number };
