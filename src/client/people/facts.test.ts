import { expect, it } from 'vitest';
import { aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { fakeServer, later } from '../../testing/transport.ts';
import { forgetRivalWins, prepareFacts, rivalWins } from './facts.ts';

it('what was asked for before a battle against the rival does not count after it', async () => {
  loggedIn(aProfile());
  const reply = later<object>();
  fakeServer({ '/api/game/record': () => reply.promise });
  const asking = prepareFacts();
  forgetRivalWins();
  reply.resolve({ username: 'walker', rivalWins: 0 });
  await asking;
  expect(rivalWins()).toBeUndefined();
});
