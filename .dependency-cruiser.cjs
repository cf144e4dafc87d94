/**
 * Who may know whom (docs/architecture.md). Default: nobody. Each rule says why, because its comment is what a
 * developer reads when the check fails.
 */
const TESTS = '\\.test\\.tsx?$';

/** A folder may import only itself, the named folders and the named packages. */
const room = (name, folders, packages, comment, from = `^${name}/`) => ({
  name: `${name}-knows-only`,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TESTS },
  to: {
    pathNot: [
      `^${name}/`,
      ...folders.map((folder) => `^${folder}`),
      ...packages.map((one) => `^node_modules/${one}/`),
    ],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two files are one: move what both need into a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    room(
      'rules',
      [],
      [],
      'Rules are pure: they know no other folder and no package, so that they run anywhere.',
    ),
    room(
      'content',
      ['rules/'],
      ['zod'],
      'Content is data: it knows the rules’ types and the schema library.',
    ),
    room(
      'contract',
      ['rules/(model|creatures|people|world)/(types|events|moves)\\.ts$'],
      ['zod'],
      'The wire knows the rules’ types and the schema library, nothing that runs.',
    ),
    room(
      'trial',
      [
        'rules/',
        'content/',
        'contract/',
        'src/api/(refusal|refusalWords|token)\\.ts$',
        'src/locales/en/trial\\.ts$',
        // Pure functions of the server: the trial has no other form of any rule.
        'server/domain/(ember|game|gates|gyms|rivals)\\.ts$',
        'server/domain/players/nameKey\\.ts$',
        'server/domain/creatures/(creatureView|nameRanks|nicknames)\\.ts$',
        'server/domain/players/profile\\.ts$',
        'server/features/battles/(battleView|queries)\\.ts$',
        'server/features/battles/start/(begin|composeTeam|gold)\\.ts$',
        'server/features/battles/turn/takeTurn\\.ts$',
        'server/features/creatures/(chooseMoves|list/listFilter|list/listOrder|list/sections)\\.ts$',
        'server/features/mart/details\\.ts$',
        'server/features/world/walk\\.ts$',
        'server/http/refusal\\.ts$',
      ],
      [],
      'The trial answers the contract’s calls in a browser: it knows contract, content and rules, and of the server only pure functions.',
    ),
    {
      name: 'nobody-knows-the-trial',
      severity: 'error',
      comment: 'The trial is a build of its own: nothing that players of a server load may come with it.',
      from: { path: '^(rules|content|contract|server|scenes|src)/' },
      to: { path: '^trial/' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      comment: 'The server knows contract, content and rules; a client file in it would be trusted.',
      from: { path: '^server/' },
      to: { path: '^(src|scenes|tools|tests)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      comment:
        'Features of the server never import each other; what two need lives in server/domain or server/database.',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: '^server/features/$1/' },
    },
    {
      name: 'screens-are-strangers',
      severity: 'error',
      comment: 'Screens never import each other; what two need lives in src/ui, src/hooks or src/client.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'database-in-its-place',
      severity: 'error',
      comment: 'Only server/database and the queries of the features talk to PostgreSQL.',
      from: {
        path: '^server/',
        pathNot: [
          '^server/database/',
          '^server/features/.*[qQ]ueries\\.ts$',
          '^server/domain/',
          // Kept replies are rows.
          '^server/http/calls/idempotency\\.ts$',
          TESTS,
        ],
      },
      to: { path: '^node_modules/(pg|drizzle-orm)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scenes-know-the-bridge',
      severity: 'error',
      comment:
        'Scenes draw: they know what the bridge has for them, how a script is loaded, the rules’ types and Phaser, neither React nor the server.',
      from: { path: '^scenes/', pathNot: TESTS },
      to: {
        pathNot: [
          '^scenes/',
          '^src/bridge/(assets/(assetSwap|assets|backPicture|smallData|smallForm)|signals/(cues|pace|stageWork)|avatar|canvas|clock|playback|state|store)\\.ts$',
          '^src/locales/loadScript\\.ts$',
          '^rules/',
          '^contract/shapes/',
          '^content/maps/',
          '^node_modules/phaser/',
        ],
      },
    },
    {
      name: 'scenes-are-loaded-late',
      severity: 'error',
      comment:
        'Only one file loads the scenes, by a dynamic import, so that Phaser stays out of every other screen.',
      from: { path: '^src/', pathNot: ['^src/stage/', TESTS] },
      to: { path: '^(scenes/|node_modules/phaser/)' },
    },
    {
      name: 'bridge-asks-nobody',
      severity: 'error',
      comment:
        'The bridge is what scenes and React share: it asks no server, so that no scene comes with axios. What asks lives in src/client.',
      from: { path: '^src/bridge/', pathNot: TESTS },
      to: {
        pathNot: [
          '^src/bridge/',
          '^src/api/(browserStorage|token)\\.ts$',
          '^src/locales/',
          '^(rules|content|contract)/',
          '^node_modules/zustand/',
          '^virtual:',
        ],
      },
    },
    {
      name: 'bridge-without-react',
      severity: 'error',
      comment: 'Bridge and client work without React: scenes and tests use them alone.',
      from: { path: '^src/(bridge|client|api)/', pathNot: TESTS },
      to: {
        path: [
          '^node_modules/(react|react-dom|react-router-dom|phaser)/',
          '^src/(app|hooks|hints|gamepad|stage|screens|ui)/',
          '^scenes/',
        ],
      },
    },
    {
      name: 'app-is-the-root',
      severity: 'error',
      comment:
        'src/app puts everything together, and only src/main.tsx imports it; shared hooks live in src/hooks, parts of screens in src/ui.',
      from: { path: '^(src|scenes)/', pathNot: ['^src/app/', '^src/main\\.tsx$', '^src/testing/', TESTS] },
      to: { path: '^src/app/' },
    },
    {
      name: 'art-is-a-package',
      severity: 'error',
      comment:
        'tools/art is a package of its own: it knows the game’s data, and of packages those that its package.json names.',
      // `sound-body.ts` has assertions that tests share.
      from: { path: '^tools/art/', pathNot: [TESTS, '^tools/art/plans/sound-body\\.ts$'] },
      to: {
        pathNot: [
          '^tools/art/',
          '^tools/shared/saveChanged\\.ts$',
          '^content/',
          '^contract/shapes/',
          '^rules/(creatures|world)/types\\.ts$',
          '^node_modules/(@resvg/resvg-js|@xmldom/xmldom|postcss|sharp)/',
        ],
      },
    },
    {
      name: 'art-has-one-door',
      severity: 'error',
      comment:
        'Other tools import tools/art/index.ts: what it names is all that they may know of the drawings.',
      from: { path: '^tools/', pathNot: '^tools/art/' },
      to: { path: '^tools/art/', pathNot: '^tools/art/index\\.ts$' },
    },
    {
      name: 'client-knows-no-server',
      severity: 'error',
      comment: 'The client knows the contract, never the server.',
      from: { path: '^(src|scenes)/' },
      to: { path: '^(server|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: '^(rules|content|contract|server|scenes|src|trial|tools|node_modules|virtual:)' },
    exclude: { path: '^(build|dist)/' },
    tsPreCompilationDeps: true,

    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
