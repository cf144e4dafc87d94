interface Allowed {
  /** Why the shared name does not mislead a reader. */
  readonly reason: string;
  readonly names: readonly string[];
}

/**
 * Names that more than one file exports on purpose. Each new one needs a reason here: what the exports have in common.
 */
export const allowed: readonly Allowed[] = [
  {
    reason:
      'One action on its way: the call in the contract, what the page does to ask for it, what the server does about it, and the rule behind it.',
    names: [
      'acceptOffer',
      'attack',
      'chooseAvatar',
      'chooseStarter',
      'enterMap',
      'logIn',
      'makeOffer',
      'markRead',
      'proceed',
      'rejectOffer',
      'setFavourite',
      'signUp',
      'startChallenge',
      'startWildBattle',
      'takeBack',
      'throwBall',
      'unlist',
      'walk',
    ],
  },
  {
    reason:
      'The server turns a request down with a refusal, and the page reads the same refusal from the reply.',
    names: ['Refusal'],
  },
  {
    reason: 'The page sends a change with a key, and the server makes a change once for each key.',
    names: ['idempotent'],
  },
  {
    reason: 'Each map has a table of encounters for each of its grounds, in a file named after the ground.',
    names: ['meadow', 'rocks', 'sand', 'shore', 'snow', 'tallGrass', 'wood'],
  },
  {
    reason:
      'Outside the engine a side and a creature have numbers: rules/fast.ts finds them and hands the call on.',
    names: ['preview', 'send'],
  },
  {
    reason: 'Each language lists its own files, so that only who reads it loads the list.',
    names: ['files'],
  },
];
