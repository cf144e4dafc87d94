ALTER TABLE "players" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "players_guests" ON "players" USING btree ("id") WHERE "players"."password_hash" is null;