import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The content of each bundle: folders and files of this repository, packages, virtual modules. The longest matching
 * entry decides. Without this list the bundler makes a file for every set of modules that two screens share, which
 * costs a request each. Modules that the first screen needs always come with the page's own script.
 */
export const bundles = {
  /** What the pages that visitors read need beside the first script, and every other screen, too; all shared styles. */
  pages: [
    'content/assets/mapPicture.ts',
    'content/challenges/gold.ts',
    'content/items.ts',
    'content/maps/blocked.ts',
    'content/maps/legend.ts',
    'content/maps/objects.ts',
    'content/maps/types.ts',
    'content/moves/statusPower.ts',
    'content/starters.ts',
    'contract',
    'rules',
    'src/bridge/assets/assets.ts',
    'src/bridge/assets/backPicture.ts',
    'src/bridge/assets/smallForm.ts',
    'src/bridge/signals/cues.ts',
    'src/client/returns.ts',
    'src/client/session/account.ts',
    'src/client/settings',
    'src/gamepad/watchGamepads.ts',
    'src/hints/HintSettings.tsx',
    'src/hints/hintStore.ts',
    'src/hooks/useAddress.ts',
    'src/hooks/useGradually.ts',
    'src/hooks/useSetting.ts',
    'src/locales/en/named',
    'src/locales/en/account.ts',
    'src/locales/en/hints.ts',
    'src/locales/en/hours.ts',
    'src/locales/en/maps.ts',
    'src/locales/en/names.ts',
    'src/locales/en/parts.ts',
    'src/locales/en/types.ts',
    'src/locales/format.ts',
    'src/ui/buttons',
    'src/ui/creatureCard/CreaturePicture.tsx',
    'src/ui/creatureCard/facts/creatureFile.ts',
    'src/ui/creatureCard/facts/kinds.ts',
    'src/ui/forms/SearchField.tsx',
    'src/ui/panels',
    'src/ui/pictures',
    'virtual:asset-manifest',
  ],
  /** What most screens of players need, and the map. */
  play: [
    'axios',
    'src/api/http.ts',
    'src/api/refusalWords.ts',
    'src/app',
    'src/bridge',
    'src/client',
    'src/client/battle/follows.ts',
    'src/client/battle/log/battleStory.ts',
    'src/client/battle/resume.ts',
    'src/client/battle/showBattle.ts',
    'src/gamepad',
    'src/hints',
    'src/hooks',
    'src/stage',
    'src/ui',
    'src/locales/en/colourMarks.ts',
    'src/locales/en/home.ts',
    'src/locales/en/inputs.ts',
    'src/locales/en/map.ts',
    'src/locales/en/ways.ts',
    'rules/people/types.ts',
    'src/screens/map',
    'src/screens/map/people/PeopleSlot.tsx',
    'src/ui/dialogs/lateDialog.tsx',
    'src/screens/maps',
    'content/maps',
    'virtual:asset-data',
  ],
  /** What battles need beside their screen and their scene, and screens that show attacks: loaded when a creature is met. */
  battles: [
    'content/maps/backdrops.ts',
    'content/moves',
    'src/bridge/canvas.ts',
    'src/client/battle',
    'src/locales/en/battle.ts',
    'src/locales/en/canvas.ts',
    'src/ui/buttons/ForesightSwitch.tsx',
    'src/ui/creatureCard/CreatureCard.tsx',
    'src/ui/creatureCard/HpBar.tsx',
    'src/ui/creatureCard/MoveLine.tsx',
    'src/ui/creatureCard/facts/battleSides.ts',
    'src/ui/creatureCard/facts/effectivenessMark.ts',
    'src/ui/creatureCard/facts/findMove.ts',
    'src/ui/creatureCard/facts/isGreatUsed.ts',
    'src/ui/dialogs/useChallenge.tsx',
  ],
  /** The cache of server replies and its library: neither the login, a map nor a battle needs them. */
  queries: [
    '@tanstack/query-core',
    '@tanstack/react-query',
    'idb',
    'src/client/notifications/noticeList.ts',
    'src/client/offline/keptQuery.ts',
    'src/client/queries.ts',
    'src/client/queryClient.ts',
    'src/hooks/queries/usePage.ts',
    'src/hooks/queries/useQuery.ts',
  ],
  /** The bell and the stream of events, which every page of a player loads once it is shown. */
  bell: [
    '@radix-ui/react-popover',
    'src/app/bell/Bell.module.css',
    'src/app/bell/Bell.tsx',
    'src/locales/en/bell.ts',
    'src/client/notifications/eventReader.ts',
    'src/client/notifications/eventStream.ts',
    'src/client/notifications/listenForNotifications.ts',
  ],
  /** The achievements: what tells them, which every page of a player loads once it is shown, and the screens with them. */
  achievements: [
    'content/achievements',
    'contract/progress/achievements.ts',
    'src/client/achievements',
    'src/locales/en/achievements.ts',
    'src/ui/achievements',
  ],
  /** The quests: what tells them, the page and the camp with them. */
  quests: [
    'content/quests',
    'contract/progress/quests.ts',
    'src/client/quests',
    'src/locales/en/questLines.ts',
    'src/locales/en/quests.ts',
    'src/locales/en/titles.ts',
    'src/ui/quests',
  ],
  /** Tournaments and the tutor: what two screens ask the server. */
  coins: ['src/client/cups', 'src/client/tutor', 'contract/progress/cups.ts'],
  /** The furniture of the camp: on the first page of players and on trainer pages. */
  camp: ['content/furniture/spots.ts', 'src/client/camp', 'src/locales/en/camp.ts', 'src/ui/camp'],
  /** Text mode, for players who have turned it on. */
  textMode: ['src/locales/en/textMode', 'src/textMode'],
  /** The people, signs and things of the maps, what they say, and the wells, loaded once the map is shown. */
  people: [
    'content/flask',
    'content/people',
    'content/signs',
    'rules/people/talk.ts',
    'src/client/people',
    'src/client/spots',
    'src/client/world/drawWater.ts',
    'src/locales/en/finds.ts',
    'src/locales/en/talk.ts',
    'src/screens/map/people',
  ],
  /** What people and signs of a region say, loaded with the first of its maps. */
  wordsOfGreenreach: [
    'src/locales/en/people/greenreach.ts',
    'src/locales/en/people/rival.ts',
    'src/locales/en/signs/greenreach.ts',
  ],
  wordsOfHarkmoor: ['src/locales/en/people/harkmoor.ts', 'src/locales/en/signs/harkmoor.ts'],
  wordsOfScattersea: ['src/locales/en/people/scattersea.ts', 'src/locales/en/signs/scattersea.ts'],
  wordsOfOvercloud: ['src/locales/en/people/overcloud.ts', 'src/locales/en/signs/overcloud.ts'],
  wordsOfFourlight: ['src/locales/en/people/fourlight.ts', 'src/locales/en/signs/fourlight.ts'],
  /** The sound player, loaded after the first press of a key or pointer. */
  sounds: ['content/sounds.ts', 'howler', 'src/sound', 'virtual:asset-sounds'],
  /** What rows of tabs need of the library of `overlays`, for pages with tabs that open nothing. */
  tabs: [
    '@radix-ui/primitive',
    '@radix-ui/react-collection',
    '@radix-ui/react-compose-refs',
    '@radix-ui/react-context',
    '@radix-ui/react-direction',
    '@radix-ui/react-id',
    '@radix-ui/react-presence',
    '@radix-ui/react-primitive',
    '@radix-ui/react-roving-focus',
    '@radix-ui/react-slot',
    '@radix-ui/react-use-callback-ref',
    '@radix-ui/react-use-controllable-state',
    '@radix-ui/react-use-effect-event',
    '@radix-ui/react-use-is-hydrated',
    '@radix-ui/react-use-layout-effect',
    '@radix-ui/react-tabs',
  ],
  /** What opens above a page: the lists of the menu, popovers, tooltips. The first page is shown before it is loaded. */
  overlays: [
    '@floating-ui',
    '@radix-ui',
    'aria-hidden',
    'get-nonce',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'tslib',
    'use-callback-ref',
    'use-sidecar',
    'src/app/layout/MenuList.tsx',
  ],
  /** The canvas with Phaser and the map. */
  scenes: ['eventemitter3', 'phaser', 'scenes'],
  /** The scene of battles. */
  battleScene: ['scenes/battle'],
  /** Numbers of the game's world, for the screens that tell of it. */
  facts: [
    'content/encounters',
    'content/wanderers',
    'content/worldFacts.ts',
    'src/client/world/wanderer.ts',
    'src/locales/en/faq/numbers.ts',
  ],
  /** Screens between which players often switch. */
  creatures: [
    'src/hooks/leaving/useLeaveGuard.ts',
    'src/locales/en/creatures.ts',
    'src/screens/creatures',
    'src/ui/creature',
  ],
  /** The operator's page, of which players load nothing. */
  operator: [
    'contract/operator.ts',
    'contract/shapes/operating/operator.ts',
    'src/api/operator.ts',
    'src/client/operator',
    'src/locales/en/operator.ts',
    'src/screens/operator',
  ],
} as const;

/** Modules that only some screens need or that are loaded last: the bundler decides where they go. */
export const unbundled = [
  // Of the screens only the AttackDex needs the former names.
  'content/moves/formerNames.ts',
  '@radix-ui/react-dialog',
  '@radix-ui/react-slider',
  '@radix-ui/react-tooltip',
  'src/app/toasts/ToastArea.tsx',
  'src/app/toasts/Toasts.tsx',
  'src/app/bell',
  'src/app/install/worker.ts',
  'src/app/messages',
  'src/app/toasts/toastTime.ts',
  'src/app/toasts/toasts.css',
  'src/client/achievements/mayBeReached.ts',
  'src/client/moderation/otherPlayers.ts',
  'src/client/research',
  'src/client/workshop',
  // Brings what opens above a page, for a player who talks to somebody.
  'src/screens/map/people/TalkBox.tsx',
  'src/ui/dialogs',
  'src/ui/forms',
  'src/ui/lists',
  'src/ui/peaks',
  'src/ui/players',
  'src/ui/reading',
  'src/ui/sound/volumes',
  'src/ui/species',
  'src/ui/trading',
  // What is refused is worded in other languages only.
  'contract/refusals',
  'src/api/wordedRefusal.ts',
  'src/locales/en/refusals.ts',
  // English has these in content, and the server says them.
  'src/locales/en/content',
] as const;

type BundleName = keyof typeof bundles;

const root = path.resolve(import.meta.dirname, '../..');
const homes = new Map<string, BundleName | null>([
  ...Object.entries(bundles).flatMap(([name, entries]) => entries.map((entry) => [entry, name] as const)),
  ...unbundled.map((entry) => [entry, null] as const),
] as [string, BundleName | null][]);

/** The place of a module as the lists name it: its package, its virtual name, or its path from the root. */
function placeOf(id: string): string {
  const bare = id.replace(/\?.*$/, '').replaceAll('\\', '/');
  const [, virtual] = /(virtual:.*)$/.exec(bare) ?? [];
  if (virtual) return virtual;
  // What `phaserSlim` makes of Phaser.
  if (/^\0phaser-/.test(bare)) return 'phaser';
  const inPackages = bare.lastIndexOf('/node_modules/');
  if (inPackages >= 0) return bare.slice(inPackages + '/node_modules/'.length);
  return path.posix.relative(root.replaceAll('\\', '/'), bare.replace(/^\0/, ''));
}

/** The longest entry of the lists that matches a module; null if there is none. */
function entryOf(id: string): string | null {
  for (let place = placeOf(id); place && place !== '.'; place = path.posix.dirname(place)) {
    if (homes.has(place)) return place;
  }
  return null;
}

/**
 * Styles of shared parts, and those of `play`. All that the login screen does not need come in one file, whichever
 * screens use them: screens may then overrule them, since a screen's own styles always come later, in whatever order
 * screens are opened.
 */
const isSharedStyle = (id: string, home: BundleName | null): boolean =>
  /\.css$/.test(placeOf(id)) && (home === 'play' || /^src\/ui\//.test(placeOf(id)));

/** The bundle that a module is declared to be in; null if the bundler decides. */
export function bundleOf(id: string): BundleName | null {
  const home = homes.get(entryOf(id) ?? '') ?? null;
  return isSharedStyle(id, home) ? 'pages' : home;
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // With what the bundler adds to join modules, which every script needs.
    { name: 'shell', priority: 2, tags: ['$initial'], includeDependenciesRecursively: true },
    ...(Object.keys(bundles) as BundleName[]).map((name) => ({
      name,
      priority: 1,
      test: (id: string) => bundleOf(id) === name,
    })),
  ],
};

/** How many files a script may need: `pages` the page's own one, `play` both. */
const MOST_IMPORTS: Readonly<Record<string, number>> = { pages: 1, play: 2 };

/**
 * Fails the build if a module is in another file than declared, if an entry matches nothing, or if every screen would
 * load another file than those that it needs.
 */
export function declaredBundles(): Plugin {
  return {
    name: 'declared-bundles',
    apply: 'build',
    generateBundle(_options, output) {
      const named = new Set([...this.getModuleIds()].map(entryOf));
      const idle = [...homes.keys()].filter((entry) => !named.has(entry));
      if (idle.length) this.error(`tools/vite/bundles.ts names what is not in the build: ${idle.join(', ')}`);
      for (const file of Object.values(output)) {
        if (file.type !== 'chunk' || file.name === 'shell' || file.isEntry) continue;
        const strays = file.moduleIds.filter((id) => (bundleOf(id) ?? file.name) !== file.name);
        if (strays.length)
          this.error(`${file.name} holds what belongs elsewhere: ${strays.map(placeOf).join(', ')}`);
        const most = MOST_IMPORTS[file.name];
        if (most !== undefined && file.imports.length > most)
          this.error(`Whoever loads ${file.name} would load ${file.imports.join(', ')}`);
      }
    },
  };
}
