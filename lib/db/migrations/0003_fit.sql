CREATE TABLE "fit_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"wearer_id" uuid NOT NULL,
	"pattern_id" uuid,
	"pattern_name" text NOT NULL,
	"finding" text NOT NULL,
	"direction" text NOT NULL,
	"cm" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patterns" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fit_corrections" ADD CONSTRAINT "fit_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_corrections" ADD CONSTRAINT "fit_corrections_wearer_id_wearers_id_fk" FOREIGN KEY ("wearer_id") REFERENCES "public"."wearers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_corrections" ADD CONSTRAINT "fit_corrections_pattern_id_patterns_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."patterns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fit_corrections_wearer" ON "fit_corrections" USING btree ("wearer_id");--> statement-breakpoint
CREATE INDEX "fit_corrections_user" ON "fit_corrections" USING btree ("user_id");