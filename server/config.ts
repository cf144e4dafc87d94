import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { trustIn } from './http/admission/proxies.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Longest time of draining, in seconds. */
const MOST_DRAIN = 300;

/** The server's configuration. Read once from the environment, at start. */
export interface Config {
  /** 0 to 65535; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Address of an external PostgreSQL, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Address of the same PostgreSQL past a pooler, or null if `databaseUrl` leads to PostgreSQL itself. */
  readonly databaseDirectUrl: string | null;
  /** Address of a standby for reads that may be stale, or null. */
  readonly databaseReadUrl: string | null;
  /** Whether frequent statements are prepared once for each connection; a pooler in transaction mode may lose them. */
  readonly preparedStatements: boolean;
  /** Absolute path of the folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  /** Absolute path of the folder for the client's files of this release and the two before; null for none. */
  readonly releasesDir: string | null;
  /** Absolute path of the folder to which the embedded PostgreSQL copies its log; null for none. */
  readonly walArchive: string | null;
  readonly rateLimit: boolean;
  /** Null disables the admin calls. */
  readonly adminToken: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses and networks of reverse proxies whose `X-Forwarded-For` is trusted; empty for none. */
  readonly trustedProxies: readonly string[];
  /** Port of the metrics; null for none. 0 lets the system choose. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Seconds for which a server that is told to stop goes on serving while `/api/ready` already refuses. */
  readonly drainSeconds: number;
  /** Whether browsers show the designers' workshop. */
  readonly workshop: boolean;
  /** Whether players may begin as guests, without a password. */
  readonly guests: boolean;
}

/** An invalid environment variable. The message is one line that names the variable. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isDrain = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= MOST_DRAIN;
const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
const isToken = (text: string): boolean => /^[\x21-\x7e]{1,256}$/.test(text);

/** A text that passes a test. The error message says what is expected, and quotes the value unless it is secret. */
const text = (passes: (text: string) => boolean, must: string, isSecret = false) =>
  z
    .string()
    .check(z.refine(passes, { error: ({ input }) => (isSecret ? `${must}.` : `${must}, not "${input}".`) }));
const oneOf = <Word extends string>(words: readonly Word[], must: string) =>
  z.enum(words, { error: ({ input }) => `${must}, not "${input}".` });
const isOn = (name: string) =>
  z.pipe(
    oneOf(['on', 'off'], `${name} must be on or off`),
    z.transform((word) => word === 'on'),
  );

const databaseAddress = (name: string) =>
  z._default(
    z.nullable(text(isDatabaseUrl, `${name} must look like postgres://user:password@host:5432/name`, true)),
    null,
  );

const SETTINGS = z.object({
  PORT: z.pipe(
    z._default(text(isPort, 'PORT must be a number from 0 to 65535'), '3000'),
    z.transform(Number),
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: databaseAddress('DATABASE_READ_URL'),
  PREPARED_STATEMENTS: z._default(isOn('PREPARED_STATEMENTS'), true),
  DATA_DIR: z._default(z.string(), './data'),
  RELEASES_DIR: z._default(z.nullable(z.string()), null),
  WAL_ARCHIVE: z._default(z.nullable(z.string()), null),
  RATE_LIMIT: z._default(isOn('RATE_LIMIT'), true),
  ADMIN_TOKEN: z._default(
    z.nullable(text(isToken, 'ADMIN_TOKEN must be 1 to 256 printable characters without spaces', true)),
    null,
  ),
  LOG_LEVEL: z._default(oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  METRICS_PORT: z._default(
    z.nullable(z.pipe(text(isPort, 'METRICS_PORT must be a number from 0 to 65535'), z.transform(Number))),
    null,
  ),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  DRAIN_SECONDS: z.pipe(
    z._default(text(isDrain, `DRAIN_SECONDS must be a number from 0 to ${MOST_DRAIN}`), '0'),
    z.transform(Number),
  ),
  WORKSHOP: z._default(isOn('WORKSHOP'), false),
  GUESTS: z._default(isOn('GUESTS'), true),
});

function trustedProxiesOf(list: string): string[] {
  const proxies = list.split(',').flatMap((part) => part.trim() || []);
  try {
    trustIn(proxies);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigError(
      `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8 with commas between them, not "${error.message}".`,
    );
  }
  return proxies;
}

/** Beside the database, if that is the server's own. */
function releasesDirOf({ RELEASES_DIR, DATABASE_URL, DATA_DIR }: z.infer<typeof SETTINGS>): string | null {
  if (RELEASES_DIR !== null) return resolve(RELEASES_DIR);
  return DATABASE_URL === null ? resolve(DATA_DIR, 'releases') : null;
}

/**
 * Reads the configuration; an empty value counts as unset.
 * @throws ConfigError with one line that names the variable
 */
export function readConfig(environment: Environment): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = z.safeParse(SETTINGS, set);
  if (!data) throw new ConfigError(error.issues[0]?.message);
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (data[name] === null || data.DATABASE_URL !== null) continue;
    throw new ConfigError(`${name} must come with DATABASE_URL.`);
  }
  if (data.METRICS_PORT && data.METRICS_PORT === data.PORT) {
    throw new ConfigError('METRICS_PORT must be another number than PORT.');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    preparedStatements: data.PREPARED_STATEMENTS,
    dataDir: resolve(data.DATA_DIR),
    releasesDir: releasesDirOf(data),
    walArchive: data.WAL_ARCHIVE === null ? null : resolve(data.WAL_ARCHIVE),
    rateLimit: data.RATE_LIMIT,
    adminToken: data.ADMIN_TOKEN,
    logLevel: data.LOG_LEVEL,
    trustedProxies: trustedProxiesOf(data.TRUSTED_PROXIES),
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    drainSeconds: data.DRAIN_SECONDS,
    workshop: data.WORKSHOP,
    guests: data.GUESTS,
  };
}
