import { build } from 'vite';

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What the service worker consists of, which is no part of the bundle. */
const OF_WORKER = [
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Names of the packages with code in the scripts that browsers load, in alphabetical order. */
export async function shippedPackages(): Promise<readonly string[]> {
  const names = new Set<string>(OF_WORKER);
  await build({
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'collect-packages',
        generateBundle(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
              const name = PACKAGE.exec(id)?.[1];
              if (name && renderedLength > 0) names.add(name);
            }
          }
        },
      },
    ],
  });
  return [...names].sort();
}
