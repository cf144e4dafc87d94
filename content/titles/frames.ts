/** Studied species from which on a trainer card has its frames, the plainest first. */
export const FRAMES = [1, 15, 40, 80, 166] as const;

/** The frame of a trainer card: 0 for none, up to the number of frames. @param studied species, 0 or more */
export const frameOf = (studied: number): number => FRAMES.filter((least) => studied >= least).length;
