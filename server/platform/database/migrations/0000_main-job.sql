CREATE SEQUENCE "public"."document_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"job_title" varchar(200) NOT NULL,
	"company" varchar(200) NOT NULL,
	"location" varchar(200),
	"status" text DEFAULT 'applied' NOT NULL,
	"job_match_id" integer,
	"resume_id" integer,
	"applied_date" date,
	"last_contact_date" date,
	"interview_date" date,
	"offer_date" date,
	"salary" varchar(100),
	"notes" varchar(5000),
	"contact_person" varchar(200),
	"contact_email" varchar(100),
	"contact_phone" varchar(30),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('applied', 'interviewing', 'offered', 'rejected', 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "strengths_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strengths_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"strengths_profile" jsonb NOT NULL,
	"leadership_style" text,
	"problem_solving_style" text,
	"work_environment" text,
	"communication_style" text,
	"enhanced_assessment_data" jsonb,
	"relationship_building_score" integer DEFAULT 0 NOT NULL,
	"strategic_thinking_score" integer DEFAULT 0 NOT NULL,
	"execution_score" integer DEFAULT 0 NOT NULL,
	"influence_score" integer DEFAULT 0 NOT NULL,
	"military_translation_score" integer DEFAULT 0 NOT NULL,
	"adaptability_score" integer DEFAULT 0 NOT NULL,
	"career_development_score" integer DEFAULT 0 NOT NULL,
	"workplace_readiness_score" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strengths_assessments_kind" CHECK ("strengths_assessments"."kind" in ('basic', 'enhanced')),
	CONSTRAINT "strengths_assessments_scores" CHECK (least("strengths_assessments"."relationship_building_score", "strengths_assessments"."strategic_thinking_score", "strengths_assessments"."execution_score", "strengths_assessments"."influence_score", "strengths_assessments"."military_translation_score", "strengths_assessments"."adaptability_score", "strengths_assessments"."career_development_score", "strengths_assessments"."workplace_readiness_score") >= 0 and greatest("strengths_assessments"."relationship_building_score", "strengths_assessments"."strategic_thinking_score", "strengths_assessments"."execution_score", "strengths_assessments"."influence_score", "strengths_assessments"."military_translation_score", "strengths_assessments"."adaptability_score", "strengths_assessments"."career_development_score", "strengths_assessments"."workplace_readiness_score") <= 15)
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" varchar(200) NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" varchar(200) NOT NULL,
	"company" varchar(200) NOT NULL,
	"description" text NOT NULL,
	"location" varchar(200),
	"salary_range" varchar(100),
	"url" text,
	"source" varchar(200),
	"posted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_roadmaps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_roadmaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_match_id" integer NOT NULL,
	"stage" integer NOT NULL,
	"title" text NOT NULL,
	"avg_salary" text,
	"avg_salary_dollars" integer,
	"ai_risk" text,
	"timeframe" text,
	"learn" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_roadmaps_stage_range" CHECK ("career_roadmaps"."stage" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"provider" text,
	"description" text,
	"duration_weeks" integer,
	"cost" text,
	"url" text,
	CONSTRAINT "certifications_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "job_matches" (
	"id" integer PRIMARY KEY DEFAULT nextval('document_ids') NOT NULL,
	"user_id" integer NOT NULL,
	"job_title" varchar(200) NOT NULL,
	"relevance_score" integer NOT NULL,
	"description" text,
	"is_selected" boolean DEFAULT false NOT NULL,
	"has_generated_resume" boolean DEFAULT false NOT NULL,
	"company" varchar(200),
	"skills" text,
	"growth_potential" text,
	"military_skill_alignment" text,
	"workplace_environment" text,
	"industry_category" text,
	"strengths_alignment" jsonb,
	"origin" text DEFAULT 'recommended' NOT NULL,
	"onet_soc_code" text,
	"detail" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_matches_score" CHECK ("job_matches"."relevance_score" between 0 and 100),
	CONSTRAINT "job_matches_origin" CHECK ("job_matches"."origin" in ('recommended', 'posting', 'added'))
);
--> statement-breakpoint
CREATE TABLE "job_to_certifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_to_certifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_match_id" integer NOT NULL,
	"certification_id" integer NOT NULL,
	"relevance_score" integer NOT NULL,
	"advice_group" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "job_to_certifications_score" CHECK ("job_to_certifications"."relevance_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" integer PRIMARY KEY DEFAULT nextval('document_ids') NOT NULL,
	"user_id" integer NOT NULL,
	"job_match_id" integer NOT NULL,
	"origin" text NOT NULL,
	"content" jsonb NOT NULL,
	"military_to_job_alignment" jsonb NOT NULL,
	"report" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_origin" CHECK ("resumes"."origin" in ('generated', 'posting', 'uploaded'))
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" varchar(50) NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_expires_at" timestamp with time zone,
	"first_name" varchar(50),
	"last_name" varchar(50),
	"email" varchar(100) NOT NULL,
	"profile_image" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"phone" varchar(30),
	"city" varchar(100),
	"state" varchar(50),
	"linked_in" varchar(210),
	"github" varchar(210),
	"website" varchar(210),
	"military_branch" text,
	"military_component" text,
	"military_rank" varchar(50),
	"military_occupation" varchar(100),
	"years_served" text,
	"military_start_date" varchar(20),
	"military_end_date" varchar(20),
	"military_responsibilities" varchar(5000),
	"military_achievements" varchar(5000),
	"military_skills" varchar(1500),
	"military_leadership" varchar(1500),
	"military_training" varchar(1500),
	"military_awards" varchar(1500),
	"military_equipment" varchar(1500),
	"prior_experience" varchar(5000),
	"post_military_experience" varchar(5000),
	"education_history" varchar(1500),
	"certifications" varchar(1500),
	"subscription_type" text DEFAULT 'free' NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_start_date" timestamp with time zone,
	"subscription_end_date" timestamp with time zone,
	"resume_credits_used" integer DEFAULT 0 NOT NULL,
	"resume_credits_limit" integer DEFAULT 5 NOT NULL,
	"reset_password_token" text,
	"reset_password_expires" timestamp with time zone,
	"has_completed_assessment" boolean DEFAULT false NOT NULL,
	"has_selected_jobs" boolean DEFAULT false NOT NULL,
	"has_completed_onboarding" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_stripeCustomerId_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_resetPasswordToken_unique" UNIQUE("reset_password_token"),
	CONSTRAINT "users_credits_used" CHECK ("users"."resume_credits_used" >= 0),
	CONSTRAINT "users_credits_limit" CHECK ("users"."resume_credits_limit" >= 0),
	CONSTRAINT "users_subscription_type" CHECK ("users"."subscription_type" in ('free', 'premium'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_match_id_job_matches_id_fk" FOREIGN KEY ("job_match_id") REFERENCES "public"."job_matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strengths_assessments" ADD CONSTRAINT "strengths_assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_roadmaps" ADD CONSTRAINT "career_roadmaps_job_match_id_job_matches_id_fk" FOREIGN KEY ("job_match_id") REFERENCES "public"."job_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_to_certifications" ADD CONSTRAINT "job_to_certifications_job_match_id_job_matches_id_fk" FOREIGN KEY ("job_match_id") REFERENCES "public"."job_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_to_certifications" ADD CONSTRAINT "job_to_certifications_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_job_match_id_job_matches_id_fk" FOREIGN KEY ("job_match_id") REFERENCES "public"."job_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_list" ON "applications" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_match" ON "applications" USING btree ("job_match_id");--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "strengths_assessments_current" ON "strengths_assessments" USING btree ("user_id","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_replies_thread" ON "forum_replies" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "forum_replies_author" ON "forum_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_threads_newest" ON "forum_threads" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "forum_threads_author" ON "forum_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_listings_newest" ON "job_listings" USING btree ("posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "career_roadmaps_stage" ON "career_roadmaps" USING btree ("job_match_id","stage");--> statement-breakpoint
CREATE UNIQUE INDEX "job_matches_recommended" ON "job_matches" USING btree ("user_id","onet_soc_code") WHERE "job_matches"."origin" = 'recommended';--> statement-breakpoint
CREATE INDEX "job_matches_list" ON "job_matches" USING btree ("user_id","relevance_score" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_to_certifications_pair" ON "job_to_certifications" USING btree ("job_match_id","certification_id");--> statement-breakpoint
CREATE INDEX "job_to_certifications_certification" ON "job_to_certifications" USING btree ("certification_id");--> statement-breakpoint
CREATE INDEX "resumes_list" ON "resumes" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resumes_match" ON "resumes" USING btree ("job_match_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_lower" ON "users" USING btree (lower("username"));