import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleOf } from './bundles.ts';
import { bundles, unbundled } from './modules.ts';

const root = new URL('../../../', import.meta.url).pathname;

it.each([
  ['a part that every screen needs', `${root}src/ui/buttons/Button.tsx`, 'pages'],
  ['a part that players need', `${root}src/ui/creatureCard/CreatureThumb.tsx`, 'play'],
  ['its styles', `${root}src/ui/creatureCard/CreatureCard.module.css`, 'pages'],
  ['styles of a screen that comes with play', `${root}src/screens/map/Map.module.css`, 'pages'],
  ['a part of few screens in the same room', `${root}src/ui/forms/picker/Select.tsx`, null],
  [
    'a style sheet with a question',
    `${root}src/screens/creatures/change/Change.module.css?inline`,
    'creatures',
  ],
  ['styles of a shared part of few screens', `${root}src/ui/forms/picker/Select.module.css`, 'pages'],
  ['styles of a shared part in another bundle', `${root}src/ui/creature/Whereabouts.module.css`, 'pages'],
  ['styles that come with their component alone', `${root}src/ui/title/LivingStarters.module.css`, null],
  ['one file of a room whose other files come elsewhere', `${root}src/hooks/queries/useQuery.ts`, 'queries'],
  ['a package of a scope', `${root}node_modules/@radix-ui/react-menu/dist/index.mjs`, 'overlays'],
  ['a package that its scope leaves out', `${root}node_modules/@radix-ui/react-tooltip/dist/index.mjs`, null],
  [
    'a package that a scope gives elsewhere',
    `${root}node_modules/@radix-ui/react-tabs/dist/index.mjs`,
    'tabs',
  ],
  ['a package within a package', `${root}node_modules/a/node_modules/tslib/tslib.es6.js`, 'overlays'],
  ['the scene of battles', `${root}scenes/battle/arena.ts`, 'battleScene'],
  ['what happens in a round', `${root}scenes/battle/plan.ts`, 'rounds'],
  ['a scene that comes with the map', `${root}scenes/shared/loop.ts`, 'scenes'],
  ['a virtual module', '\0virtual:asset-manifest', 'pages'],
  ['a call that only the operator makes', `${root}contract/operator.ts`, 'operator'],
  ['what no list names', `${root}src/screens/faq/FaqScreen.tsx`, null],
])('%s comes in the bundle that the longest entry names', (_what, id, bundle) => {
  expect(bundleOf(id)).toBe(bundle);
});

it('every entry of the lists is there', () => {
  const entries = [...Object.values(bundles).flat(), ...unbundled].filter(
    (one) => !one.startsWith('virtual:'),
  );
  const gone = entries.filter(
    (one) => !existsSync(`${root}${one}`) && !existsSync(`${root}node_modules/${one}`),
  );
  expect(gone).toEqual([]);
});

it('no entry stands in two lists', () => {
  const entries = [...Object.values(bundles).flat(), ...unbundled];
  expect(entries.filter((one, index) => entries.indexOf(one) !== index)).toEqual([]);
});
