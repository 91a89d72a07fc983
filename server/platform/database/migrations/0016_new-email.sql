ALTER TABLE "users" ADD COLUMN "new_email" varchar(100);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_expires" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_newEmailToken_unique" UNIQUE("new_email_token");