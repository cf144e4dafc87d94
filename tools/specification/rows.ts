import { battleScreens } from './battleScreens.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { limits } from './limits.ts';
import { listScreens } from './listScreens.ts';
import { listStates } from './listStates.ts';
import { moreCalls } from './moreCalls.ts';
import { moreErrors } from './moreErrors.ts';
import type { Row } from './row.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/**
 * Every statement of section 2 (screens and routes), 4 (states and transitions), 5 (validation rules), 7 (the calls it
 * makes), 8 (error catalogue) and 9 (constants and limits), and the lines of tests that assert it.
 */
export const rows: readonly Row[] = [
  ...[...screens, ...battleScreens, ...listScreens],
  ...[...states, ...listStates],
  ...validation,
  ...[...calls, ...moreCalls],
  ...[...errors, ...moreErrors],
  ...limits,
];
