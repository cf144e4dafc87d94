-- Battles of tournaments had the English name of the tournament as their opponent; now they have their tier, which pages word.
UPDATE "battles" SET "opponent_name" = "tier" WHERE "tier" LIKE 'cup-%';--> statement-breakpoint
UPDATE "battle_records" SET "opponent" = "tier" WHERE "tier" LIKE 'cup-%';
