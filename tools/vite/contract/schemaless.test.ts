import { expect, it } from 'vitest';
import { emptySchemas } from './schemaless.ts';

it('schemas of the built client can be declared, and refuse to be used', async () => {
  const code = emptySchemas(['object', 'string', '_default']);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { object, string } = module as Record<
    string,
    () => { check: (...rules: unknown[]) => unknown; parse: () => void }
  >;
  expect(string!().check()).toBe(object!());
  expect(() => object!().parse()).toThrow('no schemas');
});

it('dates of the wire can be declared, too', async () => {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(emptySchemas(['iso']))}`);
  const { iso } = module as { iso: { datetime: () => { parse: () => void } } };
  expect(() => iso.datetime().parse()).toThrow('no schemas');
});
