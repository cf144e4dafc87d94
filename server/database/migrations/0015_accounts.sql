CREATE TABLE "deleted_accounts" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"player_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_player_id_code_hash_pk" PRIMARY KEY("player_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "coin_ledger" DROP CONSTRAINT "coin_ledger_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "trade_creatures" DROP CONSTRAINT "trade_creatures_from_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "trade_creatures" DROP CONSTRAINT "trade_creatures_to_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "trade_sides" DROP CONSTRAINT "trade_sides_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "trade_sides" DROP CONSTRAINT "trade_sides_other_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_accounts_time" ON "deleted_accounts" USING btree ("deleted_at");