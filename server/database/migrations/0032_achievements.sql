CREATE TABLE "reached_achievements" (
	"player_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reached_achievements_player_id_achievement_pk" PRIMARY KEY("player_id","achievement")
);
--> statement-breakpoint
ALTER TABLE "reached_achievements" ADD CONSTRAINT "reached_achievements_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;