import { prepare } from './prepare.mjs';

prepare({ build: true });
console.log('Starting the database and the server …');
await import('../../build/server/main.js');
