import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnknown } from './errors.ts';
import { formerFiles, HASHED } from './releases.ts';

const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split('?')[0] ?? '';

const YEAR = 'public, max-age=31536000, immutable';

const isTrainerPage = (path: string): boolean => /^\/trainer\//i.test(path);

/** Whether the request is for a page (a typed address or a followed link) and not for a file. */
function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  const wantsPage = (headers.accept ?? '*/*').split(',').some((type) => /^\s*(text\/html|\*\/\*)/.test(type));
  return (
    (method === 'GET' || method === 'HEAD') &&
    wantsPage &&
    // The name of a trainer may look like that of a file.
    (isTrainerPage(path) || !/\.\w+$/.test(path)) &&
    !/^\/api(\/|$)/i.test(path)
  );
}

/** Under this name stands what is sent with addresses that no screen has. */
const UNKNOWN = '*';

/**
 * What browsers are told to load with the page at an address, before its script asks for it: the value of the header
 * `Link` (RFC 8288). The build writes it down for each screen (`tools/vite/page/preloads.ts`); a build without that list has
 * nothing to tell.
 * @param root folder of the built client
 * @returns a function of the path; undefined where there is nothing to load
 */
function preloadsIn(root: string): (path: string) => string | undefined {
  const file = join(root, 'preloads.json');
  if (!existsSync(file)) return () => undefined;
  const links = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  return (path) => {
    const place = isTrainerPage(path) ? '/trainer/:name' : path.toLowerCase().replace(/(?<=.)\/$/, '');
    return (links.get(place) ?? links.get(UNKNOWN)) || undefined;
  };
}

/**
 * Serves the built client. Files with a hash in their name never change and are cached for a year. The page is
 * revalidated each time; it is the reply to every address that is neither a file nor a call, with what its screen needs
 * in the header `Link`.
 * @param root folder of the built client; if it is missing, only calls are served
 * @param releases folder of the former releases, whose files are served, too; null if there is none
 */
export async function serveClient(
  app: FastifyInstance,
  root: string,
  releases: string | null,
): Promise<void> {
  const former = releases !== null && existsSync(formerFiles(releases)) ? [formerFiles(releases)] : [];
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: [root, ...former],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const plain = path.replace(/\.(br|gz)$/, '');
        const hashed = plain.includes(`${sep}assets${sep}`) && HASHED.test(plain);
        response.header('cache-control', hashed ? YEAR : 'no-cache');
      },
    });
  }
  const preloadsOf = preloadsIn(root);
  app.setNotFoundHandler((request, reply): FastifyReply => {
    if (!built || !isPage(request)) return sendUnknown(request, reply);
    const link = preloadsOf(pathOf(request));
    if (link !== undefined) reply.header('link', link);
    // Whoever has the address may read the page; no search engine collects players.
    if (isTrainerPage(pathOf(request))) reply.header('x-robots-tag', 'noindex');
    return reply.sendFile('index.html');
  });
}
