CREATE TABLE "gym_victories" (
	"player_id" uuid NOT NULL,
	"gym_id" text NOT NULL,
	"beaten_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gym_victories_player_id_gym_id_pk" PRIMARY KEY("player_id","gym_id")
);
--> statement-breakpoint
CREATE TABLE "team_strengths" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"strength" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "prize" bigint;--> statement-breakpoint
ALTER TABLE "gym_victories" ADD CONSTRAINT "gym_victories_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_strengths" ADD CONSTRAINT "team_strengths_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_strengths_order" ON "team_strengths" USING btree ("strength","player_id");--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_prize_range" CHECK ("battles"."prize" >= 0);--> statement-breakpoint
CREATE FUNCTION note_team_strength(player uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	total integer;
BEGIN
	SELECT sum(level::integer * level) INTO total FROM creatures WHERE player_id = player AND team_order IS NOT NULL;
	IF total IS NULL THEN
		DELETE FROM team_strengths WHERE player_id = player;
	ELSE
		INSERT INTO team_strengths (player_id, strength) VALUES (player, total)
		ON CONFLICT (player_id) DO UPDATE SET strength = excluded.strength
		WHERE team_strengths.strength <> excluded.strength;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_team_strength() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.team_order IS NOT NULL THEN
		PERFORM note_team_strength(OLD.player_id);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.team_order IS NOT NULL THEN
		PERFORM note_team_strength(NEW.player_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creatures_team_strength AFTER INSERT OR DELETE OR UPDATE OF player_id, level, team_order ON creatures
FOR EACH ROW EXECUTE FUNCTION keep_team_strength();
--> statement-breakpoint
INSERT INTO team_strengths (player_id, strength)
SELECT player_id, sum(level::integer * level) FROM creatures WHERE team_order IS NOT NULL GROUP BY player_id;
