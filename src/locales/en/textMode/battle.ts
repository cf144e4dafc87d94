import { texts } from '../../texts.ts';

const list = (texts: readonly string[]) => texts.join('; ');

/** Sentences that tell a battle in text mode, beside those of the battle log. */
export const battleTexts = texts('textMode/battle', {
  fainted: 'fainted',
  opponent: (creature: string) => `Opponent: ${creature}.`,
  yours: (creature: string) => `Yours: ${creature}.`,
  lasting: (side: string, signs: readonly string[]) => `${side}: ${signs.join(', ')}.`,
  choose: (team: readonly string[]) => `Choose who fights with send and a number: ${list(team)}.`,
  numbered: (number: number, text: string) => `${number} ${text}`,
  attacks: (attacks: readonly string[]) => `Attacks, with fight and a number: ${list(attacks)}.`,
  damage: (least: number, most: number) => (least === most ? `${least} hp` : `${least} to ${most} hp`),
  enough: 'enough to defeat it',
  perhaps: 'which may defeat it',
  change: (team: readonly string[]) => `Switch with send and a number: ${list(team)}.`,
  nobodyElse: 'Nobody else can fight.',
  send: 'The command send switches to another creature.',
  drink: (left: number) => `The command drink gives a draught: ${left} of 3 left.`,
  run: 'The command run tries to run away.',
  ball: 'The command ball throws a ball; balls lists them.',
  results: 'Enter goes on.',
  says: (name: string, words: string) => `${name} says: ${words}`,
  againOrNext: 'Enter leads on; again asks for another battle.',
  next: 'Enter leads on.',
  balls: (balls: readonly string[], coins: string) => `${list(balls)}. ${coins} coins.`,
  ballCount: (ball: string, count: number, chance: number | undefined) =>
    `${count} ${ball}${chance === undefined ? '' : `, ${chance}% catch`}`,
  noBattle: 'No battle is on.',
  noAttack: (wanted: string) => `There is no attack ${wanted}.`,
  noCreature: (wanted: string) => `Nobody who can fight is called ${wanted}.`,
  level: (level: number) => `level ${level}`,
  noBall: 'You have no such ball. The command mart opens the Pokemart.',
  dry: 'The flask stays closed in this battle.',
  fled: 'The wild one is gone. Enter leads back to the map.',
  noRun: 'You can run away from wild creatures only.',
  onlyWild: 'Balls are thrown at wild creatures only.',
  wait: 'Please wait: the last command is still under way.',
});
