import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Characters of a User-Agent that are looked at. Real ones are shorter. */
const MOST_READ = 512;
/** Maximum length of each name. */
const MOST_CHARACTERS = 32;

/** The browser and the system from which somebody logs in, as a player would name them; empty texts if unknown. */
export interface LoginDevice {
  readonly browser: string;
  readonly system: string;
}

/** Reads the names of browser and system from a request's User-Agent, which may claim anything. */
export function deviceOf({ headers }: FastifyRequest): LoginDevice {
  const claimed = headers['user-agent']?.slice(0, MOST_READ);
  if (!claimed) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(claimed);
  const [name = '', system = ''] = [browser.name, os.name].map((text) => text?.slice(0, MOST_CHARACTERS));
  return { browser: name, system };
}
