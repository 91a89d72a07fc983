CREATE TABLE "record_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"place" varchar(200) NOT NULL,
	"source" varchar(5000) NOT NULL,
	"source_hash" text NOT NULL,
	"decision" text,
	"text" varchar(600),
	"answer" varchar(300),
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_lines_decision" CHECK ("record_lines"."decision" in ('accepted', 'edited', 'own-words', 'left-out'))
);
--> statement-breakpoint
ALTER TABLE "record_lines" ADD CONSTRAINT "record_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_lines_statement" ON "record_lines" USING btree ("user_id","place","source_hash");