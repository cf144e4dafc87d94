/** Colours of the ferrets: lemon, cream, chocolate and copper. */
export const FERRET = {
  main: '#ffd93b',
  belly: '#fff7da',
  mask: '#6b4034',
  accent: '#ffb02e',
  copper: '#f09a58',
  pink: '#f2889a',
  iris: '#3f7fd8',
};
export const FERRET_KINDS = {
  roles: { mask: 'main', copper: 'accent', pink: 'accent' },
  dark: {
    main: '#71518e',
    belly: '#b9a0cc',
    mask: '#2a203a',
    accent: '#ff5fa6',
    copper: '#ff5f86',
    pink: '#ff7aa8',
  },
  shiny: {
    main: '#62dcd0',
    belly: '#f2fffb',
    mask: '#33407c',
    accent: '#ffd24a',
    copper: '#f4cf5a',
    pink: '#ff9fb8',
  },
} as const;
