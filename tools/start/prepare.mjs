import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { checkNode } from './node.mjs';

/** Prepares a clone, fresh or after a pull, so that the server and the tests can run: installs and builds. */
export function prepare({ build: wanted }) {
  checkNode();
  // A server that is already built needs only a production installation.
  install({ workshop: !wanted || !isBuilt() });
  if (wanted) build();
}
