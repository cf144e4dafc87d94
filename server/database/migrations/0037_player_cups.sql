CREATE TABLE "player_cups" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"cup" text,
	"won" smallint DEFAULT 0 NOT NULL,
	"fighting" boolean DEFAULT false NOT NULL,
	"team" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"day" date NOT NULL,
	"entries" smallint DEFAULT 0 NOT NULL,
	"ribbons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "player_cups_counts" CHECK (won between 0 and 20 and entries between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "player_cups" ADD CONSTRAINT "player_cups_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;