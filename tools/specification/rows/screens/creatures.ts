import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const teamEnds = 'Move Up is impossible at the first place and Move Down at the last';

const ownSave =
  'Save is shown only when moves changed, sends the one creature without the flag, and goes again';

const replaced = 'shows who is to be replaced, and the creatures outside of the team under From';

const paged = 'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count';

const onlyTheirs = 'Put for trade is hidden for team members, Replace from team is only theirs';

/** Section 2: team, replacement and owned creatures. */
export const creatures: readonly Row[] = [
  row(
    "Your Team: heading 'Your Team', members in team order",
    of(files.team, [
      'members stand in team order under the heading Your Team',
      "expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip'])",
      "await screen.findByRole('heading', { level: 1, name: 'Your Team' })",
    ]),
  ),
  row(
    'Your Team: each with Move Up and Move Down',
    of(files.team, [
      teamEnds,
      "expect(isOn(first.getByRole('button', { name: 'Move Down' }))).toBe(true)",
      "expect(isOn(last.getByRole('button', { name: 'Move Up' }))).toBe(true)",
    ]),
  ),
  row(
    'Your Team: each with Replace, and Evolve only if canEvolve',
    of(files.evolve, [
      'Evolve is there only for who can evolve',
      "await screen.findByRole('button', { name: 'Replace' })",
      "expect(screen.queryByRole('button', { name: 'Evolve' })).toBeNull()",
    ]),
  ),
  row(
    'Your Team: a Save button',
    of(files.team, [
      'Save sends the whole team with its new order and moves, and says Saved',
      "await screen.findByText('Saved')",
      "screen.getByRole('button', { name: 'Save' })",
    ]),
  ),
  row(
    "Choose a replacement: heading, the creature being replaced, then a 'From' list",
    of(files.change, [
      replaced,
      "await screen.findByRole('heading', { level: 1, name: 'Choose a replacement' })",
      "await screen.findByRole('heading', { level: 2, name: 'From' })",
      "expect(within(replaced).getByRole('heading', { name: 'Kindlam' })).toBeDefined()",
    ]),
  ),
  row(
    'Choose a replacement: owned creatures not in the team, each with a Select link',
    of(files.change, [replaced, "await screen.findByRole('article', { name: 'Podkin' })"]),
    of(files.change, [
      'Select replaces, clears what was stored and goes back to the team',
      "expect(sent(server)).toEqual([{ from: 'a', to: 'b' }])",
    ]),
  ),
  row(
    'Choose a replacement: Prev and Next buttons',
    of(files.change, [
      'NEXT follows the same rule as everywhere',
      "expect(button('PREV').disabled).toBe(true)",
      "expect(button('NEXT').disabled).toBe(true)",
    ]),
  ),
  row(
    "Choose a replacement: if no creature was stored it shows 'Nothing here.'",
    of(files.change, [
      'without a stored creature it says Nothing here.',
      "await screen.findByText('Nothing here.')",
    ]),
  ),
  row(
    "Owned creatures: heading 'YOUR POKEMONS'; while loading 'Fetching your pokemons'",
    of(files.owned, [
      'while loading it says Fetching your pokemons',
      "await screen.findByText('Fetching your pokemons')",
      "await screen.findByRole('heading', { level: 1, name: 'YOUR POKEMONS' })",
    ]),
  ),
  row(
    "Owned creatures: 'Put for trade' (hidden for team members), 'Replace from team' (only for team members)",
    of(files.owned, [
      onlyTheirs,
      "expect(outside.getByRole('button', { name: 'Put for trade' })).toBeDefined()",
      "expect(inTeam.queryByRole('button', { name: 'Put for trade' })).toBeNull()",
      "expect(inTeam.getByRole('button', { name: 'Replace from team' })).toBeDefined()",
      "expect(outside.queryByRole('button', { name: 'Replace from team' })).toBeNull()",
    ]),
  ),
  row(
    'Owned creatures: Evolve (only if canEvolve)',
    of(files.owned, [
      'in the list too, Evolve is there only for who can evolve',
      "expect((await row('Rootling')).getByRole('button', { name: 'Evolve' })).toBeDefined()",
    ]),
  ),
  row(
    'Owned creatures: Save (only when moves changed)',
    of(files.owned, [
      ownSave,
      "expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()",
      "podkin.getByRole('button', { name: 'Save' })",
    ]),
  ),
  row(
    'Owned creatures: PREV and NEXT',
    of(files.owned, [
      paged,
      "expect(disabled('PREV')).toBe(true)",
      "screen.getByRole('button', { name: 'NEXT' })",
    ]),
  ),
];
