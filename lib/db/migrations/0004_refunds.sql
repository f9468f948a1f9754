ALTER TABLE "invoices" ADD COLUMN "refunded_share" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_share" double precision DEFAULT 0 NOT NULL;