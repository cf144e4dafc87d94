/** Colours of the line from vyrmling to tempestral. */
export const dragonBrood = {
  main: '#5566d6',
  belly: '#ffe3a1',
  wing: '#ef5a4c',
  horn: '#fff0cf',
  nostril: '#3b3f9c',
  iris: '#f0a01e',
};

/** Black with wings of embers; emerald and gold. */
export const dragonBroodKinds = {
  dark: { wing: '#ff4a78' },
  shiny: { main: '#22a283', belly: '#fff2c4', wing: '#ffc23d', horn: '#f4f7ff', nostril: '#0f6f5c' },
};
