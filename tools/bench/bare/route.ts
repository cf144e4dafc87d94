import Fastify from 'fastify';
import { serveJobs } from '../shared/jobs.ts';

/** A server that only parses a body and answers with the same JSON as the game. */
const jobs = {
  async open({ replies }: { replies: Readonly<Record<string, unknown>> }): Promise<string> {
    const app = Fastify();
    for (const [path, reply] of Object.entries(replies)) app.post(path, async () => reply);
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
};
export type RouteJobs = typeof jobs;

serveJobs(jobs);
