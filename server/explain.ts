import { type Config, ConfigError } from './config.ts';
import { DatabaseError, failureCode, rootCause } from './database/errors.ts';

const isListening = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  // A worker process has the port from its primary one, which binds it.
  ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall));

/** Codes of a full disk or quota. Failed writes report them, mostly without a path. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Whether it was the port of the metrics that could not be listened at. */
const isOfMetrics = (error: unknown, { metricsPort, port }: Config): boolean =>
  metricsPort !== null &&
  metricsPort !== port &&
  error instanceof Error &&
  'port' in error &&
  error.port === metricsPort;

function explainListening(code: string, { port, host }: Pick<Config, 'port' | 'host'>, prefix = ''): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other server, or set ${prefix}PORT to another number.`;
  }
  if (code === 'EACCES') return `Port ${port} is not allowed here. Set ${prefix}PORT to 1024 or more.`;
  return `${prefix}HOST ${host} is no address of this machine.`;
}

/** Message for a failed start: one line if the operator can fix the cause, otherwise the whole stack. */
export function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const cause = rootCause(error);
  const code = failureCode(error);
  if (config && isListening(cause)) {
    if (!isOfMetrics(cause, config)) return explainListening(code, config);
    return explainListening(code, { port: config.metricsPort ?? 0, host: config.metricsHost }, 'METRICS_');
  }
  if (config && FULL.includes(code)) {
    return `The disk of ${config.dataDir} is full (${code}). Make room, or set DATA_DIR to a folder elsewhere.`;
  }
  if (cause instanceof Error && 'path' in cause && code !== '') {
    return `${String(cause.path)} cannot be used (${code}). Check who owns DATA_DIR, or set another one.`;
  }
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
