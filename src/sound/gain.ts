/** How loud a volume of 0 to 100 is, 0 to 1: ears hear differences between soft sounds better. */
export const gainOf = (volume: number): number => Math.round((volume / 100) ** 2 * 1000) / 1000;
