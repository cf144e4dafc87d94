/** Replaces the asset manifest of the build in tests. */
export const files: Readonly<Record<string, string>> = {
  'creatures/kindlam.normal': '/assets/game/creatures/kindlam.normal-1234abcd.webp',
  'creatures/kindlam.dark': '/assets/game/creatures/kindlam.dark-2345abcd.webp',
  'creatures/podkin.normal': '/assets/game/creatures/podkin.normal-3456abcd.webp',
  'creatures/podkin.normal.blink': '/assets/game/creatures/podkin.normal.blink-7890abcd.webp',
  'maps/green_land': '/assets/game/maps/green_land-4567abcd.webp',
  'maps/green_land.json': '/assets/game/maps/green_land.json-5678abcd.json',
  'types/fire': '/assets/game/types/fire-6789abcd.svg',
};
