import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const created = () => moment('created_at').notNull().defaultNow();
/** Text that is sorted by its bytes, whatever the language of the database. */
export const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
