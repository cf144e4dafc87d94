CREATE TABLE "camp_pieces" (
	"player_id" uuid NOT NULL,
	"spot" text NOT NULL,
	"piece" text NOT NULL,
	CONSTRAINT "camp_pieces_player_id_spot_pk" PRIMARY KEY("player_id","spot"),
	CONSTRAINT "camp_pieces_once" UNIQUE("player_id","piece")
);
--> statement-breakpoint
ALTER TABLE "camp_pieces" ADD CONSTRAINT "camp_pieces_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;