import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { checkNode } from './node.mjs';

/** Brings a fresh clone, or one after a pull, to where the server and the tests can run. */
export function prepare({ build: wanted }) {
  checkNode();
  // A server that is built already starts from an installation for production, too.
  install({ workshop: !wanted || !isBuilt() });
  if (wanted) build();
}
