/** Widths in pixels of the two forms of a map's picture, `maps/green_land` and `maps/green_land.small`. */
export const MAP_WIDTHS = { small: 320, full: 744 } as const;

/** How wide the map selection shows it, as `sizes` in HTML. */
export const MAP_SIZES = '(min-width: 61rem) 18rem, (min-width: 40rem) 50vw, 100vw';
