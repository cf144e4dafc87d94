ALTER TABLE "players" ADD COLUMN "ember" text;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_ember_known" CHECK ("players"."ember" in ('banked', 'loose')) NOT VALID;