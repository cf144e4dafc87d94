import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { limits } from './limits.ts';
import { moreCalls } from './moreCalls.ts';
import { moreErrors } from './moreErrors.ts';
import type { Row } from './row.ts';
import { validation } from './validation.ts';

/**
 * Every statement of section 5 (validation rules), 7 (the calls it makes), 8 (error catalogue) and 9 (constants and
 * limits), and the lines of tests that assert it.
 */
export const rows: readonly Row[] = [
  ...validation,
  ...calls,
  ...moreCalls,
  ...errors,
  ...moreErrors,
  ...limits,
];
