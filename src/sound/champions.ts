/** Gyms whose leader is the champion of a region; the list of all gyms would be much to load for this. */
export const CHAMPIONS: ReadonlySet<string> = new Set([
  'oduya-show',
  'vane-house',
  'tan-harbour',
  'merak-summit',
  'abebe-hours',
]);
