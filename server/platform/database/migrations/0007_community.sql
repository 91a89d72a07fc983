CREATE TABLE "forum_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"display_name" varchar(30) NOT NULL,
	"name_key" varchar(60) NOT NULL,
	"posts_made" integer DEFAULT 0 NOT NULL,
	"hour_started_at" timestamp with time zone,
	"hour_posts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer NOT NULL,
	"thread_id" integer,
	"reply_id" integer,
	"reason" varchar(40) NOT NULL,
	"details" varchar(1000),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "forum_reports_one_post" CHECK (num_nonnulls("forum_reports"."thread_id", "forum_reports"."reply_id") = 1)
);
--> statement-breakpoint
DROP INDEX "forum_threads_newest";--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "hidden_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "forum_replies"."content")) STORED;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "category" varchar(40) DEFAULT 'life' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "reply_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "last_activity_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "hidden_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "locked_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "forum_threads"."title" || ' ' || "forum_threads"."content")) STORED;--> statement-breakpoint
ALTER TABLE "forum_members" ADD CONSTRAINT "forum_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_members_name" ON "forum_members" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_thread" ON "forum_reports" USING btree ("thread_id","reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_reply" ON "forum_reports" USING btree ("reply_id","reporter_id");--> statement-breakpoint
CREATE INDEX "forum_reports_reporter" ON "forum_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "forum_reports_open" ON "forum_reports" USING btree ("id") WHERE "forum_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "forum_replies_words" ON "forum_replies" USING gin ("words");--> statement-breakpoint
CREATE INDEX "forum_threads_active" ON "forum_threads" USING btree ("last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_threads_category" ON "forum_threads" USING btree ("category","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_threads_words" ON "forum_threads" USING gin ("words");--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_replies" CHECK ("forum_threads"."reply_count" >= 0);