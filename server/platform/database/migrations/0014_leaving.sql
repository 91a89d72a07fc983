CREATE TABLE "leaving_done" (
	"user_id" integer NOT NULL,
	"entry" varchar(80) NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaving_done_user_id_entry_pk" PRIMARY KEY("user_id","entry")
);
--> statement-breakpoint
CREATE TABLE "leaving_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"last_day" date NOT NULL,
	"leave_days" integer NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"reminded_on" date,
	"feed_token_hash" text,
	"feed_made_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaving_plans_feedTokenHash_unique" UNIQUE("feed_token_hash"),
	CONSTRAINT "leaving_plans_kind" CHECK ("leaving_plans"."kind" in ('separation', 'retirement', 'orders-end')),
	CONSTRAINT "leaving_plans_leave_days" CHECK ("leaving_plans"."leave_days" between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "leaving_done" ADD CONSTRAINT "leaving_done_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_plans" ADD CONSTRAINT "leaving_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;