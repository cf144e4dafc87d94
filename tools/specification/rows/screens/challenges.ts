import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const leader = 'shows each leader with type, levels, number of creatures, words and prize';

/** Section 2: gyms and training. */
export const challenges: readonly Row[] = [
  row(
    'Gym: tabs per region',
    of(files.gym, [
      'has a tab for each region, and says how the locked ones open',
      "expect(tabs.map(({ textContent }) => textContent)).toEqual(['Greenreach1/2', 'HarkmoorLocked'])",
    ]),
  ),
  row(
    'Gym: leader cards with portrait, name, a Battle button',
    of(files.gym, [leader, "ivo.getByText('portraits/b')", "await card('Ivo')"]),
    of(files.gym, [
      'stamps whoever is beaten, who may be challenged again for less',
      "expect((await battle('Hazel')).disabled).toBe(false)",
    ]),
  ),
  row(
    "Gym: a 'Defeated' stamp for beaten leaders",
    of(
      files.gym,
      ['stamps whoever is beaten, who may be challenged again for less', "hazel.getByText('Defeated')"],
      [leader, "expect(ivo.queryByText('Defeated')).toBeNull()"],
    ),
  ),
  row(
    "Gym: while loading 'Fetching gym details'",
    of(files.gym, [
      'says that it fetches gym details, under its heading',
      "await screen.findByText('Fetching gym details')",
    ]),
  ),
  row(
    "Training: 'Select Type' dropdown filled from a fixed list of types",
    of(files.training, [
      'offers the eighteen types, none of them chosen',
      "expect(options.map(({ value }) => value)).toEqual(['', ...CREATURE_TYPES])",
    ]),
    of(files.silent, [
      '%s fails without a toast',
      'expect(notices).toEqual([])',
      "await screen.findByRole('combobox', { name: 'Select Type' })",
    ]),
  ),
  row(
    "Training: a 'Start Training' button, disabled while the request runs",
    of(files.training, [
      'is disabled while the request runs, and leads to the stored battle',
      'await waitFor(() => expect(button().disabled).toBe(true))',
    ]),
    of(files.silent, [
      '%s fails without a toast',
      'expect(notices).toEqual([])',
      "await press('Start Training')",
    ]),
  ),
];
