UPDATE "idempotency_keys" SET "reply" = jsonb_build_object('pokemons', "reply")
WHERE "call" IN ('acceptTradeOffer', 'rejectTradeOffer') AND jsonb_typeof("reply") = 'array';--> statement-breakpoint
UPDATE "idempotency_keys" SET "reply" = jsonb_build_object('battleDetails', "reply")
WHERE "call" = 'startGoldBattle' AND "reply" ? 'battleType';
