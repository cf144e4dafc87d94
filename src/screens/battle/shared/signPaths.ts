/** Icons of lasting effects: fill colour and outline on a 24 by 24 grid. */
export const signPaths = {
  sun: [
    '#f7c52e',
    'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2',
  ],
  rain: ['#3f93e8', 'M12 2c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z'],
  sand: ['#d9ab68', 'M3 6h14a3 3 0 1 0-3-3M3 12h17M3 18h10a3 3 0 1 1-3 3'],
  hail: ['#7fd3ea', 'M12 2l8 5v10l-8 5l-8-5V7zM12 2v20M4 7l16 10M20 7L4 17'],
  screen: ['#c7c9f2', 'M12 2l9 3v7c0 5-4 8-9 10c-5-2-9-5-9-10V5z'],
  seed: ['#58b04c', 'M12 22V12C6 12 3 9 3 4c6 0 9 3 9 8c0-4 3-7 9-7c0 5-3 8-9 8'],
  trap: ['#d9ab68', 'M4 8a8 4 0 1 1 16 0a8 4 0 1 1-16 0M4 8v8a8 4 0 0 0 16 0V8'],
  confuse: ['#ffd95e', 'M12 2l3 6l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z'],
  great: ['#ffb13b', 'M3 20V7l5 5l4-8l4 8l5-5v13zM3 16h18'],
  rest: ['#ffffff', 'M4 5h9l-9 9h9M14 13h7l-7 7h7'],
  next: ['#f2b632', 'M4 4l10 8l-10 8zM14 4l8 8l-8 8'],
  hidden: ['#c4914f', 'M2 18h20M5 18a7 7 0 0 1 14 0M9 7l3-4l3 4M12 3v6'],
  up: ['#4cb85c', 'M12 3l8 9h-5v9H9v-9H4z'],
  down: ['#e0484f', 'M12 21l8-9h-5V3H9v9H4z'],
} as const satisfies Record<string, readonly [fill: string, outline: string]>;
export type SignName = keyof typeof signPaths;
