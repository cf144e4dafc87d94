import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { moreCalls } from './moreCalls.ts';
import { moreErrors } from './moreErrors.ts';
import type { Row } from './row.ts';
import { validation } from './validation.ts';

/**
 * Every statement of section 5 (validation rules), 7 (the calls it makes) and 8 (error catalogue), and the lines of tests
 * that assert it.
 */
export const rows: readonly Row[] = [...validation, ...calls, ...moreCalls, ...errors, ...moreErrors];
