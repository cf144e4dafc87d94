CREATE TABLE "bag_items" (
	"player_id" uuid NOT NULL,
	"item" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bag_items_player_id_item_pk" PRIMARY KEY("player_id","item"),
	CONSTRAINT "bag_items_quantity_range" CHECK ("bag_items"."quantity" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"round" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"setup" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"map_name" text,
	"opponent_name" text,
	"gym_id" text,
	"growth" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battles_round_range" CHECK ("battles"."round" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coin_ledger_amount_counts" CHECK ("coin_ledger"."amount" <> 0),
	CONSTRAINT "coin_ledger_balance_range" CHECK ("coin_ledger"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "creatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "creatures_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"species" text NOT NULL,
	"kind" smallint NOT NULL,
	"level" smallint NOT NULL,
	"exp" integer NOT NULL,
	"moves" text[] NOT NULL,
	"team_order" smallint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creatures_team_order" UNIQUE("player_id","team_order") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "creatures_kind_range" CHECK ("creatures"."kind" between 0 and 3),
	CONSTRAINT "creatures_level_range" CHECK ("creatures"."level" between 1 and 100),
	CONSTRAINT "creatures_exp_range" CHECK ("creatures"."exp" >= 0),
	CONSTRAINT "creatures_four_slots" CHECK (cardinality("creatures"."moves") = 4),
	CONSTRAINT "creatures_team_order_range" CHECK ("creatures"."team_order" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"request" "bytea" NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_sender_key_pk" PRIMARY KEY("sender","key")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"name_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	"map_name" text NOT NULL,
	"cell_x" smallint NOT NULL,
	"cell_y" smallint NOT NULL,
	"encounter" jsonb,
	"dice" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"steps" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "players_coins_range" CHECK ("players"."coins" between 0 and 9007199254740991),
	CONSTRAINT "players_cell_range" CHECK ("players"."cell_x" between 0 and 30 and "players"."cell_y" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "pokedex_entries" (
	"player_id" uuid NOT NULL,
	"species" text NOT NULL,
	"kind" smallint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"caught_at" timestamp with time zone,
	CONSTRAINT "pokedex_entries_player_id_species_kind_pk" PRIMARY KEY("player_id","species","kind"),
	CONSTRAINT "pokedex_entries_kind_range" CHECK ("pokedex_entries"."kind" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bag_items" ADD CONSTRAINT "bag_items_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_ledger" ADD CONSTRAINT "coin_ledger_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pokedex_entries" ADD CONSTRAINT "pokedex_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_ledger_player" ON "coin_ledger" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "creatures_owned" ON "creatures" USING btree ("player_id","number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ("used_at");