CREATE TABLE "claimed_quests" (
	"player_id" uuid NOT NULL,
	"quest" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claimed_quests_player_id_quest_pk" PRIMARY KEY("player_id","quest")
);
--> statement-breakpoint
CREATE TABLE "day_deeds" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"steps_before" bigint NOT NULL,
	CONSTRAINT "day_deeds_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
ALTER TABLE "claimed_quests" ADD CONSTRAINT "claimed_quests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_deeds" ADD CONSTRAINT "day_deeds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;