/** Labels of the marks of rare kinds. */
export const kindMarkWords = {
  caught: { 2: 'dark one caught', 3: 'shiny one caught' },
  seen: { 2: 'dark one seen', 3: 'shiny one seen' },
} as const;
