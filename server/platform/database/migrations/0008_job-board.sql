CREATE TABLE "job_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_listing_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" varchar(1000) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" integer NOT NULL,
	"job_listing_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_listing_id_pk" PRIMARY KEY("user_id","job_listing_id")
);
--> statement-breakpoint
DROP INDEX "job_listings_newest";--> statement-breakpoint
ALTER TABLE "job_listings" ALTER COLUMN "url" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ALTER COLUMN "posted_at" SET DATA TYPE date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "job_listing_id" integer;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "listed_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "checked_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "onet_soc_code" text;--> statement-breakpoint
ALTER TABLE "job_listings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "job_listings"."title" || ' ' || "job_listings"."company" || ' ' || coalesce("job_listings"."location", '') || ' ' || "job_listings"."description")) STORED;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_one_each" ON "job_reports" USING btree ("job_listing_id","user_id");--> statement-breakpoint
CREATE INDEX "job_reports_person" ON "job_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_reports_open" ON "job_reports" USING btree ("id") WHERE "job_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_listing" ON "saved_jobs" USING btree ("job_listing_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_listing_id_job_listings_id_fk" FOREIGN KEY ("job_listing_id") REFERENCES "public"."job_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_listing" ON "applications" USING btree ("user_id","job_listing_id");--> statement-breakpoint
CREATE INDEX "applications_of_listing" ON "applications" USING btree ("job_listing_id");--> statement-breakpoint
CREATE INDEX "job_listings_occupation" ON "job_listings" USING btree (left("onet_soc_code", 6));--> statement-breakpoint
CREATE INDEX "job_listings_words" ON "job_listings" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "job_listings_url" ON "job_listings" USING btree ("url");--> statement-breakpoint
CREATE INDEX "job_listings_newest" ON "job_listings" USING btree ("listed_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);