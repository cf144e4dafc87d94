import { files, server } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(5);

/** Section 5: what can be chosen in a battle. */
export const battleChoices: readonly Row[] = [
  row(
    'Battle: a creature must be selected before confirming (otherwise nothing happens)',
    of(files.choosing, [
      'nothing happens on confirming while nobody can be chosen',
      'expect(acted()).toEqual([])',
    ]),
    of(files.battle, [
      'sends the id of the chosen creature',
      "expect(acted(server)[0]).toMatchObject({ body: { selectedPokemon: 'c' } })",
    ]),
  ),
  row(
    'An attack must be chosen before attacking',
    of(files.battle, [
      'attacks only once an attack is chosen, with its number',
      'expect(acted(server)).toEqual([])',
    ]),
    of(files.choosing, [
      'confirming without an attack makes no call, by button or by Enter',
      'expect(acted()).toEqual([])',
    ]),
    of(server('battles/battles'), [
      'attack 29: with an empty slot changes nothing',
      "expect([status, refusal.code]).toEqual([400, 'forbidden_by_rule'])",
    ]),
  ),
  row(
    'Fainted creatures (hp at or below 0) cannot be selected',
    of(files.choosing, [
      'a creature with %i hit points cannot be selected, the one beside it can',
      'expect(fainted.disabled).toBe(true)',
      '[0, -3]',
    ]),
    of(files.battle, [
      'lists the team in its order, without the fainted, the first one chosen',
      'expect(radios.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual',
      "['a', true, false]",
    ]),
    of(server('battles/battles'), [
      'attack 33: refuses a fainted creature',
      'expect((await choose(player, myState[0]!.id)).status).toBe(409)',
    ]),
  ),
  row(
    'Ball use is shown only in wild battles',
    of(files.choosing, [
      'in a battle of the kind %s balls are shown: %s',
      "expect(screen.queryByRole('button', { name: 'Use Ball' }) !== null).toBe(shown)",
    ]),
    of(files.battle, [
      'shows the balls with counts and chances in wild battles only',
      "expect(screen.queryByRole('group', { name: 'Pokeballs' })).toBeNull()",
    ]),
    of(server('battles/gyms'), [
      'attack 24: no ball is spent on a leader’s creature',
      "expect((await player.ask(catchPokemon, { ballType: 'mball' })).status).toBe(409)",
    ]),
  ),
];
