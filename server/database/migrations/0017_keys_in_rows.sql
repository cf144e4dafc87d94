ALTER TABLE "battles" ADD COLUMN "choice_keys" "bytea";--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "choice_version" integer;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "step_keys" "bytea";--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "step_reply" jsonb;