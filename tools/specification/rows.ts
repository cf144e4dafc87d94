import { battleScreens } from './battleScreens.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { limits } from './limits.ts';
import { listScreens } from './listScreens.ts';
import { listStates } from './listStates.ts';
import { moreCalls } from './moreCalls.ts';
import { moreErrors } from './moreErrors.ts';
import { roles } from './roles.ts';
import type { Row } from './row.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/**
 * Every statement of sections 2 (screens and routes) to 9 (constants and limits) of the specification, and the lines of
 * tests that assert it.
 */
export const rows: readonly Row[] = [
  ...[...screens, ...battleScreens, ...listScreens],
  ...fields,
  ...[...states, ...listStates],
  ...validation,
  ...roles,
  ...[...calls, ...moreCalls],
  ...[...errors, ...moreErrors],
  ...limits,
];
