import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { fakeServer } from '../../testing/transport.ts';
// Loaded here, so that the test does not wait for it.
import './OperatorMessages.tsx';

it('a warning is shown on every screen until the player has confirmed it', async () => {
  const user = userEvent.setup();
  loggedIn(aProfile({ messages: 1 }));
  const warning = { id: '7', kind: 'warning', text: 'Be kind', at: '2026-11-21T18:05:00.000Z' };
  let left = 1;
  const server = fakeServer({
    '/api/auth/profile': () => profileReply({ messages: left }),
    '/api/auth/messages': (body: unknown) => {
      if (body === undefined) return { messages: left > 0 ? [warning] : [] };
      left = 0;
      return { left };
    },
  });
  renderAt('/faq');
  await screen.findByText('Be kind');
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByText('Be kind')).toBeNull());
  expect(server.sent.find(({ path, body }) => path === '/api/auth/messages' && body)?.body).toEqual({
    upTo: '7',
  });
});

it('a message that came while one was being confirmed is shown after it', async () => {
  const user = userEvent.setup();
  loggedIn(aProfile({ messages: 1 }));
  const at = '2026-11-21T18:05:00.000Z';
  const messages = [{ id: '7', kind: 'warning', text: 'Be kind', at }];
  fakeServer({
    '/api/auth/profile': () => profileReply({ messages: messages.length }),
    '/api/auth/messages': (body: unknown) => {
      if (body === undefined) return { messages: [...messages] };
      messages.splice(0, 1, { id: '8', kind: 'message', text: 'Thank you', at });
      return { left: 1 };
    },
  });
  renderAt('/faq');
  await screen.findByText('Be kind');
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await screen.findByText('Thank you');
});
