import { readToken, writeToken } from '../../src/api/token.ts';

/** Any text: the worker asks for none. */
const TOKEN = 'trial';

if (readToken() === null) writeToken(TOKEN);
