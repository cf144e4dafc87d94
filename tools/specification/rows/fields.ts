import { files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(3);
const wire = server('contract/specifiedFields');
const catalogue = 'content/moves/catalogue.test.ts';
const types = 'src/ui/theme/types.test.ts';

const battle = 'a battle has the fields of the specification, and an attack its result';
const kinds = 'battles have the kinds of the specification';
const creature =
  'a creature has the fields of the specification, in the team, in lists and when it has evolved';
const offer =
  'an offer has its id, its user and its creatures, and what is offered its target with the owner';
const map = 'a map tells place, ways and a wild creature by name, level and kind';
const mart = 'the mart has coins, items by key and their order';
/** Several fields that one test asserts together. */
const named = (title: string, line: string, ...parts: readonly string[]) => of(wire, [title, line, ...parts]);

/** Section 3: entities and their fields, in replies and as stored. */
export const fields: readonly Row[] = [
  row(
    "Profile: stored locally under 'profile'",
    of(files.session, [
      'is kept as JSON of the object itself',
      "expect(JSON.parse(localStorage.getItem('profile') ?? '')).toEqual(profileReply({ coins: 7 }).profile)",
    ]),
  ),
  row(
    'Profile: pokemonCount, initialPokemons, items with nball, uball, gball, mball counts',
    named(
      'a profile has its count, its starters and the four balls',
      "expect(await callsOf(server, token)('GET', '/api/auth/profile')).toMatchObject({",
      'pokemonCount: 0',
      'initialPokemons: LIST',
      'items: { nball: NUMBER, uball: NUMBER, gball: NUMBER, mball: NUMBER }',
    ),
  ),
  row(
    'Creature: the fields from id to offers',
    named(creature, 'expect(team.pokemons[0]).toMatchObject(creature)'),
    named(creature, 'expect(owned.pokemons[0]).toMatchObject(creature)'),
  ),
  row(
    'Creature: kind is a numeric code mapped to a label (0 and 1 normal, 2 dark, 3 shiny; normal shows no prefix)',
    of(files.card, [
      'of kind %i shows the picture %s and the name %s',
      'expect(heading()).toBe(name)',
      "[0, 'creatures/kindlam.normal', 'Kindlam']",
      "[1, 'creatures/kindlam.normal', 'Kindlam']",
      "[2, 'creatures/kindlam.dark', 'dark Kindlam']",
      "[3, 'creatures/kindlam.shiny', 'shiny Kindlam']",
    ]),
  ),
  row(
    'Creature: attack1 to attack4 may each be empty',
    of(server('creatures/teams'), [
      'are saved in their slots, by name in any case, and read back so',
      "expect(body.pokemons[0]).toMatchObject({ attack1: two, attack2: one, attack3: '', attack4: '' })",
    ]),
  ),
  row(
    'Creature: canEvolve, nextEvoPokemon (name of evolution target)',
    of(server('creatures/evolving'), [
      'turns a creature that is ready into its next form and keeps what it is',
      "expect(creature).toMatchObject({ canEvolve: true, nextEvoPokemon: 'Emberam' })",
    ]),
  ),
  row(
    'Creature: offeredTo (the creature an offer targets, with id and owner)',
    named(offer, 'expect(offered).toMatchObject({', 'offeredTo: { id: target, user: { name: lister.name } }'),
  ),
  row(
    'Wild creature: name, level, kind',
    named(map, "expect(map).toMatchObject({ pokemon: { name: 'Molder', level: 3, kind: 3 } })"),
  ),
  row(
    'Map response: mapPos {x, y} in pixels, availablePos (map from direction code to availability)',
    named(
      map,
      'expect(map).toMatchObject({ mapPos: { x: NUMBER, y: NUMBER }, availablePos: ways })',
      'n: TRUTH, ne: TRUTH, e: TRUTH, se: TRUTH, s: TRUTH, sw: TRUTH, w: TRUTH, nw: TRUTH',
    ),
    of(server('maps/walking'), [
      'leads one cell on and counts',
      'expect(body.mapPos).toEqual({ x: (start.x + 1) * 16, y: (start.y + 1) * 16 })',
    ]),
  ),
  row(
    'Map response: optional pokemon',
    of(server('maps/walking'), [
      'is let go by walking on, and by another map',
      "expect((await player.ask(mapMove, { dir: 's' })).body.pokemon).toBeUndefined()",
    ]),
  ),
  row(
    'Move catalogue: keyed by lowercase move name; name, type, attack, accuracy, effect, effectAccuracy',
    of(catalogue, [
      'is keyed by names in small letters, each move with the fields of the specification',
      'expect(key).toBe(move.name.toLowerCase())',
      'expect(CREATURE_TYPES).toContain(move.type)',
      'effect: expect.any(String), effectAccuracy: expect.any(Number)',
    ]),
  ),
  row(
    'Move catalogue: about 700 entries',
    of(catalogue, ['has 700 moves, none of them twice', 'expect(catalogue.length).toBe(700)']),
  ),
  row(
    'Damaging moves have power 10 to 200 and accuracy 30 to 100',
    of(catalogue, [
      'keeps power within 10 and 200 and accuracy within 30 and 100',
      'expect(wrong).toEqual([])',
      'attack < 10 || attack > 200 || accuracy < 30 || accuracy > 100',
    ]),
  ),
  row(
    'Status-type moves use default power 30 and accuracy 80 or 100',
    of(catalogue, [
      'has power 30 and accuracy 80 or 100',
      'expect(all.filter((move) => isStatusMove(move) && move.attack !== 30)).toEqual([])',
      'expect(odd).toEqual([])',
    ]),
  ),
  row(
    'Their effect is free text',
    of('content/moves/describe.test.ts', [
      '%s does what it is known for and says so',
      'expect(moves[key]?.effect).toBe(effect)',
      "['thick fleece', 'Raises the user’s defense drastically.']",
    ]),
  ),
  row(
    'effectAccuracy is 100 for a guaranteed stat-lowering effect and otherwise 0',
    of(catalogue, [
      'is 100 for a status move that surely lowers a stage of the target, and else 0: %s, %i',
      'expect(moves[key]?.effectAccuracy).toBe(chance)',
      "['growl', 100]",
      "['numbing hum', 0]",
    ]),
  ),
  row(
    'Status effects on damaging moves: flinch, confuse, paralyz (spelt so), burn, freeze, sleep, poison',
    of(catalogue, [
      'some damaging move brings %s and says so',
      'expect(all.some((move) => !isStatusMove(move) && move.effect === effect)).toBe(true)',
      "['flinch', 'confuse', 'paralyz', 'burn', 'freeze', 'sleep', 'poison']",
    ]),
  ),
  row(
    "Group-specific moves exist (names starting 'g-max', 'max', and 200-power z-move types)",
    of(catalogue, [
      'has moves that belong to a group: g-max, max, and others of power 200',
      "expect(keys.filter((key) => key.startsWith('g-max ')).length).toBe(25)",
      "expect(keys.filter((key) => key.startsWith('max ')).length).toBe(19)",
    ]),
  ),
  row(
    "A move's type is shown with accuracy in move pickers",
    of(files.team, [
      'move pickers show type and accuracy',
      'expect(options.map(({ textContent }) => textContent)).toEqual([',
      "'Tackle · normal · 100%'",
    ]),
  ),
  row(
    'Creature types (18)',
    of(types, [
      'there are the eighteen types of the specification',
      "expect(CREATURE_TYPES).toEqual(SPECIFIED.split(' '))",
    ]),
  ),
  row(
    'Creature types: each has a colour and icon',
    of(types, [
      'the type %s has a colour and an icon of its own',
      'expect(existsSync(`assets/generated/types/',
      'expect(tokens).toMatch(new RegExp(`--type-',
    ]),
  ),
  row(
    'Battle kinds: wild wb, gym gym, user user, training training',
    named(
      kinds,
      "expect(await kindOf('startWildBattle')).toBe('wb')",
      "toBe('gym')",
      "toBe('user')",
      "toBe('training')",
    ),
  ),
  row(
    "Battle state: stored locally under 'battle', in session storage",
    of(files.world, [
      'starts one battle, however often it is pressed',
      "expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').page).toBe('selection')",
    ]),
  ),
  row(
    'Battle state: page, battleType, myState, opponent, selectedPokemonId, opponentSelectedId',
    named(
      battle,
      'expect(begun.battleDetails).toMatchObject({',
      "page: 'selection', battleType: 'gym', myState: LIST, opponent: LIST, selectedPokemonId: null",
      "expect(begun.battleDetails).toHaveProperty('opponentSelectedId')",
    ),
  ),
  row(
    'Battle state: dReceived and opponentDReceived, gymDetails (with name), gymId, profile, error, totalExp',
    named(
      battle,
      'expect(begun.battleDetails).toMatchObject({',
      'dReceived: null, opponentDReceived: null',
      "gymDetails: { name: 'Hazel Thornby' }, gymId: TEXT, error: null, totalExp: NUMBER",
      'profile: { username: TEXT }',
    ),
  ),
  row(
    'Battle state: userBattaleDetails (with name)',
    named(kinds, 'expect(battleDetails).toMatchObject({ userBattaleDetails: { name: other.name } })'),
  ),
  row(
    'Attack result: dodge, attack, mult, damage',
    named(
      battle,
      "expect(await call('POST', '/api/game/attack', { attackId: 1 })).toMatchObject({",
      'opponentDReceived: { dodge: TRUTH, attack: TEXT, mult: NUMBER, damage: NUMBER }',
    ),
  ),
  row(
    'Paged lists: pokemons array and count',
    named(creature, 'expect(owned).toMatchObject({ pokemons: LIST, count: 10 })'),
  ),
  row('Team response: pokemons', named(creature, 'expect(team.pokemons[0]).toMatchObject(creature)')),
  row(
    'Evolve response: evolved (the updated creature)',
    named(
      creature,
      "expect(await call('POST', '/api/game/evolve', { id })).toMatchObject({ evolved: { ...creature, id } })",
    ),
  ),
  row(
    'Gym region response: regions, data (map from region name to leader names), defeated',
    named(
      'gyms are regions, leaders by region, and who is defeated',
      'expect(gyms).toMatchObject({ regions: LIST, data: { Greenreach: LIST }, defeated: [] })',
    ),
    of(server('battles/gyms'), [
      'has a beaten leader once, however often beaten',
      'expect(await defeatedBy(player)).toEqual([thornby.name])',
    ]),
  ),
  row(
    'Offer: id, user (id and name), pokemons',
    named(
      offer,
      'expect(listed).toMatchObject({',
      'offers: [{ id: TEXT, user: { id: TEXT, name: maker.name }, pokemons: [{ id: answer.offer[0] }] }]',
    ),
  ),
  row(
    'Offer: the ids of its creatures are sent when accepting or rejecting',
    of(
      files.trades,
      [
        'Accept offer trades, shows who has come and loads the list again',
        "expect(asked(server, ACCEPT)[0]?.body).toEqual({ offer: ['puddlip-3'],",
      ],
      [
        'Reject offer turns it down and loads the list again',
        "expect(asked(server, REJECT)[0]?.body).toMatchObject({ offer: ['puddlip-3'], pokemonOnTrade: 'a' })",
      ],
    ),
  ),
  row(
    'Mart details: coins, items (each with name, description, bag, price, canShow), order',
    named(
      mart,
      'expect(mart).toMatchObject({ coins: NUMBER, items: { nball: item },',
      'name: TEXT, description: TEXT, bag: NUMBER, price: NUMBER, canShow: TRUTH',
    ),
  ),
  row(
    'Pending replacement is held under the session key changeTeam',
    of(files.team, [
      'Replace stores the creature under changeTeam and leads to /changeTeam',
      "expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'b', name: 'Podkin' })",
    ]),
  ),
];
