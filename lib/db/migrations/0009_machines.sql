CREATE TABLE "built_files" (
	"path" text PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_due";--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "links_withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "built_files_seen" ON "built_files" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_after") WHERE "jobs"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "jobs_held" ON "jobs" USING btree ("lease_until") WHERE "jobs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("run_after") WHERE "jobs"."status" in ('done', 'failed');