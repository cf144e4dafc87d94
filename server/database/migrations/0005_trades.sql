CREATE TABLE "creature_births" (
	"creature_id" uuid PRIMARY KEY NOT NULL,
	"born_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_counters" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"player_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"pokemon" jsonb NOT NULL,
	"pokemons" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_player_id_number_pk" PRIMARY KEY("player_id","number")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"maker_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"target_mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_two_players" CHECK ("offers"."maker_id" <> "offers"."lister_id")
);
--> statement-breakpoint
CREATE TABLE "trade_creatures" (
	"trade_id" bigint NOT NULL,
	"creature_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"species" text NOT NULL,
	"kind" smallint NOT NULL,
	"level" smallint NOT NULL,
	CONSTRAINT "trade_creatures_trade_id_creature_id_pk" PRIMARY KEY("trade_id","creature_id"),
	CONSTRAINT "trade_creatures_two_players" CHECK ("trade_creatures"."from_id" <> "trade_creatures"."to_id")
);
--> statement-breakpoint
CREATE TABLE "trade_sides" (
	"player_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"trade_id" bigint NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "trade_sides_player_id_number_pk" PRIMARY KEY("player_id","number"),
	CONSTRAINT "trade_sides_trade" UNIQUE("trade_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wanted" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wanted_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"species" text COLLATE "C" NOT NULL,
	"kind" smallint NOT NULL,
	"level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wanted_once" UNIQUE("player_id","species","kind","level"),
	CONSTRAINT "wanted_something" CHECK ("wanted"."species" <> '' or "wanted"."kind" <> 0),
	CONSTRAINT "wanted_kind_range" CHECK ("wanted"."kind" between 0 and 3),
	CONSTRAINT "wanted_level_range" CHECK ("wanted"."level" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "creatures" ADD COLUMN "listing" bigint;--> statement-breakpoint
ALTER TABLE "creatures" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "creatures" ADD COLUMN "offer_mark" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_maker_id_players_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_lister_id_players_id_fk" FOREIGN KEY ("lister_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_target_id_creatures_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."creatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_creatures" ADD CONSTRAINT "trade_creatures_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_creatures" ADD CONSTRAINT "trade_creatures_from_id_players_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_creatures" ADD CONSTRAINT "trade_creatures_to_id_players_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_sides" ADD CONSTRAINT "trade_sides_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_sides" ADD CONSTRAINT "trade_sides_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_sides" ADD CONSTRAINT "trade_sides_other_id_players_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("player_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_read" ON "notices" USING btree ("read_at") WHERE "notices"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notices_wanted" ON "notices" USING btree ("player_id",("pokemon" ->> 'id')) WHERE "notices"."kind" = 'wanted';--> statement-breakpoint
CREATE INDEX "offers_target" ON "offers" USING btree ("target_id","number");--> statement-breakpoint
CREATE INDEX "offers_lister" ON "offers" USING btree ("lister_id");--> statement-breakpoint
CREATE INDEX "offers_maker" ON "offers" USING btree ("maker_id","target_id");--> statement-breakpoint
CREATE INDEX "trade_creatures_creature" ON "trade_creatures" USING btree ("creature_id","trade_id");--> statement-breakpoint
CREATE INDEX "wanted_matching" ON "wanted" USING btree ("species","kind","number");--> statement-breakpoint
CREATE INDEX "creatures_market" ON "creatures" USING btree ("listing","kind","level","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_market_level" ON "creatures" USING btree ("level","listing","kind","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_market_species" ON "creatures" USING btree ("species","kind","listing","level","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_market_cells" ON "creatures" USING btree ("species","kind","level","listing","player_id") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_in_trade" ON "creatures" USING btree ("player_id","listing") WHERE "creatures"."listing" is not null;--> statement-breakpoint
CREATE INDEX "creatures_in_offer" ON "creatures" USING btree ("offer_id") WHERE "creatures"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "creatures_offered" ON "creatures" USING btree ("player_id") WHERE "creatures"."offer_id" is not null;--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_one_place" CHECK (num_nonnulls("creatures"."team_order", "creatures"."listing", "creatures"."offer_id") <= 1);--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_favourites_stay" CHECK (not "creatures"."favourite" or num_nonnulls("creatures"."listing", "creatures"."offer_id") = 0);--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_offer_mark" CHECK (("creatures"."offer_id" is null) = ("creatures"."offer_mark" is null));--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE SEQUENCE "listings_number_seq" OWNED BY "creatures"."listing";--> statement-breakpoint
CREATE FUNCTION note_creature_birth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO creature_births (creature_id) VALUES (NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER creatures_birth AFTER INSERT ON creatures FOR EACH ROW EXECUTE FUNCTION note_creature_birth();
--> statement-breakpoint
INSERT INTO creature_births (creature_id, born_at) SELECT id, created_at FROM creatures;
