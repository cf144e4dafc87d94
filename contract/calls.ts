import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as game from './game.ts';
import * as journal from './journal.ts';
import * as mart from './mart.ts';
import * as moderation from './moderation.ts';
import * as notices from './notices.ts';
import * as operations from './operations.ts';
import * as operator from './operator.ts';
import * as owned from './owned.ts';
import * as achievements from './progress/achievements.ts';
import * as cups from './progress/cups.ts';
import * as quests from './progress/quests.ts';
import * as research from './progress/research.ts';
import * as settings from './settings.ts';
import * as trades from './trades.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value;

/** Every call that the server answers. Used by the server's registry, the OpenAPI page and the tests. */
export const CALLS: readonly Call[] = [
  auth,
  settings,
  game,
  owned,
  journal,
  achievements,
  quests,
  cups,
  research,
  mart,
  trades,
  notices,
  moderation,
  operations,
  operator,
].flatMap((module) => Object.values(module).filter(isCall));
