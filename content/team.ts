/** Most creatures of a team. */
export const TEAM_SIZE = 6;
