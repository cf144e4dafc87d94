import type { Plugin, Rolldown } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/;

/**
 * Puts the page's own styles into the page: a request less before anything is shown. The server lets them pass by their
 * hash (`server/http/security.ts`). Scripts that name the file among what they need name the page's script instead,
 * which is there already.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('The build has no page');
        const [link = '', name = ''] = SHEET.exec(String(page.source)) ?? [];
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') return this.error('The page names no style sheet');
        const styles = `<style>${String(sheet.source).trim()}</style>`;
        page.source = String(page.source).replace(link, () => styles);
        delete bundle[name];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        for (const chunk of chunks) chunk.code = renamed(chunk, name, entry);
      },
    },
  };
}

const renamed = ({ code }: Rolldown.OutputChunk, sheet: string, entry: Rolldown.OutputChunk | undefined) =>
  entry === undefined ? code : code.replaceAll(`"${sheet}"`, `"${entry.fileName}"`);
