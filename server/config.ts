import { resolve } from 'node:path';
import { trustIn } from './http/admission/proxies.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment says about this server. Read once, at start. */
export interface Config {
  /** 0 to 65535; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL of the operator, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Absolute path of the folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  readonly rateLimit: boolean;
  /** Null: the admin calls do not exist. */
  readonly adminToken: string | null;
  readonly logLevel: LogLevel;
  /** Addresses and networks of reverse proxies whose `X-Forwarded-For` is believed; empty for none. */
  readonly trustedProxies: readonly string[];
  /** Whether browsers show the designers' workshop. */
  readonly workshop: boolean;
}

/** A value of the environment that cannot be used. The message is one line that names it. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return Number(text);
}

function databaseUrlOf(text: string | undefined): string | null {
  if (!text) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    // The value itself may hold a password and stays out of the message.
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  return text;
}

function logLevelOf(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

function isOn(name: 'RATE_LIMIT' | 'WORKSHOP', text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function adminTokenOf(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\x21-\x7e]{1,256}$/.test(text)) {
    throw new ConfigError('ADMIN_TOKEN must be 1 to 256 printable characters without spaces.');
  }
  return text;
}

function trustedProxiesOf(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || []);
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

/**
 * Reads the configuration; an empty value counts as unset.
 * @throws ConfigError with one line that names the variable.
 */
export function readConfig(environment: Environment): Config {
  return {
    port: portOf(environment.PORT || '3000'),
    host: environment.HOST || '127.0.0.1',
    databaseUrl: databaseUrlOf(environment.DATABASE_URL),
    dataDir: resolve(environment.DATA_DIR || './data'),
    rateLimit: isOn('RATE_LIMIT', environment.RATE_LIMIT || 'on'),
    adminToken: adminTokenOf(environment.ADMIN_TOKEN),
    logLevel: logLevelOf(environment.LOG_LEVEL || 'warn'),
    trustedProxies: trustedProxiesOf(environment.TRUSTED_PROXIES ?? ''),
    workshop: isOn('WORKSHOP', environment.WORKSHOP || 'off'),
  };
}
