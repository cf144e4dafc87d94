import { type Config, readConfig } from '../../server/config.ts';

export const ADMIN_TOKEN = 'the-operator-of-the-tests';

/** The configuration of a test server: no limits, an operator, no noise. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({ RATE_LIMIT: 'off', ADMIN_TOKEN, LOG_LEVEL: 'silent', PORT: '0' }),
  ...changes,
});
