import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'أمسكت الداكن منه', 3: 'أمسكت اللامع منه' },
  seen: { 2: 'رأيت الداكن منه', 3: 'رأيت اللامع منه' },
};
export default words;
