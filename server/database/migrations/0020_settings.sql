CREATE TABLE "player_settings" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_settings_object" CHECK (jsonb_typeof("player_settings"."settings") = 'object'),
	CONSTRAINT "player_settings_size" CHECK (octet_length("player_settings"."settings"::text) <= 4000)
);
--> statement-breakpoint
ALTER TABLE "player_settings" ADD CONSTRAINT "player_settings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;