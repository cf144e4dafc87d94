import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Spielerkampf',
  looking: 'Wir suchen jemanden, der etwa so stark ist wie du …',
  challenging: (name) => `${name} wird herausgefordert …`,
};
export default words;
