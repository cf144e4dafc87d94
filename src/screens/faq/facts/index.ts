import {
  GUEST_DAYS,
  LEAST_CHARACTERS,
  MOST_NAME_CHARACTERS,
  MOST_PASSWORD_CHARACTERS,
  MOST_SESSIONS,
  RECOVERY_CODES,
} from '../../../../contract/auth.ts';
import {
  MOST_APPEALS,
  MOST_BLOCKED,
  MOST_OPEN_REPORTS,
} from '../../../../contract/shapes/operating/moderation.ts';
import { MOST_OFFERED } from '../../../../contract/trades.ts';
import type { FaqFacts } from '../../../locales/en/faq/types.ts';
import { catchFacts } from './catchFacts.ts';
import { growthFacts } from './growthFacts.ts';
import { playerFacts } from './playerFacts.ts';
import { wildFacts } from './wildFacts.ts';

/**
 * All numbers in the questions and answers, from the data and functions that the server uses, with names in the language of
 * the moment.
 */
export const faqFacts = (): FaqFacts => ({
  name: { least: LEAST_CHARACTERS, most: MOST_NAME_CHARACTERS },
  password: { least: LEAST_CHARACTERS, most: MOST_PASSWORD_CHARACTERS },
  mostOffered: MOST_OFFERED,
  mostSessions: MOST_SESSIONS,
  guestDays: GUEST_DAYS,
  recoveryCodes: RECOVERY_CODES,
  mostBlocked: MOST_BLOCKED,
  mostReports: MOST_OPEN_REPORTS,
  mostAppeals: MOST_APPEALS,
  ...wildFacts,
  ...catchFacts,
  ...growthFacts,
  ...playerFacts(),
});
