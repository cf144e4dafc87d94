import type { Row } from './row.ts';
import { battleScreens } from './rows/battleScreens.ts';
import { calls } from './rows/calls.ts';
import { errors } from './rows/errors.ts';
import { fields } from './rows/fields.ts';
import { limits } from './rows/limits.ts';
import { listScreens } from './rows/listScreens.ts';
import { listStates } from './rows/listStates.ts';
import { moreCalls } from './rows/moreCalls.ts';
import { moreErrors } from './rows/moreErrors.ts';
import { roles } from './rows/roles.ts';
import { screens } from './rows/screens.ts';
import { states } from './rows/states.ts';
import { validation } from './rows/validation.ts';

/**
 * Every statement of sections 2 (screens and routes) to 9 (constants and limits) of the specification, with its tests.
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
