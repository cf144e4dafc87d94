/** Colours of the musk oxen in snow. */
export const CALVES = {
  main: '#7b5040',
  belly: '#dcb894',
  snow: '#f1f8ff',
  frost: '#b5dcf6',
  ice: '#8fd0f4',
  hoof: '#332a3a',
  pink: '#e59a94',
  iris: '#6a3f2a',
};

export const CALF_KINDS = {
  roles: { snow: 'belly', frost: 'main', ice: 'accent', pink: 'fixed' },
  dark: {
    main: '#1e4c4f',
    belly: '#7caba7',
    snow: '#719f9c',
    frost: '#406c73',
    ice: '#85d554',
    hoof: '#00272b',
    pink: '#6fab43',
  },
  /** Pink (watermelon) snow. */
  shiny: {
    main: '#3f5f92',
    belly: '#cfe4f4',
    snow: '#ffb0c6',
    frost: '#f07f9f',
    ice: '#5fdcb8',
    hoof: '#2c2c52',
    pink: '#f0a0a8',
  },
} as const;
