DROP INDEX "creatures_market_kind";--> statement-breakpoint
DROP INDEX "creatures_market_cells";--> statement-breakpoint
DROP INDEX "creatures_market_species";--> statement-breakpoint
DROP INDEX "creatures_in_trade";--> statement-breakpoint
CREATE INDEX "creatures_market_species_level" ON "creatures" USING btree ("species","level","listing","kind","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_rare" ON "creatures" USING btree ("kind","listing","level","player_id") WHERE "creatures"."listing" is not null and "creatures"."kind" >= 2;--> statement-breakpoint
CREATE INDEX "creatures_rare_level" ON "creatures" USING btree ("kind","level","listing","player_id") WHERE "creatures"."listing" is not null and "creatures"."kind" >= 2;--> statement-breakpoint
CREATE INDEX "creatures_rare_species" ON "creatures" USING btree ("species","kind","listing","level","player_id") WHERE "creatures"."listing" is not null and "creatures"."kind" >= 2;--> statement-breakpoint
CREATE INDEX "creatures_rare_species_level" ON "creatures" USING btree ("species","kind","level","listing","player_id") WHERE "creatures"."listing" is not null and "creatures"."kind" >= 2;--> statement-breakpoint
CREATE INDEX "pokedex_entries_caught" ON "pokedex_entries" USING btree ("player_id","species") WHERE "pokedex_entries"."caught_at" is not null;--> statement-breakpoint
CREATE INDEX "creatures_market_species" ON "creatures" USING btree ("species","listing","level","kind","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_in_trade" ON "creatures" USING btree ("player_id","listing","species","kind","level") WHERE "creatures"."listing" is not null;