CREATE TABLE "found_things" (
	"player_id" uuid NOT NULL,
	"thing" text NOT NULL,
	"found_on" date NOT NULL,
	CONSTRAINT "found_things_player_id_thing_pk" PRIMARY KEY("player_id","thing")
);
--> statement-breakpoint
ALTER TABLE "found_things" ADD CONSTRAINT "found_things_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;