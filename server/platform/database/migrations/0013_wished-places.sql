CREATE TABLE "veteran_places" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"wished" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pay_basis" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "veteran_places" ADD CONSTRAINT "veteran_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;