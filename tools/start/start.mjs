import { checkNode } from './node.mjs';

checkNode();

// Imported late: an old Node cannot even parse these files.
import('./prepare.mjs').then(({ prepare }) => {
  prepare({ build: true });
  console.log('Starting the database and the server …');
  return import('../../build/server/main.js');
});
