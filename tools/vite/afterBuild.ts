import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * A plugin that works on the finished files of a build. Several run in the order in which they are listed.
 * @param work gets the folder of the build; `fail` ends the build with a message
 */
export function afterBuild(
  name: string,
  work: (folder: string, fail: (why: string) => never) => void,
): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(this: Rolldown.PluginContext) {
        work(folder, (why) => this.error(why));
      },
    },
  };
}
