import { browser, files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(9);

const surface = 'scenes/shared/surface.test.ts';
const tokens = 'src/ui/theme/tokens.test.ts';
/** The text for an attack that the player received. */
const attackText = (told: string) =>
  of(files.battle, ['describes the last attack received: %j', 'await screen.findByText(text)', told]);
const mapSize = (size: string) =>
  of(browser('map/mapSize'), ['the map is a square of 496 px, and of 372 px on a small screen', size]);

/** Section 9: constants and limits. */
export const limits: readonly Row[] = [
  row(
    'Minimum username and password length 5 (checked once length exceeds 1)',
    of(files.loginErrors, [
      'is one of %i characters: %s',
      'expect(isTold(SHORT[field])).toBe(short)',
      '[1, false]',
      '[2, true]',
      '[4, true]',
      '[5, false]',
    ]),
    of(server('accounts/accounts'), [
      'says in the words of the form what is too short',
      "expect((await signUp('abcd')).refusal.message).toBe('Username : Minimum 5 char is required!')",
      "expect((await signUp('abcde', '1234')).refusal.message).toBe('Password : Minimum 5 char is required!')",
    ]),
  ),
  row(
    "Default map 'green_land'",
    of(server('maps/walking'), [
      'is green_land when none is named',
      "expect((await player.ask(mapRequest)).body.mapName).toBe('green_land')",
    ]),
  ),
  row(
    'Maps offered green_land and green_land2',
    of(files.map, [
      'leads to /map with the name of the picture',
      "expect(maps.map((map) => map.getAttribute('aria-label'))).toEqual(['green_land', 'green_land2'])",
    ]),
  ),
  row(
    'Map display 496 px square',
    mapSize('expect(await map.boundingBox()).toMatchObject({ width: 496, height: 496 })'),
    of(surface, [
      'has a pixel for every pixel of the screen at ratio %d',
      'expect(surface).toMatchObject({ width, height: width, cssWidth: 496, cssHeight: 496 })',
    ]),
  ),
  row(
    'Map display 372 px on small screens; player position scaled by 0.75',
    mapSize('await expect.poll(() => map.boundingBox()).toMatchObject({ width: 372, height: 372 })'),
    of(surface, [
      'shrinks the map by 0.75 on small screens',
      'expect(fitSurface(map, tall(372), 1).scale).toBe(0.75)',
    ]),
  ),
  row(
    'Four ball types: nball, uball, gball, mball',
    of(server('contract/specifiedCalls'), [
      'is a place to throw a %s',
      "expect(reply).toHaveProperty('battleDetails.error')",
      "['nball', 'uball', 'gball', 'mball']",
    ]),
    of(server('battles/catching'), [
      'with %j is refused',
      'expect((await player.ask(catchPokemon, { ballType })).status).toBe(400)',
    ]),
    of(files.battle, [
      'shows the balls with counts and chances in wild battles only',
      "expect(within(balls).getAllByRole('radio')).toHaveLength(4)",
    ]),
  ),
  row(
    'Four move slots per creature',
    of(files.trades, [
      'a card shows picture, kind, name, level, experience, type and the four attacks',
      "expect(kindlam.getAllByRole('combobox')).toHaveLength(4)",
    ]),
    of(server('battles/battles'), [
      'attack 29: with %j changes nothing',
      "expect([status, refusal.code]).toEqual([400, 'invalid_payload'])",
      '[0, 5,',
    ]),
  ),
  row(
    'Attack numbers sent are 1-based',
    of(files.battle, [
      'is played with the keys 1 to 4 and Enter',
      'expect(acted(server)[0]).toMatchObject({ body: { attackId: 1 } })',
    ]),
  ),
  row(
    'Page size 10 for owned lists (offset steps of 10)',
    of(server('creatures/lists'), [
      'come ten to a page, in the order in which the creatures came, with the count of all',
      "expect(await levels(findNextPokemons, '10')).toEqual({ levels: range(11, 20), count: 25 })",
    ]),
    of(files.owned, [
      'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count',
      'expect(asked(server).at(-1)).toEqual({ skip: 10 })',
      'expect(asked(server).at(-1)).toEqual({ skip: 20 })',
    ]),
  ),
  row(
    'Page size 10 for trade lists (offset steps of 10)',
    of(server('trades/trading'), [
      'comes ten to a page',
      "expect([(await page('0')).pokemons.length, (await page('10')).pokemons.length]).toEqual([10, 3])",
    ]),
    of(files.trades, [
      'PREV and NEXT lead through pages of ten, which stand in the address',
      'expect(asked(server, LIST).at(-1)?.params).toEqual({ skip: 10 })',
    ]),
  ),
  row(
    'Page size 10 for offer lists (offset steps of 10)',
    of(server('trades/trading'), [
      'comes in groups by what it is for, ten to a page',
      'expect([first.count, first.pokemons.length, second.pokemons.length]).toEqual([12, 10, 2])',
    ]),
    of(files.offers, [
      'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count',
      'expect(server.sent.at(-1)).toMatchObject({ path: LIST, params: { skip: 10 } })',
    ]),
  ),
  row(
    'Toast auto-close 2000 ms, coloured theme',
    of(files.toasts, [
      'a toast is coloured, and goes by itself after two seconds',
      "expect(bar?.style.animationDuration).toBe('2000ms')",
      "expect(shown?.className).toContain('Toastify__toast-theme--colored')",
    ]),
  ),
  row(
    'Toasts bottom-centre',
    of(files.toasts, [
      'notices become toasts at the bottom centre, in order',
      "expect(area?.textContent).toBe('Failed to move! Please reload')",
      "container.querySelector('.Toastify__toast-container--bottom-center')",
    ]),
  ),
  row(
    'Effectiveness text: mult of 1 or less gives normal damage',
    attackText("'Podkin used Ember · normal damage · −4 hp'"),
    attackText("mult: 0.5, damage: 2 }, 'Podkin used Ember · normal damage · −2 hp'"),
  ),
  row(
    'Effectiveness text: mult of 2 super effective',
    attackText("mult: 2, damage: 9 }, 'Podkin used Ember · super effective · −9 hp'"),
  ),
  row(
    'Effectiveness text: mult of 4 or more ultra effective',
    attackText("mult: 4, damage: 9 }, 'Podkin used Ember · ultra effective · −9 hp'"),
    attackText("mult: 8, damage: 9 }, 'Podkin used Ember · ultra effective · −9 hp'"),
  ),
  row(
    'Effectiveness text: other values no text',
    attackText("mult: 1.5, damage: 9 }, 'Podkin used Ember · −9 hp'"),
    attackText("mult: 3, damage: 9 }, 'Podkin used Ember · −9 hp'"),
  ),
  row(
    'A dodged attack reads: used <attack> and was dodged',
    attackText("mult: 1, damage: 0 }, 'Podkin used Ember and was dodged'"),
  ),
  row(
    'Hp bar: hp / orginalHp x 100',
    of(files.battle, [
      'shows hit points as a share of the maximum',
      "expect(bar.getAttribute('value')).toBe('25')",
      'aFighter({ hp: 5, orginalHp: 20 })',
    ]),
  ),
  row(
    'Colour constant #CE5A67 (skin colour)',
    of(tokens, [
      'the skin colour of the specification is a token',
      "expect(colour('skin', 0)).toBe('ce5a67')",
    ]),
  ),
  row(
    'Initial creature choices are grouped grass, fire, water',
    of(files.home, [
      'starters stand under their types: grass, fire, water',
      "expect(starterGroups(['Kindlam', 'puddlip', 'Podkin'])).toEqual([{ type: 'grass', names: ['Podkin'] }, { type: 'fire', names: ['Kindlam'] }, { type: 'water', names: ['puddlip'] }])",
    ]),
  ),
  row(
    'Script chunks load with a 120 second timeout',
    of('src/app/routing/loadScreen.test.ts', [
      'a script that takes more than 120 seconds counts as lost',
      "expect(lost).toHaveBeenCalledWith(expect.objectContaining({ message: 'The script took too long.' }))",
      'expect(lost).not.toHaveBeenCalled()',
    ]),
  ),
  row(
    'The HTTP client has no timeout (0)',
    of(files.request, ['the client has no time limit of its own', 'expect(http.defaults.timeout).toBe(0)']),
  ),
  row(
    'Coin prices and item lists: set by the server',
    of(server('accounts/mart'), [
      'tells coins, every item with price and bag, and their order',
      'expect(order).toEqual(Object.keys(items))',
      'price: ball.price',
    ]),
    of(files.mart, [
      'shows in each row how many are in the bag and what one costs; quantities are empty',
      "expect([bag, cost]).toEqual(['10', '40'])",
    ]),
  ),
];
