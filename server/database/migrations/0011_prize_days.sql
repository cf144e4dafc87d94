CREATE TABLE "prize_days" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"winnings" bigint NOT NULL,
	"wins" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prize_days" ADD CONSTRAINT "prize_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;