import { texts } from '../../texts.ts';

/** Texts of the text mode’s own part of each page. */
export const consoleTexts = texts('textMode/console', {
  title: 'Text mode',
  log: 'What happens',
  command: 'Command',
  run: 'Do it',
  placeholder: 'Type help',
  picture: 'Show the picture too',
  around: 'Around you',
  walkTo: (place: string) => `Walk to ${place}`,
  failed: 'Text mode could not be loaded.',
  hello: (key: string) =>
    `Text mode is on. Type help for the commands${key && `; the key ${key} leads to the command line`}.`,
  helloTouch: 'Text mode is on. Type help for the commands.',
  help: [
    'On a map: n, ne, e, se, s, sw, w, nw walk one step, w 5 walks five; with an empty line the arrow keys walk, too. look tells what lies in each direction, look w in one; where tells the cell; places lists what can be reached; go mart, go grass or go 12 8 walks there along free cells; Escape or stop ends it.',
    'People stand beside the ways: look tells where; go and a name, such as go nan, walks there; talk lets whoever is beside you speak. read tells what a sign beside you says, or what is in a barrel; take picks up what lies there, also berries.',
    'When a creature has appeared: fight begins the battle; walk on to leave it.',
    'In a battle: look tells how it stands; send 2 chooses who fights, or switches; fight lists the attacks, fight 2 or just 2 attacks; ball throws the plainest ball, ball master that one; drink gives the creature in battle a draught of the flask, drink 2 the second of the team; run tries to get away from a wild one; Enter on an empty line goes on; again asks for a rematch.',
    'Anywhere: home, maps, map, gym, mart, team, pokemon, pokedex, find trades, offers and more open these pages; balls counts balls and coins; quests tells what there is to do today and this week, claim takes the rewards; hour tells the hour and the weather; repeat says the last thing again; picture shows or hides the picture.',
  ],
  unknown: (text: string) => `${text} is no command. Type help for the commands.`,
  unknownPlace: (text: string) => `No place is called ${text}. The command places lists them.`,
  notOnMap: 'You are not on a map. The command map leads there.',
  loading: 'The map is on its way.',
  appeared: (kind: string, name: string, level: number) => `Wild ${kind}${name} appeared! Level ${level}.`,
  fightOrWalk: 'Type fight to battle it, or walk on.',
  nobody: 'Nobody is here to fight. Creatures live in tall grass, woods, sand, shores and rocks.',
  notStarted: 'The battle could not begin.',
  going: (place: string, count: number) =>
    `Walking to ${place}, ${count === 1 ? '1 step' : `${count} steps`}. Escape stops.`,
  steps: (count: number, way: string) => `${count === 1 ? '1 step' : `${count} steps`} ${way}. Escape stops.`,
  arrived: (place: string) => `You are at ${place}.`,
  noWay: (place: string) => `No way leads to ${place}.`,
  cell: (column: number, row: number) => `column ${column}, row ${row}`,
  /** Why a walk has ended before its goal. */
  ends: {
    stopped: 'Stopped.',
    covered: 'Stopped: something else is open.',
    closed: 'Here you cannot go on.',
  },
  notWalking: 'You are not walking.',
  walkedAll: 'Done.',
  back: 'That step did not succeed.',
  thereAlready: 'You are there already.',
  readPage: 'This page is read like any other. The command map leads to the map.',
  shown: 'The picture is shown.',
  hidden: 'The picture is hidden.',
  nothing: 'Nothing has been said yet.',
  nothingToDo: 'There is nothing to go on with. Type help for the commands.',
  noRematch: 'There is no rematch now.',
});
