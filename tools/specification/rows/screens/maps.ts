import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const chooser = 'leads to /map with the name of the picture';

const announced = (told: string) =>
  of(files.map, ['of kind %i is announced', 'await screen.findByText(text)', told]);

/** Section 2: the maps. */
export const maps: readonly Row[] = [
  row(
    "Maps: title 'Maps' with two clickable map images: green_land and green_land2",
    of(files.map, [
      chooser,
      "await screen.findByRole('heading', { level: 1, name: 'Maps' })",
      "expect(maps.map((map) => map.getAttribute('aria-label'))).toEqual(['green_land', 'green_land2'])",
    ]),
  ),
  row(
    'Maps: on load, if the token is invalid or the profile call fails, go to /login',
    of(files.map, [
      'sends whoever the server does not know to the login screen',
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
    of(files.app, ['%s sends a visitor to /login', "expect(place.pathname).toBe('/login')", "'/maps'"]),
  ),
  row(
    "Map: without a map name in navigation state it shows 'No Map found'",
    of(files.map, [
      'without a name in the navigation is not found',
      "await screen.findByText('No Map found')",
    ]),
  ),
  row(
    'Map: the map image, and a player marker positioned by pixel coordinates (x, y)',
    of('scenes/map/mapScene.test.ts', [
      'shows the ground, what stands on it and the player on the cell where the server has put them',
      'expect(hero()).toMatchObject({ x: 15.5 * 16, visible: true, alpha: 1 })',
      "expect(wearing('ground@')).toMatchObject([{ x: 0, y: 0, depth: -1 }])",
    ]),
    of(files.world, [
      'puts the player where the server says',
      "expect(world()).toMatchObject({ mapName: 'green_land', cell: { x: 10, y: 10 }, failure: null })",
    ]),
  ),
  row(
    'Map: a 3x3 direction pad with 8 directions (n, ne, nw, e, w, se, s, sw)',
    of(files.map, [
      'has a pad of three by three with the eight directions round its middle',
      "expect(names('Direction pad')).toEqual(['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'])",
    ]),
  ),
  row(
    'Map: unavailable directions are greyed out and disabled',
    of(files.map, [
      'greys and disables the directions that are not available',
      "expect(button('Move north-east').disabled).toBe(true)",
    ]),
  ),
  row(
    // As decided: only if the reply takes longer than 150 ms.
    'Map: a spinner replaces the marker while moving',
    of('scenes/map/mapScene.test.ts', [
      'lets a spinner take the place of the player while the server is slow',
      'expect([hero()?.visible, spinner?.visible]).toEqual([false, true])',
    ]),
    of(files.world, [
      'shows a spinner once the reply has taken longer than 150 ms',
      'expect(world().slow).toBe(true)',
    ]),
  ),
  row(
    'Map: when a wild creature appears, an overlay shows its image',
    of('scenes/map/mapScene.test.ts', [
      'dims behind a wild creature that jumps out where the player stands, and clears when it leaves',
      'expect(creature()).toMatchObject({ x: 248, y: 262, alpha: 1 })',
    ]),
  ),
  row(
    'Map: the overlay says Wild <kind> <name> appeared!; the kind prefix is omitted for normal',
    announced("[0, 'Wild Podkin appeared!']"),
    announced("[1, 'Wild Podkin appeared!']"),
    announced("[2, 'Wild dark Podkin appeared!']"),
    announced("[3, 'Wild shiny Podkin appeared!']"),
  ),
  row(
    'Map: the overlay says Level : N',
    of(files.map, ['of kind %i is announced', "expect(screen.getByText('Level : 4')).toBeTruthy()"]),
  ),
  row(
    "Map: a 'Try to Catch!' button",
    of(files.map, [
      'is begun by Enter, unless the focus is on something that Enter presses itself',
      "await screen.findByRole('button', { name: 'Try to Catch!' })",
    ]),
  ),
  row(
    "Map: a footer shows counts of the four ball types from the stored profile's items",
    of(files.map, [
      'counts the balls of the stored profile and leads to the mart',
      "expect(counts.map((item) => item.textContent?.replace(/^\\?/, ''))).toEqual(['Basic 10', 'Ultra 1', 'Super 3', 'Master 0'])",
    ]),
  ),
  row(
    "Map: a 'Go to mart?' button leading to /pokemart",
    of(files.map, [
      'counts the balls of the stored profile and leads to the mart',
      "expect(place.pathname).toBe('/pokemart')",
      "{ name: 'Go to mart?' }",
    ]),
  ),
  row(
    'Map: a hidden legacy direction pad also exists',
    of(
      files.map,
      [
        'has a pad of three by three with the eight directions round its middle',
        "expect(names('Directions')).toHaveLength(8)",
      ],
      ['is walked with %s', "expect(steps.at(-1)?.body).toMatchObject({ dir: 'n' })", "['the hidden pad',"],
    ),
  ),
];
