import { files, server } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(5);

const waysTold = (...cases: readonly string[]) =>
  of(files.paging, [
    'at offset %i of %i, PREV and NEXT can be pressed: %j',
    'await waitFor(() => expect(ways()).toEqual(expected))',
    ...cases,
  ]);

const disabledWays = of(files.pager, [
  'at %i of %s (on its way: %s) PREV and NEXT are disabled: %j',
  "expect([isDisabled('PREV'), isDisabled('NEXT')]).toEqual(disabled)",
]);

const whileLoading = of(files.paging, [
  'cannot be turned, back or on, while one is on its way',
  'expect(ways()).toEqual([false, false])',
]);

/** Section 5: lists of creatures, gyms, the market and training. */
export const lists: readonly Row[] = [
  row(
    'Move Up impossible at position 0',
    of(files.team, [
      'Move Up is impossible at the first place and Move Down at the last',
      "expect(isOn(first.getByRole('button', { name: 'Move Up' }))).toBe(false)",
    ]),
  ),
  row(
    'Move Down impossible at the last position',
    of(files.team, [
      'Move Up is impossible at the first place and Move Down at the last',
      "expect(isOn(last.getByRole('button', { name: 'Move Down' }))).toBe(false)",
    ]),
  ),
  row(
    'Evolve only when canEvolve is true',
    of(files.evolve, [
      'Evolve is there only for who can evolve',
      "expect(screen.queryByRole('button', { name: 'Evolve' })).toBeNull()",
    ]),
    of(files.owned, [
      'in the list too, Evolve is there only for who can evolve',
      "expect((await row('Podkin')).queryByRole('button', { name: 'Evolve' })).toBeNull()",
    ]),
    of(server('creatures/evolving'), [
      'is refused below the level, for a last form, and during a battle',
      "expect([refused.status, refused.refusal.message]).toEqual([409, 'Kindlam is not ready to evolve'])",
    ]),
  ),
  row(
    'Put for trade hidden for team members',
    of(files.owned, [
      'Put for trade is hidden for team members, Replace from team is only theirs',
      "expect(inTeam.queryByRole('button', { name: 'Put for trade' })).toBeNull()",
    ]),
    of(server('trades/trading'), [
      'attack 6: is refused for a member of the team, and so for the only creature',
      "expect([status, refusal.message]).toEqual([409, 'Kindlam is in your team'])",
    ]),
  ),
  row(
    'Replace from team only for team members',
    of(files.owned, [
      'Put for trade is hidden for team members, Replace from team is only theirs',
      "expect(outside.queryByRole('button', { name: 'Replace from team' })).toBeNull()",
    ]),
  ),
  row(
    'PREV disabled at offset 0',
    waysTold('[0, 10, [false, false]]', '[0, 11, [false, true]]'),
    disabledWays,
  ),
  row(
    'NEXT disabled when offset plus 10 reaches the count',
    waysTold('[0, 10, [false, false]]', '[10, 20, [true, false]]', '[10, 21, [true, true]]'),
    disabledWays,
  ),
  row(
    'PREV disabled while loading',
    whileLoading,
    of(files.owned, ['both are disabled while a page is on its way', "expect(disabled('PREV')).toBe(true)"]),
  ),
  row(
    'NEXT disabled while loading',
    whileLoading,
    of(files.owned, [
      'both are disabled while a page is on its way',
      "await waitFor(() => expect(disabled('NEXT')).toBe(true))",
    ]),
  ),
  row(
    // As decided, where the specification is unclear.
    "The replacement page's Next when offset plus 10 exceeds the count: as everywhere",
    of(files.change, [
      'NEXT follows the same rule as everywhere',
      "expect(button('NEXT').disabled).toBe(true)",
    ]),
    waysTold(),
  ),
  row(
    'Gym: Battle buttons disabled while a start is in progress',
    of(
      files.gym,
      [
        'disables all of them and shows Loading on the chosen leader, then leads to the stored battle',
        "expect((await battle('Hazel')).disabled).toBe(true)",
      ],
      [
        'can be pressed on the open tab only, and on no tab while a start is on its way',
        "expect((await battle('Ivo')).disabled).toBe(true)",
      ],
    ),
  ),
  row(
    'Gym: Battle buttons disabled on a non-active region tab',
    of(files.gym, [
      'can be pressed on the open tab only, and on no tab while a start is on its way',
      "expect(screen.queryByRole('article', { name: 'Ivo' })).toBeNull()",
    ]),
  ),
  row(
    'Gym: a start proceeds only if the leader is a string',
    of(files.gymRegions, [
      'only leaders that are a string can be challenged',
      "expect(gymRegions(reply({ data }))[0]?.leaders.map(({ name }) => name)).toEqual(['Hazel'])",
    ]),
    of(server('battles/gyms'), [
      'refuses the id %j',
      'expect((await player.ask(startGymBattle, { id })).status).toBe(400)',
    ]),
  ),
  row(
    'Purchase: total = sum of quantity times price per item',
    of(files.martOrder, [
      'the total is the sum of quantity times price',
      'expect(totalOf(wares, { nball: 2, gball: 3 })).toBe(440)',
    ]),
    of(server('accounts/mart'), [
      'sells exactly what is asked for at exactly its price, with an entry in the ledger',
      "expect(await ledgerOf(server, player)).toEqual([['purchase', -price]])",
    ]),
  ),
  row(
    "Purchase: total 0 or less: 'Please add quantities'",
    of(
      files.mart,
      [
        'of nothing asks for quantities, and makes no call',
        "await screen.findByText('Please add quantities')",
        'expect(purchases(server)).toEqual([])',
      ],
      [
        'of %s pieces asks for quantities too',
        "await screen.findByText('Please add quantities')",
        "['0', '-3']",
      ],
    ),
    of(server('accounts/mart'), [
      'attack 13: the quantity %j is refused',
      'expect((await buy(player, { nball: quantity })).status).toBe(400)',
    ]),
  ),
  row(
    "Purchase: total above coins held: 'Not enough coins!' and no call is made",
    of(
      files.mart,
      [
        'above the coins held is not made',
        "await screen.findByText('Not enough coins!')",
        'expect(purchases(server)).toEqual([])',
      ],
      ['of exactly the coins held is made', 'expect(purchases(server)).toEqual([{ items: { nball: 12 } }])'],
    ),
    of(server('accounts/mart'), [
      'sells to the last coin and no further',
      "expect([refused.status, refused.refusal.message]).toEqual([409, 'Not enough coins!'])",
    ]),
  ),
  row(
    'Training: the call is made only when a type is selected (non-empty)',
    of(files.training, ['makes no call as long as no type is chosen', 'expect(starts(server)).toEqual([])']),
    of(server('battles/training'), [
      'refuses the type %j',
      'expect((await player.ask(startTrainingBattle, { type })).status).toBe(400)',
    ]),
  ),
];
