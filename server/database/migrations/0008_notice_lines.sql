DROP INDEX "notices_unread";--> statement-breakpoint
DROP INDEX "notices_read";--> statement-breakpoint
DROP INDEX "notices_wanted";--> statement-breakpoint
DROP INDEX "wanted_matching";--> statement-breakpoint
ALTER TABLE "notice_counters" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_counters" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wanted" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TEMPORARY TABLE notices_kept AS
SELECT player_id, number, kind, user_id, pokemon, pokemons, created_at, read_at FROM (
	SELECT lines.*, row_number() OVER (PARTITION BY player_id ORDER BY number DESC) AS place FROM (
		SELECT DISTINCT ON (latest.player_id, latest.user_id, latest.pokemon ->> 'id') latest.*
		FROM notice_counters c CROSS JOIN LATERAL (
			SELECT * FROM notices WHERE player_id = c.player_id ORDER BY number DESC LIMIT 10000
		) latest
		ORDER BY latest.player_id, latest.user_id, latest.pokemon ->> 'id', latest.number DESC
	) lines
) placed WHERE place <= 500;
--> statement-breakpoint
TRUNCATE notices;--> statement-breakpoint
INSERT INTO notices (player_id, number, kind, user_id, pokemon, pokemons, created_at, read_at)
SELECT player_id, number, kind, user_id, pokemon, pokemons, created_at, read_at FROM notices_kept;
--> statement-breakpoint
DROP TABLE notices_kept;--> statement-breakpoint
UPDATE notice_counters c SET kept = counted.kept, unread = counted.unread FROM (
	SELECT player_id, count(*) AS kept, count(*) FILTER (WHERE read_at IS NULL) AS unread FROM notices GROUP BY player_id
) counted WHERE counted.player_id = c.player_id;
--> statement-breakpoint
UPDATE wanted w SET seen_at = coalesce(
	(SELECT max(used_at) FROM sessions s WHERE s.player_id = w.player_id), w.created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_line" ON "notices" USING btree ("player_id",("pokemon" ->> 'id'),"user_id");--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wanted_matching" ON "wanted" USING btree ("species","kind","seen_at","level","player_id");--> statement-breakpoint
CREATE FUNCTION keep_notice_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE notice_counters c SET kept = c.kept - r.lines, unread = c.unread - r.unread FROM (
			SELECT player_id, count(*) AS lines, count(*) FILTER (WHERE read_at IS NULL) AS unread FROM removed GROUP BY player_id
		) r WHERE r.player_id = c.player_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE notice_counters c SET kept = c.kept + a.lines, unread = c.unread + a.unread FROM (
			SELECT player_id, count(*) AS lines, count(*) FILTER (WHERE read_at IS NULL) AS unread FROM added GROUP BY player_id
		) a WHERE a.player_id = c.player_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notices_added AFTER INSERT ON notices REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();
--> statement-breakpoint
CREATE TRIGGER notices_changed AFTER UPDATE ON notices REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();
--> statement-breakpoint
CREATE TRIGGER notices_removed AFTER DELETE ON notices REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();
--> statement-breakpoint
CREATE FUNCTION note_seeker_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE wanted SET seen_at = NEW.used_at WHERE player_id = NEW.player_id AND seen_at < NEW.used_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF used_at ON sessions
FOR EACH ROW EXECUTE FUNCTION note_seeker_seen();
