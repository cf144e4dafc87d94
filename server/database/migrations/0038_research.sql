CREATE TABLE "species_research" (
	"player_id" uuid NOT NULL,
	"species" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "species_research_player_id_species_pk" PRIMARY KEY("player_id","species"),
	CONSTRAINT "species_research_written_range" CHECK ("species_research"."written" between 0 and 2),
	CONSTRAINT "species_research_size" CHECK (octet_length("species_research"."counts"::text) <= 400)
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "species_research" ADD CONSTRAINT "species_research_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;