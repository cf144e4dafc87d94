import { type Config, readConfig } from '../../server/config.ts';

export const ADMIN_TOKEN = 'the-operator-of-the-tests';

/** Configuration of a test server: no rate limits, an operator, no log. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({ RATE_LIMIT: 'off', ADMIN_TOKEN, LOG_LEVEL: 'silent', PORT: '0' }),
  ...changes,
});
