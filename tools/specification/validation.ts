import { files, server } from './files.ts';
import { of, type Row, rowOf } from './row.ts';

const row = rowOf(5);

/** Section 5: what is checked before a call, and which buttons there are. */
export const validation: readonly Row[] = [
  row(
    "Username: length greater than 1 and less than 5, 'Username : Minimum 5 char is required!'",
    of(files.loginErrors, 'is one of %i characters: %s'),
    of(files.login, 'tells of a short name and password while typing, but not of a single character'),
    of(server('accounts'), 'says in the words of the form what is too short'),
  ),
  row(
    "Password: same rule, 'Password : Minimum 5 char is required!'",
    of(files.loginErrors, 'is one of %i characters: %s'),
    of(files.login, 'tells of a short name and password while typing, but not of a single character'),
    of(server('accounts'), 'says in the words of the form what is too short'),
  ),
  row(
    'Errors clear as the field changes',
    of(files.loginErrors, 'is told of no longer once its own field has changed'),
  ),
  row(
    'Submission is blocked while either error shows',
    of(files.loginErrors, 'blocks sending: %s at %s'),
    of(files.login, 'sends nothing while a field is too short'),
  ),
  row(
    'Other errors clear on each edit',
    of(files.loginErrors, 'is told until %s is edited at %s'),
    of(files.login, 'shows the refusal of the server until the next edit'),
  ),
  row(
    "Signup: password and re-entered password must match, else 'Passwords did not match'",
    of(files.login, 'refuses two passwords that differ without asking the server'),
  ),
  row(
    'Starter choice requires a selection',
    of(files.home, 'nothing is sent before a starter is chosen'),
    of(server('starters'), 'attack 28: is refused for the body %j'),
  ),
  row(
    'Starter choice: nothing further is checked',
    of(
      files.home,
      'nothing of the choice is checked here but that there is one: the server knows its starters',
    ),
  ),
  row(
    'Battle: a creature must be selected before confirming (otherwise nothing happens)',
    of(files.choosing, 'nothing happens on confirming while nobody can be chosen'),
    of(files.battle, 'sends the id of the chosen creature'),
  ),
  row(
    'An attack must be chosen before attacking',
    of(files.battle, 'attacks only once an attack is chosen, with its number'),
    of(files.choosing, 'confirming without an attack makes no call, by button or by Enter'),
    of(server('battles'), 'attack 29: with an empty slot changes nothing'),
  ),
  row(
    'Fainted creatures (hp at or below 0) cannot be selected',
    of(files.choosing, 'a creature with %i hit points cannot be selected, the one beside it can'),
    of(files.battle, 'lists the team in its order, without the fainted, the first one chosen'),
    of(server('battles'), 'attack 33: refuses a fainted creature'),
  ),
  row(
    'Ball use is shown only in wild battles',
    of(files.choosing, 'in a battle of the kind %s balls are shown: %s'),
    of(files.battle, 'shows the balls with counts and chances in wild battles only'),
    of(server('catching'), 'attack 24: in a battle that is not wild spends nothing'),
  ),
  row(
    'Move Up impossible at position 0',
    of(files.team, 'Move Up is impossible at the first place and Move Down at the last'),
  ),
  row(
    'Move Down impossible at the last position',
    of(files.team, 'Move Up is impossible at the first place and Move Down at the last'),
  ),
  row(
    'Evolve only when canEvolve is true',
    of(files.evolve, 'Evolve is there only for who can evolve'),
    of(files.owned, 'in the list too, Evolve is there only for who can evolve'),
    of(server('evolving'), 'is refused below the level, for a last form, and during a battle'),
  ),
  row(
    'Put for trade hidden for team members',
    of(files.owned, 'Put for trade is hidden for team members, Replace from team is only theirs'),
    of(server('trading'), 'attack 6: is refused for a member of the team, and so for the only creature'),
  ),
  row(
    'Replace from team only for team members',
    of(files.owned, 'Put for trade is hidden for team members, Replace from team is only theirs'),
  ),
  row(
    'PREV disabled at offset 0',
    of(files.paging, 'at offset %i of %i, PREV and NEXT can be pressed: %j'),
    of(files.pager, 'at %i of %s (on its way: %s) PREV and NEXT are disabled: %j'),
  ),
  row(
    'NEXT disabled when offset plus 10 reaches the count',
    of(files.paging, 'at offset %i of %i, PREV and NEXT can be pressed: %j'),
    of(files.pager, 'at %i of %s (on its way: %s) PREV and NEXT are disabled: %j'),
  ),
  row(
    'PREV disabled while loading',
    of(files.paging, 'cannot be turned, back or on, while one is on its way'),
    of(files.owned, 'both are disabled while a page is on its way'),
  ),
  row(
    'NEXT disabled while loading',
    of(files.paging, 'cannot be turned, back or on, while one is on its way'),
    of(files.owned, 'both are disabled while a page is on its way'),
  ),
  row(
    // As decided, where the specification is unclear.
    "The replacement page's Next when offset plus 10 exceeds the count: as everywhere",
    of(files.change, 'NEXT follows the same rule as everywhere'),
    of(files.paging, 'at offset %i of %i, PREV and NEXT can be pressed: %j'),
  ),
  row(
    'Gym: Battle buttons disabled while a start is in progress',
    of(
      files.gym,
      'disables all of them and shows Loading on the chosen leader, then leads to the stored battle',
    ),
    of(files.gym, 'can be pressed on the open tab only, and on no tab while a start is on its way'),
  ),
  row(
    'Gym: Battle buttons disabled on a non-active region tab',
    of(files.gym, 'can be pressed on the open tab only, and on no tab while a start is on its way'),
  ),
  row(
    'Gym: a start proceeds only if the leader is a string',
    of(files.gymRegions, 'only leaders that are a string can be challenged'),
    of(server('gyms'), 'refuses the id %j'),
  ),
  row(
    'Purchase: total = sum of quantity times price per item',
    of(files.martOrder, 'the total is the sum of quantity times price'),
    of(files.mart, 'shows its total on the button'),
    of(server('mart'), 'sells exactly what is asked for at exactly its price, with an entry in the ledger'),
  ),
  row(
    "Purchase: total 0 or less: 'Please add quantities'",
    of(
      files.mart,
      'of nothing asks for quantities, and makes no call',
      'of %s pieces asks for quantities too',
    ),
    of(server('mart'), 'attack 13: the quantity %j is refused'),
  ),
  row(
    "Purchase: total above coins held: 'Not enough coins!' and no call is made",
    of(files.mart, 'above the coins held is not made', 'of exactly the coins held is made'),
    of(server('mart'), 'sells to the last coin and no further'),
  ),
  row(
    'Training: the call is made only when a type is selected (non-empty)',
    of(files.training, 'makes no call as long as no type is chosen'),
    of(server('training'), 'refuses the type %j'),
  ),
];
