DROP TRIGGER creatures_counts ON creatures;--> statement-breakpoint
DROP INDEX "creatures_by_species";--> statement-breakpoint
ALTER TABLE "creature_counts" ALTER COLUMN "species" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "creatures" ALTER COLUMN "species" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
CREATE INDEX "creatures_by_species" ON "creatures" USING btree ("player_id","species","level","number","kind","exp");--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_creature_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE creature_counts SET owned = owned - 1
		WHERE player_id = OLD.player_id AND species IN ('', OLD.species) AND kind = OLD.kind AND favourite = OLD.favourite;
		DELETE FROM creature_counts
		WHERE player_id = OLD.player_id AND species IN ('', OLD.species) AND kind = OLD.kind AND favourite = OLD.favourite
			AND owned = 0;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO creature_counts AS c (player_id, species, kind, favourite, owned)
		VALUES (NEW.player_id, NEW.species, NEW.kind, NEW.favourite, 1), (NEW.player_id, '', NEW.kind, NEW.favourite, 1)
		ON CONFLICT (player_id, species, kind, favourite) DO UPDATE SET owned = c.owned + 1;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creatures_counts AFTER INSERT OR DELETE OR UPDATE OF player_id, species, kind, favourite ON creatures
FOR EACH ROW EXECUTE FUNCTION keep_creature_counts();
--> statement-breakpoint
INSERT INTO creature_counts (player_id, species, kind, favourite, owned)
SELECT player_id, '', kind, favourite, sum(owned) FROM creature_counts GROUP BY player_id, kind, favourite;
