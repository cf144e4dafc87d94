/** What a computer's side does in a round: uses a move, or takes its creature back for another one, by its id. */
export type OpponentAction = { readonly move: string } | { readonly switch: string };
