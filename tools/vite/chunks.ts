import type { Rolldown } from 'vite';

/**
 * Where the build is cut. Left alone, the bundler makes a chunk for every set of modules that two screens share,
 * which costs a request each. Whatever the first screen needs comes with the page's own script; `play` is what
 * most screens of players need and the better menu, which every player gets; `maps` and `creatures` are screens between
 * which players go to and fro. What only some other screens need, such as the parts in `src/ui/more`, stays out of
 * them all, and so does the bell, which comes last.
 */
const PLAY = [
  /\/src\/bridge\//,
  /\/src\/client\/(battle|session|trades|world|idempotent)/,
  /\/src\/client\/notifications\/(bell|notifications|toasts)\./,
  /virtual:asset-(data|manifest)$/,
  /\/src\/ui\/(?!Reading|more\/)/,
  /\/src\/(app|hooks|hints|gamepad|stage)\/(?!Toast|toast|bell\/|useQuery|usePage)/,
  /\/src\/locales\/en\/(battle|canvas|hours|hints)\./,
  /\/(rules|contract|content\/(moves|maps))\//,
  /\/node_modules\/(@radix-ui\/(?!react-(dialog|tabs|tooltip|popover|slider)\/)[^/]+|@floating-ui|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//,
];
/** What the server was asked for, and the library that keeps it: no screen before the login needs it, nor does a map. */
const QUERIES = [
  /\/src\/client\/quer/,
  /\/src\/hooks\/use(Query|Page)\./,
  /\/src\/client\/notifications\/noticeList\./,
  /\/node_modules\/@tanstack\/(react-query|query-core)\//,
];
const MAPS = [/\/src\/screens\/maps?\//];
const CREATURES = [
  /\/src\/screens\/creatures\//,
  /\/src\/ui\/more\/creature\//,
  /\/src\/locales\/en\/creatures\./,
];

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'shell', priority: 3, tags: ['$initial'] },
    { name: 'play', priority: 2, test: anyOf(PLAY) },
    { name: 'queries', priority: 1, test: anyOf(QUERIES) },
    { name: 'maps', priority: 1, test: anyOf(MAPS) },
    { name: 'creatures', priority: 1, test: anyOf(CREATURES) },
  ],
};
