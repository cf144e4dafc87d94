import type { Row } from './row.ts';
import { calls } from './rows/calls.ts';
import { errors } from './rows/errors.ts';
import { fields } from './rows/fields.ts';
import { limits } from './rows/limits.ts';
import { listCalls } from './rows/listCalls.ts';
import { listErrors } from './rows/listErrors.ts';
import { listStates } from './rows/listStates.ts';
import { roles } from './rows/roles.ts';
import { battle } from './rows/screens/battle.ts';
import { challenges } from './rows/screens/challenges.ts';
import { creatures } from './rows/screens/creatures.ts';
import { entrance } from './rows/screens/entrance.ts';
import { maps } from './rows/screens/maps.ts';
import { market } from './rows/screens/market.ts';
import { routes } from './rows/screens/routes.ts';
import { trades } from './rows/screens/trades.ts';
import { states } from './rows/states.ts';
import { battleChoices } from './rows/validation/battle.ts';
import { forms } from './rows/validation/forms.ts';
import { lists } from './rows/validation/lists.ts';

/**
 * Every statement of sections 2 (screens and routes) to 9 (constants and limits) of the specification, with its tests.
 */
export const rows: readonly Row[] = [
  ...[...routes, ...entrance, ...maps, ...battle, ...creatures, ...challenges, ...market, ...trades],
  ...fields,
  ...[...states, ...listStates],
  ...[...forms, ...battleChoices, ...lists],
  ...roles,
  ...[...calls, ...listCalls],
  ...[...errors, ...listErrors],
  ...limits,
];
