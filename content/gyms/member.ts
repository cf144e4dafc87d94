import type { GymMember } from './types.ts';

/** One creature of a leader's team. */
export const member = (species: string, level: number, ...moves: GymMember['moves']): GymMember => ({
  species,
  level,
  moves,
});
