CREATE TABLE "creature_counts" (
	"player_id" uuid NOT NULL,
	"species" text NOT NULL,
	"kind" smallint NOT NULL,
	"favourite" boolean NOT NULL,
	"owned" integer NOT NULL,
	CONSTRAINT "creature_counts_player_id_species_kind_favourite_pk" PRIMARY KEY("player_id","species","kind","favourite"),
	CONSTRAINT "creature_counts_owned_range" CHECK ("creature_counts"."owned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "battle_counts" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "battle_counts_player_id_kind_result_pk" PRIMARY KEY("player_id","kind","result")
);
--> statement-breakpoint
CREATE TABLE "battle_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "battle_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opponent" text NOT NULL,
	"gym_id" text,
	"tier" text,
	"map_name" text,
	"result" text NOT NULL,
	"rounds" integer NOT NULL,
	"setup" jsonb,
	"choices" jsonb,
	"growth" jsonb NOT NULL,
	"prize" bigint,
	"coins" bigint NOT NULL,
	"exp" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battle_records_result" CHECK ("battle_records"."result" in ('win', 'lose', 'caught', 'fled'))
);
--> statement-breakpoint
CREATE TABLE "player_streaks" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"current" integer NOT NULL,
	"best" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "coin_ledger_player";--> statement-breakpoint
DROP INDEX "creatures_owned";--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "coins_won" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "exp_won" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "creatures" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creature_counts" ADD CONSTRAINT "creature_counts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_counts" ADD CONSTRAINT "battle_counts_player_id_battles_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."battles"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_records" ADD CONSTRAINT "battle_records_player_id_battles_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."battles"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_streaks" ADD CONSTRAINT "player_streaks_player_id_battles_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."battles"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_records_player" ON "battle_records" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "battle_records_playable" ON "battle_records" USING btree ("player_id","id") WHERE "battle_records"."setup" is not null;--> statement-breakpoint
CREATE INDEX "creatures_by_level" ON "creatures" USING btree ("player_id","level","number","kind");--> statement-breakpoint
CREATE INDEX "creatures_by_exp" ON "creatures" USING btree ("player_id","exp","number","kind");--> statement-breakpoint
CREATE INDEX "creatures_by_species" ON "creatures" USING btree ("player_id","species","level","number","kind");--> statement-breakpoint
CREATE INDEX "creatures_special" ON "creatures" USING btree ("player_id","kind","number") WHERE "creatures"."kind" >= 2;--> statement-breakpoint
CREATE INDEX "creatures_favourite" ON "creatures" USING btree ("player_id","number") WHERE "creatures"."favourite";--> statement-breakpoint
CREATE INDEX "creatures_owned" ON "creatures" USING btree ("player_id","number","kind");--> statement-breakpoint
UPDATE coin_ledger l SET number = counted.number FROM (
	SELECT id, row_number() OVER (PARTITION BY player_id ORDER BY id) AS number FROM coin_ledger
) counted WHERE counted.id = l.id;
--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD CONSTRAINT "coin_ledger_number" UNIQUE("player_id","number");--> statement-breakpoint
CREATE FUNCTION number_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.number := coalesce((SELECT max(number) FROM coin_ledger WHERE player_id = NEW.player_id), 0) + 1;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER coin_ledger_count BEFORE INSERT ON coin_ledger FOR EACH ROW EXECUTE FUNCTION number_ledger_entry();
--> statement-breakpoint
CREATE FUNCTION keep_creature_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE creature_counts SET owned = owned - 1
		WHERE (player_id, species, kind, favourite) = (OLD.player_id, OLD.species, OLD.kind, OLD.favourite);
		DELETE FROM creature_counts
		WHERE (player_id, species, kind, favourite) = (OLD.player_id, OLD.species, OLD.kind, OLD.favourite) AND owned = 0;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO creature_counts AS c (player_id, species, kind, favourite, owned)
		VALUES (NEW.player_id, NEW.species, NEW.kind, NEW.favourite, 1)
		ON CONFLICT (player_id, species, kind, favourite) DO UPDATE SET owned = c.owned + 1;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creatures_counts AFTER INSERT OR DELETE OR UPDATE OF player_id, species, kind, favourite ON creatures
FOR EACH ROW EXECUTE FUNCTION keep_creature_counts();
--> statement-breakpoint
INSERT INTO creature_counts (player_id, species, kind, favourite, owned)
SELECT player_id, species, kind, favourite, count(*) FROM creatures GROUP BY player_id, species, kind, favourite;
--> statement-breakpoint
CREATE FUNCTION keep_streak(player uuid, outcome text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF outcome = 'win' THEN
		INSERT INTO player_streaks AS s (player_id, current, best) VALUES (player, 1, 1)
		ON CONFLICT (player_id) DO UPDATE SET current = s.current + 1, best = greatest(s.best, s.current + 1);
	ELSIF outcome IN ('lose', 'fled') THEN
		UPDATE player_streaks SET current = 0 WHERE player_id = player AND current > 0;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_battle(b battles, outcome text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	playable constant boolean := jsonb_array_length(b.choices) <= 400;
BEGIN
	INSERT INTO battle_records (player_id, kind, opponent, gym_id, tier, map_name, result, rounds, setup, choices,
		growth, prize, coins, exp, started_at)
	VALUES (b.player_id, b.setup ->> 'kind', coalesce(b.opponent_name, b.setup #>> '{opponents,0,species}'), b.gym_id,
		b.tier, b.map_name, outcome, b.round, CASE WHEN playable THEN b.setup END, CASE WHEN playable THEN b.choices END,
		b.growth, b.prize, b.coins_won, b.exp_won, b.started_at);
	UPDATE battle_records SET setup = NULL, choices = NULL, growth = '[]' WHERE id IN (
		SELECT id FROM battle_records WHERE player_id = b.player_id AND setup IS NOT NULL ORDER BY id DESC OFFSET 30);
	DELETE FROM battle_records WHERE id IN (
		SELECT id FROM battle_records WHERE player_id = b.player_id ORDER BY id DESC OFFSET 500);
	INSERT INTO battle_counts AS c (player_id, kind, result, count) VALUES (b.player_id, b.setup ->> 'kind', outcome, 1)
	ON CONFLICT (player_id, kind, result) DO UPDATE SET count = c.count + 1;
	PERFORM keep_streak(b.player_id, outcome);
END $$;
--> statement-breakpoint
CREATE FUNCTION file_ended_battle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM file_battle(NEW, NEW.page);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_fled_battle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM file_battle(OLD, 'fled');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER battles_ended AFTER UPDATE OF page ON battles FOR EACH ROW
WHEN (NEW.page IN ('win', 'lose', 'caught') AND NEW.page <> OLD.page) EXECUTE FUNCTION file_ended_battle();
--> statement-breakpoint
CREATE TRIGGER battles_fled AFTER UPDATE OF choices ON battles FOR EACH ROW
WHEN (OLD.page NOT IN ('win', 'lose', 'caught') AND NEW.choices = '[]' AND OLD.choices <> '[]')
EXECUTE FUNCTION file_fled_battle();