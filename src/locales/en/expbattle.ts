/** Texts of the training screen. */
export const trainingWords = {
  title: 'Exp battle',
  intro: 'Partners of one type, as many as your team and a match for it.',
  select: 'Select Type',
  none: 'None chosen yet',
  start: 'Start Training',
  starting: 'Loading',
  experience: 'Double experience',
  coins: 'No coins',
  facts: 'What it brings',
  weak: 'Your attacks that hit them hard',
  strong: 'Whom their attacks hit hard',
} as const;
