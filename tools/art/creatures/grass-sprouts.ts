/** Colours of the line from podkin to sylvarok. */
export const grassSprouts = {
  main: '#6fbf4b',
  belly: '#eef4b4',
  leaf: '#3f9b4f',
  youngLeaf: '#a8dc5a',
  petal: '#ff86ad',
  stamen: '#ffd75e',
  wood: '#9a6a45',
  heartwood: '#d8b483',
  iris: '#7a3fb0',
};

/** Dark kind: black wood with glowing blossoms. Shiny kind: autumn leaves. */
export const grassSproutKinds = {
  dark: { main: '#1b484e', leaf: '#7b7910', youngLeaf: '#9e9e02', petal: '#8cc91f', stamen: '#beefeb' },
  shiny: {
    main: '#f3b23c',
    belly: '#fff3cf',
    leaf: '#de5b35',
    youngLeaf: '#f7cf55',
    petal: '#f7f2ff',
    stamen: '#ff9fb8',
    wood: '#6a4a52',
    heartwood: '#c9a48c',
  },
};
