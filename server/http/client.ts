import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnknown } from './errors.ts';
import { formerFiles, HASHED } from './releases.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Whether the request is for a page (a typed address or a followed link) and not for a file. */
function isPage({ method, originalUrl, headers }: FastifyRequest): boolean {
  const [path = ''] = originalUrl.split('?');
  const wantsPage = (headers.accept ?? '*/*').split(',').some((type) => /^\s*(text\/html|\*\/\*)/.test(type));
  return (
    (method === 'GET' || method === 'HEAD') &&
    wantsPage &&
    !/\.\w+$/.test(path) &&
    !/^\/api(\/|$)/i.test(path)
  );
}

/**
 * Serves the built client. Files with a hash in their name never change and are cached for a year. The page is
 * revalidated each time; it is the reply to every address that is neither a file nor a call.
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
  app.setNotFoundHandler((request, reply): FastifyReply => {
    return built && isPage(request) ? reply.sendFile('index.html') : sendUnknown(request, reply);
  });
}
