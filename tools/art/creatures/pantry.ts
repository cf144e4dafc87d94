/** Colours of the line from crumbit to hoardent. */
export const PANTRY = {
  main: '#dfb27a',
  belly: '#fff1d8',
  pink: '#ff9fae',
  crust: '#d98a3a',
  crumb: '#ffe3ab',
  iris: '#6a3f2a',
};

/** Colour roles. Dark kind: burnt toast and berries. Shiny kind: a snow-white mouse with chocolate bread. */
export const PANTRY_KINDS = {
  roles: { pink: 'accent', crust: 'main', crumb: 'belly' },
  dark: { belly: '#b1a59b', crust: '#4c433f', crumb: '#baaea4' },
  shiny: { main: '#f2f4fa', belly: '#ffffff', pink: '#8fb8ff', crust: '#8a5340', crumb: '#e0b088' },
} as const;
