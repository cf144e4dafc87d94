/** All tables with their constraints. Functions and triggers are in `functions/`. */
export * from './schema/battles.ts';
export * from './schema/camp.ts';
export * from './schema/creatures.ts';
export * from './schema/cups.ts';
export * from './schema/history.ts';
export * from './schema/moderation.ts';
export * from './schema/players.ts';
export * from './schema/possessions.ts';
export * from './schema/quests.ts';
export * from './schema/trades.ts';
