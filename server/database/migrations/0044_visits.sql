CREATE TABLE "quest_visits" (
	"player_id" uuid NOT NULL,
	"visit" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quest_visits_player_id_visit_pk" PRIMARY KEY("player_id","visit"),
	CONSTRAINT "quest_visits_size" CHECK (length("quest_visits"."visit") <= 80)
);
--> statement-breakpoint
ALTER TABLE "quest_visits" ADD CONSTRAINT "quest_visits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;