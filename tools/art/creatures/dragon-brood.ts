/** Colours of the line from vyrmling to tempestral: heather, rain grey and lightning. */
export const dragonBrood = {
  main: '#b2527f',
  belly: '#ffe6b8',
  wing: '#9db4e6',
  horn: '#ffd65c',
  nostril: '#66253f',
  iris: '#3f7fd6',
};

/** Dark kind: wings red as embers. Shiny kind: emerald with golden wings. */
export const dragonBroodKinds = {
  dark: { wing: '#db8415', horn: '#d5c9be' },
  shiny: { main: '#22a283', belly: '#fff2c4', wing: '#ffc23d', horn: '#f4f7ff', nostril: '#0f6f5c' },
};
