/**
 * Where the build is cut. Left alone, the bundler makes a chunk for every set of modules that two screens share,
 * which costs a request each. `shell` is what every visitor needs, `play` what several screens of players share;
 * whatever only one screen uses stays in that screen's own chunk.
 */
const SHELL = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand|axios|clsx|zod)\//,
  /^virtual:|^\0virtual:/,
  /\/src\/(api|locales)\/[^/]+$/,
  /\/src\/bridge\/(store|empty|storage|settings|session|calm|journeys|notices|assets)\.ts$/,
  /\/src\/ui\/(Button|buttonClass|Spinner|Loading|Panel|Picture|CreaturePicture|kinds)\b/,
  /\/contract\/(auth|call|errors|shapes\/.*)\.ts$/,
  /\/rules\/creatures\/types\.ts$/,
  /schemaless$/,
];
const PLAY = [/\/src\/(ui|bridge|app\/stage)\//, /\/contract\/game\.ts$/];

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'shell', priority: 2, test: anyOf(SHELL) },
    { name: 'play', priority: 1, test: anyOf(PLAY), minShareCount: 2 },
  ],
};
