/** Heading of each picture, in the order in which a player sees the screens. */
const NAMES: Readonly<Record<string, string>> = {
  login: 'Login',
  signup: 'Signup',
  guest: 'A visitor’s way in',
  recover: 'A forgotten password',
  settings: 'Settings',
  about: 'About',
  faq: 'F.A.Q',
  unknown: 'An address that does not exist',
  starters: 'The first creature',
  home: 'Home',
  controls: 'Controls',
  menu: 'The menu',
  maps: 'The choice of a map',
  map: 'A map',
  encounter: 'Somebody appears',
  selection: 'Who shall fight',
  battle: 'A battle',
  results: 'The results of a round',
  caught: 'A catch',
  evolved: 'An evolution',
  gyms: 'Gyms',
  gym: 'A leader’s words before the battle',
  won: 'A victory',
  champion: 'A victory over a champion',
  lost: 'A defeat',
  userbattle: 'A battle against another team',
  goldbattle: 'A battle for gold',
  expbattle: 'Training',
  team: 'Your team',
  changeteam: 'A replacement',
  pokemons: 'All creatures of a player',
  boxes: 'Boxes',
  pokedex: 'Pokedex',
  species: 'A species',
  attackdex: 'AttackDex',
  move: 'A move',
  typechart: 'Type chart',
  pokemart: 'The market',
  quests: 'Quests',
  profile: 'The profile',
  badges: 'Badges',
  account: 'The account',
  player: 'Another player',
  replay: 'A battle once more',
  trades: 'Creatures in trade',
  offers: 'Offers',
  findtrades: 'The market of creatures',
  offerchoice: 'An offer: what to give',
  comparison: 'An offer: both sides',
  matches: 'Trades that suit both sides',
  wanted: 'The wanted list',
  bell: 'The bell',
  tradehistory: 'Past trades',
  owners: 'The owners of a creature',
  operator: 'The operator’s page',
};
const SEEN_ON = ['desktop.light', 'desktop.dark', 'phone.light', 'phone.dark'] as const;
/** Widths in pixels: the four pictures stand in one row with equal heights. */
const WIDTH = { desktop: 300, phone: 87 } as const;

/**
 * The text of the page with all pictures.
 * @param files names of the files in `docs/pictures/screens`
 */
export function pageOf(files: readonly string[]): string {
  const stems = [...new Set(files.map((file) => file.split('.')[0] ?? ''))];
  const order = Object.keys(NAMES);
  const rank = (stem: string): number => (order.includes(stem) ? order.indexOf(stem) : order.length);
  const sections = stems
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((stem) => {
      const name = NAMES[stem] ?? stem;
      const pictures = SEEN_ON.map((seen) => ({ seen, file: `${stem}.${seen}.webp` }))
        .filter(({ file }) => files.includes(file))
        .map(({ seen, file }) => {
          const [device = 'desktop', hour] = seen.split('.') as [keyof typeof WIDTH, string];
          const alt = `${name}: ${device}, ${hour}`;
          return `<a href="pictures/screens/${file}"><img src="pictures/screens/${file}" width="${WIDTH[device]}" alt="${alt}"></a>`;
        });
      return [`## ${name}`, '', pictures.join('\n'), ''];
    });
  return [
    '# All screens',
    '',
    'On a desktop (1280 × 800) and on a phone (390 × 844), by day and by night. Written and photographed by',
    '`node tools/pictures/main.mjs screens`, which plays the built game (`… screens phone` takes one device).',
    '',
    ...sections,
  ].join('\n');
}
