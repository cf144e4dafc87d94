ALTER TABLE "players" ADD COLUMN "switched" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_switched_object" CHECK (jsonb_typeof("players"."switched") = 'object') NOT VALID;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_switched_size" CHECK (octet_length("players"."switched"::text) <= 400) NOT VALID;