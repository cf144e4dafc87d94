import { files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(7);
const wire = server('contract/specifiedCalls');

const account = 'is made, and logged in to, by username and password';
const profile = 'tells its profile, and is logged out of without a payload';
const map = 'is entered by its name, green_land where none is said, and walked by a direction';
const battle = 'against a wild creature is started without a payload, and a creature chosen by its id';
const challenges = 'is started against a leader by name and by gym id, a user by name or 1, and a type';

/** Section 7: the calls for accounts, maps and battles, each with payload and reply. */
export const calls: readonly Row[] = [
  row(
    'All calls are to paths under /api',
    of(server('contract/calls'), [
      'every call is below /api',
      "expect(CALLS.filter(({ path }) => !path.startsWith('/api/'))).toEqual([])",
    ]),
  ),
  row(
    'A local token-validity check (non-empty stored token) is used before some screens',
    of(files.app, [
      '%s sends a visitor to /login',
      "expect(place.pathname).toBe('/login')",
      "['/', '/home', '/maps', '/team', '/pokemart']",
    ]),
  ),
  row(
    'POST /api/auth/login: username, password; response access_token, stored',
    of(wire, [
      account,
      "expect(await call('POST', '/api/auth/login', account)).toEqual({ access_token: TEXT })",
    ]),
    of(files.login, [
      'sends name and password and goes home, replacing history',
      "expect(server.sent[0]?.body).toEqual({ username: 'walker', password: 'secret' })",
      "expect(localStorage.getItem('access_token')).toBe('abc')",
    ]),
  ),
  row(
    'POST /api/auth/signup: username, password; response access_token',
    of(wire, [
      account,
      "expect(await call('POST', '/api/auth/signup', account)).toMatchObject({ access_token: TEXT })",
    ]),
    of(files.login, [
      'asks for the password again, and Continue sends it',
      "expect(server.sent[0]).toMatchObject({ path: '/api/auth/signup', body: { username: 'walker', password: 'secret' } })",
    ]),
  ),
  row(
    'POST /api/auth/logout: none',
    of(wire, [profile, "expect(await call('POST', '/api/auth/logout')).toEqual({ ok: true })"]),
    of(files.app, [
      'logs out to the login screen even if the server fails',
      'expect(asked).toEqual([expect.objectContaining({ body: undefined })])',
    ]),
  ),
  row(
    'GET /api/auth/profile: response with profile, pokemonCount, initialPokemons',
    of(wire, [
      profile,
      "expect(await call('GET', '/api/auth/profile')).toMatchObject({ profile: { pokemonCount: 0, initialPokemons: LIST }, pokemonCount: 0, initialPokemons: LIST })",
    ]),
  ),
  row(
    "GET /api/auth/profile: if no data the token is cleared and 'Please login' is raised",
    of(files.session, [
      'asks to log in when the reply is empty',
      "await expect(loadProfile()).rejects.toThrow('Please login')",
      'expect(bridge.getState().session.token).toBeNull()',
    ]),
  ),
  row(
    'GET /api/auth/profile: any error clears the token',
    of(files.session, [
      'ends the session when its call fails',
      "expect(localStorage.getItem('access_token')).toBeNull()",
    ]),
    of(files.home, [
      'a profile that is refused with %i ends the session and leads to the login screen',
      "expect(localStorage.getItem('access_token')).toBeNull()",
      '[401, 404, 500, 503]',
    ]),
  ),
  row(
    'GET /api/auth/profile: profile cached locally',
    of(files.session, [
      'is kept as JSON of the object itself',
      "expect(JSON.parse(localStorage.getItem('profile') ?? '')).toEqual(profileReply({ coins: 7 }).profile)",
    ]),
  ),
  row(
    'POST /api/game/pokemon: pokemons (lowercased names); response is a list',
    of(wire, [
      'gets its first creature by the name in small letters, and a list back',
      "expect(await call('POST', '/api/game/pokemon', { pokemons: ['podkin'] })).toEqual([expect.objectContaining({ name: 'Podkin' })])",
    ]),
    of(files.home, [
      'a new player chooses a starter, which is sent in small letters',
      "expect(chosenIn(server)).toEqual([{ pokemons: ['kindlam'] }])",
    ]),
  ),
  row(
    'POST /api/game/mapRequest: mapName; response mapPos, availablePos',
    of(wire, [
      map,
      "expect(await call('POST', '/api/game/mapRequest', { mapName: 'green_land2' })).toMatchObject(seen)",
    ]),
    of(files.world, [
      'puts the player where the server says',
      "expect(server.sent[0]).toMatchObject({ path: '/api/game/mapRequest', body: { mapName: 'green_land' } })",
    ]),
  ),
  row(
    "POST /api/game/mapRequest: mapName default 'green_land'",
    of(wire, [
      map,
      "expect(await call('POST', '/api/game/mapRequest', {})).toMatchObject({ ...seen, mapName: 'green_land' })",
    ]),
    of(server('maps/walking'), [
      'is green_land when none is named',
      "expect((await player.ask(mapRequest)).body.mapName).toBe('green_land')",
    ]),
  ),
  row(
    'POST /api/game/mapMove: dir; response mapPos, availablePos',
    of(wire, [map, "expect(await call('POST', '/api/game/mapMove', { dir: 's' })).toMatchObject(seen)"]),
    of(files.world, [
      'moves the marker at once and asks the server with the cell it starts from',
      "expect(server.sent[1]?.body).toEqual({ dir: 'n', from: { x: 160, y: 160 } })",
    ]),
  ),
  row(
    'POST /api/game/mapMove: response pokemon',
    of(server('maps/walking'), [
      'comes as the dice of the player fall, which are used up by it',
      'expect(body.pokemon).toMatchObject({ level: found.level, kind: found.kind })',
    ]),
    of(files.world, ['stops when a creature appears', "expect(world().encounter?.name).toBe('Podkin')"]),
  ),
  row(
    'POST /api/game/startWildBattle: none; response battleDetails',
    of(wire, [battle, "expect(await call('POST', '/api/game/startWildBattle')).toEqual(page('selection'))"]),
    of(files.world, [
      'starts one battle, however often it is pressed',
      "expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').page).toBe('selection')",
    ]),
  ),
  row(
    'POST /api/game/selectBattlePokemon: selectedPokemon; response data.battleDetails',
    of(wire, [
      battle,
      "expect(await call('POST', '/api/game/selectBattlePokemon', { selectedPokemon: mine })).toEqual(page('battle'))",
    ]),
    of(files.battle, [
      'sends the id of the chosen creature',
      "expect(acted(server)[0]).toMatchObject({ body: { selectedPokemon: 'c' } })",
    ]),
  ),
  row(
    'POST /api/game/attack: attackId (1-based index of chosen attack)',
    of(files.battleActions, [
      'sends the slot counted from 1 and the round that the player sees',
      "expect(server.sent).toEqual([expect.objectContaining({ path: '/api/game/attack', body: { attackId: 2, round: 1 } })])",
    ]),
    of(files.battle, [
      'attacks only once an attack is chosen, with its number',
      'expect(acted(server)[0]).toMatchObject({ body: { attackId: 2, round: 1 } })',
    ]),
    of(server('battles/battles'), [
      'attack 29: with %j changes nothing',
      "expect([status, refusal.code]).toEqual([400, 'invalid_payload'])",
      '[0, 5, -1, 1.5',
    ]),
  ),
  row(
    'POST /api/game/attack: response data.battleDetails, including profile',
    of(wire, [
      battle,
      "expect(await call('POST', '/api/game/attack', { attackId: 1 })).toMatchObject({ battleDetails: { page: 'roundResults', profile: { username: player.name } } })",
    ]),
  ),
  row(
    'POST /api/game/catch: ballType (nball, uball, gball, mball)',
    of(wire, [
      'is a place to throw a %s',
      'expect(reply).toMatchObject({ battleDetails: { profile: { items: { mball: NUMBER } } } })',
      "['nball', 'uball', 'gball', 'mball']",
    ]),
    of(files.battle, [
      'tells of a ball that did not hold',
      "expect(acted(server)[0]).toMatchObject({ body: { ballType: 'gball' } })",
    ]),
  ),
  row(
    'POST /api/game/catch: response data.battleDetails with optional profile and error',
    of(wire, ['is a place to throw a %s', "expect(reply).toHaveProperty('battleDetails.error')"]),
    of(files.battleActions, [
      'keeps the profile that comes with the reply',
      'expect(bridge.getState().session.profile?.items.nball).toBe(9)',
      "expect(notices).toEqual([{ tone: 'error', text: 'Not caught' }])",
    ]),
  ),
  row(
    'POST /api/game/battleContinue: none; response data.battleDetails',
    of(wire, [
      battle,
      "expect(await call('POST', '/api/game/battleContinue')).toMatchObject({ battleDetails: { page: TEXT } })",
    ]),
    of(files.battle, [
      'a tap on the picture goes on from the results, and attacks nobody',
      "expect(acted(server).map(({ path }) => path)).toEqual(['/api/game/battleContinue'])",
    ]),
  ),
  row(
    'POST /api/game/startGymBattle: id, the leader name on the gym screen; response battleDetails',
    of(wire, [
      challenges,
      "expect(await call('POST', '/api/game/startGymBattle', { id: 'Hazel Thornby' })).toMatchObject({ battleDetails: { page: 'selection', gymId: 'thornby-garden' } })",
    ]),
    of(files.gym, [
      'disables all of them and shows Loading on the chosen leader, then leads to the stored battle',
      "expect(starts(server)).toEqual([{ id: 'Ivo' }])",
    ]),
  ),
  row(
    'POST /api/game/startGymBattle: id, the gym id on Battle Again',
    of(wire, [
      challenges,
      "expect(await call('POST', '/api/game/startGymBattle', { id: 'thornby-garden' })).toEqual(page('selection'))",
    ]),
    of(files.battleActions, [
      'sends the gym’s id after a gym battle',
      "expect(server.sent[0]?.body).toEqual({ id: 'gym-1' })",
    ]),
  ),
  row(
    'POST /api/game/startUserBattle: name (opponent user); response battleDetails',
    of(wire, [
      challenges,
      "expect(await call('POST', '/api/game/startUserBattle', { name: other.name })).toEqual(page('selection'))",
    ]),
    of(files.battleActions, [
      'sends the user’s name after a user battle',
      "expect(server.sent[0]?.body).toEqual({ name: 'rival' })",
    ]),
  ),
  row(
    'POST /api/game/startUserBattle: the helper screen sends the number 1',
    of(wire, [
      challenges,
      "expect(await call('POST', '/api/game/startUserBattle', { name: 1 })).toEqual(page('selection'))",
    ]),
    of(files.userBattle, [
      'starts a battle at once with the number 1, and leads to it',
      'expect(starts(server)).toEqual([{ name: 1 }])',
    ]),
  ),
  row(
    'POST /api/game/startTrainingBattle: type; response data.battleDetails',
    of(wire, [
      challenges,
      "expect(await call('POST', '/api/game/startTrainingBattle', { type: 'ice' })).toEqual(page('selection'))",
    ]),
    of(files.training, [
      'is disabled while the request runs, and leads to the stored battle',
      "expect(starts(server)).toEqual([{ type: 'ice' }])",
    ]),
  ),
];
