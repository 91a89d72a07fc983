-- Certificates and career stages are worked out when somebody reads them (docs/decisions/0080). Nobody ever wrote into
-- these tables but the site, and nothing else points to them. No CASCADE: what an operator may have built on one of them
-- is theirs to remove.
DROP TABLE "job_to_certifications";--> statement-breakpoint
DROP TABLE "career_roadmaps";--> statement-breakpoint
DROP TABLE "certifications";
