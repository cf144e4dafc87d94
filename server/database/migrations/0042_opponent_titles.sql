ALTER TABLE "battles" ADD COLUMN "opponent_title" text;
