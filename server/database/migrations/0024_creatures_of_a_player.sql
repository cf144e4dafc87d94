-- Of a million players most have few creatures. PostgreSQL then planned every list as one of few, and read all creatures of a collector
-- for a page of ten. This says that a player has fifty; for those who have fewer, the plans for fifty are as good.
ALTER TABLE "creatures" ALTER COLUMN "player_id" SET (n_distinct = -0.02);--> statement-breakpoint
ANALYZE "creatures";
