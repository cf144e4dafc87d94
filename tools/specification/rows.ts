import { errors } from './errors.ts';
import { moreErrors } from './moreErrors.ts';
import type { Row } from './row.ts';
import { validation } from './validation.ts';

/** Every statement of section 5 (validation rules) and section 8 (error catalogue), and the tests that assert it. */
export const rows: readonly Row[] = [...validation, ...errors, ...moreErrors];
