import type { IncomingMessage, ServerResponse } from 'node:http';
import { overrideAt, readAsset } from '../../assets/manifest/assetFiles.ts';

type Response = Pick<ServerResponse, 'statusCode' | 'setHeader'> & {
  end(body: Uint8Array | string): unknown;
};
type Handler = (request: Pick<IncomingMessage, 'url'>, response: Response, next: () => void) => void;

/** The part of Vite's server that is used. */
interface Server {
  readonly middlewares: { use(handler: Handler): unknown };
  readonly config: { readonly logger: { error(words: string): void } };
}

/**
 * Serves the designers' data files converted, as a build does. For a broken file it logs the error and answers with
 * status 500, which the game treats as a missing file.
 */
export function serveTranslated({ middlewares, config }: Server, root: string): void {
  middlewares.use((request, response, next) => {
    const [address = ''] = decodeURI(request.url ?? '').split('?');
    const asset = overrideAt(root, address);
    if (asset?.ending !== 'json') return next();
    response.setHeader('content-type', 'application/json');
    try {
      response.end(readAsset(asset));
    } catch (problem) {
      const words = problem instanceof Error ? problem.message : String(problem);
      config.logger.error(words);
      response.statusCode = 500;
      response.end(JSON.stringify({ message: words }));
    }
  });
}
