import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findNextPokemons } from '../../contract/game.ts';
import type { ListQuery } from '../../contract/shapes/list.ts';
import { creaturesQuery } from '../client/queries.ts';
import { useQuery } from '../hooks/queries/useQuery.ts';
import { loggedIn } from '../testing/fresh.ts';
import { fakeServer, later } from '../testing/transport.ts';

const page = { pokemons: [], count: 30 };
const byLevel: ListQuery = { skip: 0, sort: '-level' };
const byName: ListQuery = { skip: 0, sort: 'name' };

it('a list of creatures is loading from the moment that it is asked for in another order', async () => {
  loggedIn(null, 'token of who sorts');
  const reply = later<object>();
  const server = fakeServer({ '/api/game/findNextPokemons': page });
  const seen: [ListQuery, boolean][] = [];
  const { rerender } = renderHook(
    ({ query }) => {
      const { loading } = useQuery(creaturesQuery(findNextPokemons, query));
      seen.push([query, loading]);
    },
    { initialProps: { query: byLevel } },
  );
  await waitFor(() => expect(seen.at(-1)).toEqual([byLevel, false]));
  server.answers['/api/game/findNextPokemons'] = () => reply.promise;
  rerender({ query: byName });
  expect(seen.filter(([query]) => query === byName).map(([, loading]) => loading)).not.toContain(false);
  reply.resolve(page);
  await waitFor(() => expect(seen.at(-1)).toEqual([byName, false]));
});

it('whatever else is asked for is loading from the moment that its name changes', async () => {
  loggedIn(null, 'token of who asks');
  const reply = later<object>();
  const answers = { first: Promise.resolve({}), second: reply.promise };
  const seen: [string, boolean][] = [];
  const { rerender } = renderHook(
    ({ name }: { name: keyof typeof answers }) => {
      const { loading } = useQuery({ key: [name], ask: () => answers[name] });
      seen.push([name, loading]);
    },
    { initialProps: { name: 'first' } },
  );
  await waitFor(() => expect(seen.at(-1)).toEqual(['first', false]));
  rerender({ name: 'second' });
  expect(seen.filter(([name]) => name === 'second').map(([, loading]) => loading)).not.toContain(false);
  reply.resolve({});
  await waitFor(() => expect(seen.at(-1)).toEqual(['second', false]));
});
