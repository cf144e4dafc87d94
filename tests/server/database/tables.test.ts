import { expect, it } from 'vitest';
import { describeTables } from '../../support/database/describeTables.ts';
import { startServer } from '../../support/server.ts';

const HEAD = `-- The tables as they are after all migrations, made by \`npm run schema\` to be read in one place. Why they are so is told in
-- server/database/schema; what the triggers do, in server/database/functions.
`;

it('the tables are written down as the migrations have made them', async () => {
  const server = await startServer();
  await expect(
    `${HEAD}\n${await describeTables(server)}\n`,
    'server/database/schema.sql is not what the migrations make of an empty database. `npm run schema` writes it anew.',
  ).toMatchFileSnapshot('../../../server/database/schema.sql');
  await server.close();
});
