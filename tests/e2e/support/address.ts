/** Where the browser tests' own server listens, and what its operator's token is. */
export const PORT = Number(process.env.E2E_PORT ?? 4630);
export const ADMIN_TOKEN = 'token-of-the-browser-tests';
