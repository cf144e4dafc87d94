import { expect, it } from 'vitest';
import { bareCalls } from './bareCalls.ts';

it('of a call the client has the name, the method and the path', () => {
  const code = `export const login = post('/api/auth/login', {
  name: 'login',
  access: 'anyone',
  summary: \`Opens at most \${MOST} sessions.\`,
  body: z.object({ username: anyName }),
  reply: token,
});
export const getAccount = get('/api/auth/account', { name: 'getAccount', summary: 'Tells.', reply: state });`;
  expect(bareCalls(code)).toBe(
    `export const login = { name: 'login', method: 'POST', path: '/api/auth/login' };
export const getAccount = { name: 'getAccount', method: 'GET', path: '/api/auth/account' };`,
  );
});

it('a schema that nothing else uses can be left out', () => {
  const code = `const password = z.string().check(z.minLength(5));
const fields = { at: z.string() };
export const page = listOf(password);`;
  expect(bareCalls(code)).toBe(`const password = /* @__PURE__ */ (() => (z.string().check(z.minLength(5))))();
const fields = /* @__PURE__ */ (() => ({ at: z.string() }))();
export const page = /* @__PURE__ */ (() => (listOf(password)))();`);
});

it('numbers, lists, functions and types stay as they are', () => {
  const code = `export const MOST = 5;
export const KINDS = ['one', 'two'] as const;
export const OPTIONS = { theme: ['light', 'dark'] } as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (value: unknown): value is Kind => KINDS.includes(value as Kind);`;
  expect(bareCalls(code)).toBe(code);
});

it('a call without a name breaks the build', () => {
  expect(() => bareCalls(`export const login = post('/api/auth/login', {});`)).toThrow('no path or no name');
});
