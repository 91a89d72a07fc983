ALTER TABLE "users" ADD COLUMN "skipped_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The flag was never written: whoever has reached all six milestones has completed onboarding.
UPDATE "users" SET "has_completed_onboarding" = true
WHERE "has_completed_assessment" AND "has_selected_jobs"
  AND EXISTS (SELECT 1 FROM "job_matches" WHERE "user_id" = "users"."id" AND "origin" <> 'posting')
  AND EXISTS (SELECT 1 FROM "resumes" WHERE "user_id" = "users"."id")
  AND EXISTS (SELECT 1 FROM "applications" WHERE "user_id" = "users"."id");
