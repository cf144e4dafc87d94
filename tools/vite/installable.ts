import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { findAssets } from '../assets/manifest/assetFiles.ts';
import { builtAddresses } from './assets/addresses.ts';

/** Pictures of screens that browsers show before the game is installed, from docs/pictures/screens. */
const SCREENSHOTS = [
  { name: 'login.desktop.light', form: 'wide', label: 'The way in' },
  { name: 'map.desktop.light', form: 'wide', label: 'Walking through Green Land' },
  { name: 'battle.desktop.light', form: 'wide', label: 'A battle' },
  { name: 'pokedex.desktop.light', form: 'wide', label: 'The Pokedex' },
  { name: 'login.phone.light', form: 'narrow', label: 'The way in' },
  { name: 'map.phone.light', form: 'narrow', label: 'Walking through Green Land' },
  { name: 'battle.phone.light', form: 'narrow', label: 'A battle' },
  { name: 'pokedex.phone.light', form: 'narrow', label: 'The Pokedex' },
] as const;

/** What a long press on the icon offers. */
const SHORTCUTS = [
  { name: 'Walk', url: '/maps', icon: 'navigation/maps' },
  { name: 'Your Team', url: '/team', icon: 'navigation/team' },
  { name: 'Pokedex', url: '/pokedex', icon: 'navigation/book' },
  { name: 'Find Trades', url: '/findtrades', icon: 'navigation/trade' },
] as const;

/** Parts of the game that need the server, and that few players open: the worker keeps them once they were used. */
const ON_DEMAND = ['main', 'operator', 'WorkshopScreen', 'sounds', 'BattleScreen', 'textMode'];

/** Pictures, sounds and scripts that the worker keeps beside those that it fetches at once. */
const MOST_FILES = 800;
const DAY = 86_400;

interface Screenshot {
  readonly address: string;
  readonly content: Uint8Array;
  readonly form: 'wide' | 'narrow';
  readonly label: string;
}

/** Width and height of a WebP in pixels, from its first chunk (RFC 9649). */
export function sizeOfWebp(content: Uint8Array): readonly [width: number, height: number] {
  const bytes = Buffer.from(content);
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

function screenshotsOf(root: string): readonly Screenshot[] {
  return SCREENSHOTS.flatMap(({ name, form, label }) => {
    const file = path.join(root, 'docs/pictures/screens', `${name}.webp`);
    if (!existsSync(file)) return [];
    const content = readFileSync(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [{ address: `/assets/install/${name}-${hash}.webp`, content, form, label }];
  });
}

/** What browsers read to install the game (https://www.w3.org/TR/appmanifest/). */
export function webManifest(root: string, screenshots: readonly Screenshot[]): Partial<ManifestOptions> {
  const addresses = builtAddresses(findAssets(root));
  const addressOf = (name: string): string => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`The picture ${name} is in no folder of assets.`);
    return address;
  };
  const png = (name: string, side: number, purpose: 'any' | 'maskable') => ({
    src: addressOf(name),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: 'Emberwild RPG',
    short_name: 'Emberwild',
    description: 'Collect creatures, walk the wilds, battle and trade in the browser.',
    lang: 'en',
    categories: ['games'],
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: '#CE5A67',
    background_color: '#3d2b6b',
    icons: [
      png('brand/app192', 192, 'any'),
      png('brand/app512', 512, 'any'),
      png('brand/maskable', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(({ name, url, icon }) => ({
      name,
      url,
      icons: [{ src: addressOf(icon), sizes: 'any', type: 'image/svg+xml' }],
    })),
    screenshots: screenshots.map(({ address, content, form, label }) => ({
      src: address,
      sizes: sizeOfWebp(content).join('x'),
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  };
}

/**
 * Makes the game installable, and writes its service worker. The worker takes over only when a page asks it to, and
 * fetches no call: what is read offline is kept by the client. Comes before `compressed`.
 */
export function installable(root: string = process.cwd()): Plugin[] {
  const screenshots = screenshotsOf(root);
  return [
    {
      name: 'install-screenshots',
      apply: 'build',
      generateBundle() {
        for (const { address, content } of screenshots) {
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: content });
        }
      },
    },
    ...VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      filename: 'sw.js',
      includeManifestIcons: false,
      manifest: webManifest(root, screenshots),
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
        globIgnores: ON_DEMAND.map((name) => `assets/${name}-*`),
        dontCacheBustURLsMatching: /^assets\//,
        // A single file: the page's policy of contents allows no other.
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/i, /^\/(?!trainer\/).*\.\w+$/i],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'files',
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: MOST_FILES, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
            },
          },
        ],
      },
    }),
  ];
}
