CREATE UNLOGGED TABLE "limit_counts" (
	"name" text NOT NULL,
	"key" "bytea" NOT NULL,
	"due" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_counts_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE INDEX "limit_counts_due" ON "limit_counts" USING btree ("due");