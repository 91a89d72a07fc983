CREATE TABLE "record_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"field" text NOT NULL,
	"read_as" varchar(200),
	"is_job" boolean NOT NULL,
	"title" varchar(200) NOT NULL,
	"employer" varchar(200) NOT NULL,
	"place" varchar(200) NOT NULL,
	"start" varchar(20) NOT NULL,
	"end" varchar(20) NOT NULL,
	"current" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_jobs_field" CHECK ("record_jobs"."field" in ('postMilitaryExperience', 'priorExperience'))
);
--> statement-breakpoint
ALTER TABLE "record_jobs" ADD CONSTRAINT "record_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_jobs_heading" ON "record_jobs" USING btree ("user_id","field","read_as");