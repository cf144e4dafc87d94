/** Port of the browser tests' own server, and its operator's token. */
export const PORT = Number(process.env.E2E_PORT ?? 4630);
export const ADMIN_TOKEN = 'token-of-the-browser-tests';
