import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const listed = 'lists the team in its order, without the fainted, the first one chosen';

const fight =
  'shows both active creatures with their attacks, and asks to wait while an attack is on its way';

const balls = 'shows the balls with counts and chances in wild battles only';

const wonWild = 'of a won wild battle offers the way to the maps only';

const wonOther = 'of another won battle offers another one: %j';

const lost = 'of a lost battle says who won';

const caught = 'of a catch shows the creature in capitals and the way back';

const facts = 'shows level, type, hit points as a share and what is put on it';

/** Section 2: the battle and the card of a creature. */
export const battle: readonly Row[] = [
  row(
    'Battle, selection: heading Battle with two columns, Opponent and Your team',
    of(files.battle, [
      listed,
      "await screen.findByRole('heading', { name: 'Battle' })",
      "expect(screen.getByRole('heading', { name: 'Opponent' })).toBeTruthy()",
      "expect(screen.getByRole('heading', { name: 'Your team' })).toBeTruthy()",
    ]),
  ),
  row(
    'Battle, selection: creatures with hp at or below 0 are disabled',
    of(files.choosing, [
      'a creature with %i hit points cannot be selected, the one beside it can',
      'expect(fainted.disabled).toBe(true)',
      '[0, -3]',
    ]),
  ),
  row(
    'Battle, selection: your team is sorted by team_order; the first is chosen automatically',
    of(files.battle, [
      listed,
      "expect(radios.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual([['a', true, false], ['b', false, true], ['c', false, false]])",
    ]),
  ),
  row(
    "Battle, selection: a button 'Select this pokemon' confirms",
    of(files.battle, [
      'sends the id of the chosen creature',
      "expect(acted(server)[0]).toMatchObject({ body: { selectedPokemon: 'c' } })",
      "screen.getByRole('button', { name: 'Select this pokemon' })",
    ]),
  ),
  row(
    "Battle: the player's active creature and the opponent's with their attacks",
    of(files.battle, [
      fight,
      "sides[0]!.getByRole('heading', { name: 'Kindlam' })",
      "expect(sides[1]!.getByText('Absorb')).toBeTruthy()",
    ]),
    of(files.battle, [
      'marks how well an attack suits the opponent',
      "expect(screen.getByRole('radio', { name: /Tackle accuracy 100%/ })).toBeTruthy()",
    ]),
  ),
  row(
    "Battle: the main button reads Attack, Continue when page is roundResults, or 'Please wait' while loading",
    of(files.battle, [
      fight,
      "await screen.findByRole('button', { name: 'Please wait' })",
      "await screen.findByRole('button', { name: 'Attack' })",
      "await screen.findByRole('button', { name: 'Continue' })",
    ]),
  ),
  row(
    'Battle: under each creature a line describes the last attack it received',
    of(
      files.battle,
      ['describes the last attack received: %j', 'await screen.findByText(text)'],
      [
        'describes the last attack that the opponent received',
        "await within(foe).findByText('Kindlam used Ember · super effective · −9 hp')",
      ],
    ),
  ),
  row(
    'Battle: a Pokeballs section with four radio choices (nball, uball, gball, mball) and counts from the profile',
    of(files.battle, [
      balls,
      "expect(told.toSorted()).toEqual(['gball', 'mball', 'nball', 'uball'])",
      '/Basic ball.*×10.*25% catch/',
      '[/Ultra ball.*×1/, /Super ball.*×3/, /Master ball.*×0/]',
    ]),
  ),
  row(
    "Battle: in wild battles only, with a 'Use Ball' button",
    of(files.choosing, [
      'in a battle of the kind %s balls are shown: %s',
      "expect(screen.queryByRole('button', { name: 'Use Ball' }) !== null).toBe(shown)",
      "['wb', true]",
      "['gym', false]",
      "['user', false]",
    ]),
  ),
  row(
    "Win: headed 'Won'",
    of(files.battle, [wonWild, "await screen.findByRole('heading', { name: 'Won' })"]),
  ),
  row(
    "Win: 'Congratulations! You defeated a ...' followed by 'Wild <creature name>'",
    of(files.battle, [
      wonWild,
      "expect(screen.getByText('Congratulations! You defeated a Wild Podkin')).toBeTruthy()",
    ]),
  ),
  row(
    "Win: followed by the opposing user's name, or by '<gym name>'s team.'",
    of(files.battle, [
      wonOther,
      'await screen.findByText(`Congratulations! You defeated a',
      "gymDetails: { name: 'Oona' } }, \"Oona's team.\"]",
      "userBattaleDetails: { name: 'rival' } }, 'rival']",
    ]),
  ),
  row(
    "Win: 'Each of the pokemon below gained <totalExp> exp.' and the player's team as cards",
    of(files.battle, [
      wonWild,
      "expect(screen.getByText('Each of the pokemon below gained 33 exp.')).toBeTruthy()",
      "expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(['Kindlam'])",
    ]),
  ),
  row(
    "Win: wild battles offer only 'Go to Maps'",
    of(files.battle, [
      wonWild,
      "expect(screen.queryByRole('button', { name: 'Battle Again?' })).toBeNull()",
      "screen.getByRole('button', { name: 'Go to Maps' })",
    ]),
  ),
  row(
    "Win: user and gym battles offer 'Battle Again?' and 'Go to Gym'",
    of(files.battle, [
      wonOther,
      "expect(screen.getByRole('button', { name: 'Battle Again?' })).toBeTruthy()",
      "expect(screen.getByRole('link', { name: 'Go to Gym' }).getAttribute('href')).toBe('/gymbattle')",
    ]),
  ),
  row(
    "Lose: headed 'Lost'",
    of(files.battle, [lost, "await screen.findByRole('heading', { name: 'Lost' })"]),
  ),
  row(
    "Lose: defeated by the wild creature's name, or by the other user's team, or by the gym's team",
    of(
      files.battle,
      [lost, "expect(screen.getByText('You were defeated by Wild Podkin')).toBeTruthy()"],
      [
        'of a battle lost against a team names whose it is: %j',
        'await screen.findByText(words)',
        '"You were defeated by Oona\'s team."',
        '"You were defeated by rival\'s team."',
      ],
    ),
  ),
  row(
    "Lose: shows the player's team and a 'Battle Again?' button",
    of(
      files.battle,
      [
        'of a battle lost against a team names whose it is: %j',
        "expect(screen.getByRole('article')).toBeTruthy()",
      ],
      [lost, "expect(screen.getByRole('button', { name: 'Battle Again?' })).toBeTruthy()"],
    ),
  ),
  row(
    "Caught: headed 'Battle'",
    of(files.battle, [
      caught,
      "expect(screen.getByRole('heading', { level: 1, name: 'Battle' })).toBeTruthy()",
    ]),
  ),
  row(
    'Caught: Congratulations! You have caught Wild <NAME>',
    of(files.battle, [caught, "await screen.findByText('Congratulations! You have caught Wild PODKIN')"]),
  ),
  row(
    "Caught: the caught creature's card and a 'Return to maps' button",
    of(files.battle, [
      caught,
      "expect(within(screen.getByRole('article')).getByRole('heading').textContent).toBe('Podkin')",
      "screen.getByRole('button', { name: 'Return to maps' })",
    ]),
  ),
  row(
    'Battle, on entry: if the token is not valid go to /Login',
    of(files.app, ['%s sends a visitor to /Login', "expect(place.pathname).toBe('/Login')", "'/battle'"]),
  ),
  row(
    'Battle, on entry: if no stored battle state exists go to /Home',
    of(files.battle, [
      'without a stored battle the screen leads home',
      "await waitFor(() => expect(place.pathname).toBe('/Home'))",
    ]),
  ),
  row(
    'Battle, on entry: otherwise load the stored state',
    of(files.battle, [
      'tells the last round again after a reload',
      "await within(log).findByText('You threw an Ultra ball.')",
    ]),
  ),
  row(
    'Creature card: image (from the kind label and lowercase name), kind prefix (none for normal), name',
    of(files.card, [
      'of kind %i shows the picture %s and the name %s',
      "expect(screen.getByRole('img', { name })).toBeTruthy()",
      "expect(creatureFile({ name: 'Kindlam', kind })).toBe(file)",
      'expect(heading()).toBe(name)',
      "[0, 'creatures/kindlam.normal', 'Kindlam']",
      "[3, 'creatures/kindlam.shiny', 'shiny Kindlam']",
    ]),
  ),
  row(
    'Creature card: level, type and the moves',
    of(files.card, [facts, "screen.getByText('Level 7')", "screen.getByText('grass/flying')"]),
    of(files.outcome, [
      'the cards at the end of a battle name the moves',
      "within(mine).getByText('Tackle')",
    ]),
  ),
  row(
    'Creature card: hp bar (hp divided by orginalHp times 100, as a percentage)',
    of(files.card, [
      facts,
      "expect(screen.getByRole('meter', { name: 'hp' }).getAttribute('value')).toBe('25')",
    ]),
  ),
  row(
    "Creature card: hp at or below 0 shows 'DEFEATED' when the defeated display is on",
    of(files.card, [
      'with %i hit points, where defeat is displayed (%s), says DEFEATED: %s',
      "expect(screen.queryByText('DEFEATED') !== null).toBe(said)",
      '[0, true, true]',
      '[-2, true, true]',
      '[0, false, false]',
    ]),
  ),
  row(
    'Creature card: can be disabled: greyed, name struck through, not selectable',
    of(files.card, [
      'that is disabled is greyed, and its name struck through',
      'expect(sheet).toMatch(/^\\.disabled \\.name \\{\\s*text-decoration: line-through;/m)',
      'expect(sheet).toMatch(/^\\.disabled \\.picture \\{\\s*filter: grayscale\\(1\\);/m)',
    ]),
    of(files.choosing, [
      'a creature with %i hit points cannot be selected, the one beside it can',
      'expect(fainted.checked).toBe(false)',
    ]),
  ),
  row(
    'Creature card: opponent cards are display-only',
    of(files.card, ['has nothing to press, whoever shows it', 'expect(screen.queryByRole(role)).toBeNull()']),
  ),
];
