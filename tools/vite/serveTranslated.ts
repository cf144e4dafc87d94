import type { ViteDevServer } from 'vite';
import { overrideAt, readAsset } from './assetFiles.ts';

/**
 * Serves the designers' data files translated, as a build does. One that is broken is an error in words, and for the
 * game a missing file.
 */
export function serveTranslated({ middlewares, config }: ViteDevServer, root: string): void {
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
