import { files } from '../files.ts';
import { of } from '../row.ts';

/** A case of the test for calls that fail without a toast. */
export const silent = (name: string) =>
  of(files.silent, ['%s fails without a toast', 'expect(notices).toEqual([])', `'${name}': {`]);
