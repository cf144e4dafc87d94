DELETE FROM "idempotency_keys" WHERE "created_at" < now() - interval '24 hours';--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_sender_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "call" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (coalesce(octet_length(reply::text), 0)) STORED;--> statement-breakpoint
DELETE FROM "idempotency_keys" k USING (
	SELECT sender, key, row_number() OVER newest AS place, sum(bytes) OVER newest AS held
	FROM "idempotency_keys" WHERE sender <> 'admin'
	WINDOW newest AS (PARTITION BY sender ORDER BY created_at DESC, key ROWS UNBOUNDED PRECEDING)
) kept WHERE (k.sender, k.key) = (kept.sender, kept.key) AND (kept.place > 100 OR kept.held > 524288);
--> statement-breakpoint
UPDATE "idempotency_keys" SET "call" = CASE
	WHEN sender = 'admin' THEN 'grant'
	WHEN reply ? 'battleType' THEN 'startGoldBattle'
	WHEN reply ? 'evolved' THEN 'evolve'
	WHEN reply ? 'offer' THEN 'makeTradeOffer'
	WHEN reply ? 'items' THEN 'purchase'
	ELSE 'acceptTradeOffer' END;
--> statement-breakpoint
INSERT INTO "idempotency_keys" (sender, call, key, request, reply, created_at)
SELECT sender, other, key, request, reply, created_at FROM "idempotency_keys", unnest(ARRAY['rejectTradeOffer', 'chooseStarter']) other
WHERE "call" = 'acceptTradeOffer';
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "call" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_sender_call_key_pk" PRIMARY KEY("sender","call","key");
