ALTER TABLE "creatures" ADD COLUMN "nickname" text;--> statement-breakpoint
-- No creature has a nickname yet: nothing need be read to validate it.
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_nickname_length" CHECK (char_length("creatures"."nickname") between 1 and 12) NOT VALID;
