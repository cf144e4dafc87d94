-- A round rewrites the state of a battle. Of most battles it is a little too large for PostgreSQL to leave it in the row, so it was written
-- in pieces to a second table with an index of its own. MAIN keeps what changes in the row, compressed; the setup, which never changes,
-- goes out first. The room beside the rows takes their next versions, so that no index changes.
ALTER TABLE "battles"
  ALTER COLUMN "state" SET STORAGE MAIN,
  ALTER COLUMN "choices" SET STORAGE MAIN,
  ALTER COLUMN "growth" SET STORAGE MAIN,
  ALTER COLUMN "choice_keys" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "battles" SET (fillfactor = 60);
