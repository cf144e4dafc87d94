import { checkNode } from './node.mjs';

checkNode();

// Loaded only now: on an old Node these files could not even be read.
import('./prepare.mjs').then(({ prepare }) => {
  prepare({ build: true });
  console.log('Starting the database and the server …');
  return import('../../build/server/main.js');
});
