CREATE TABLE "creature_boxes" (
	"player_id" uuid NOT NULL,
	"box" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "creature_boxes_player_id_box_pk" PRIMARY KEY("player_id","box"),
	CONSTRAINT "creature_boxes_box_range" CHECK ("creature_boxes"."box" between 1 and 12),
	CONSTRAINT "creature_boxes_name_length" CHECK (char_length("creature_boxes"."name") between 1 and 16)
);
--> statement-breakpoint
ALTER TABLE "creatures" ADD COLUMN "box" smallint;--> statement-breakpoint
ALTER TABLE "creature_boxes" ADD CONSTRAINT "creature_boxes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creatures_in_box" ON "creatures" USING btree ("player_id","box","kind","number") WHERE "creatures"."box" is not null;--> statement-breakpoint
ALTER TABLE "creatures" ADD CONSTRAINT "creatures_box_range" CHECK ("creatures"."box" between 1 and 12) NOT VALID;