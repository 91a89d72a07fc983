-- Matches stored before they told their fit and what stands between: the best of each person and what stood at the
-- very top of the old numbers count as strong; the way in is read from the gaps, the wider group of the figures from
-- the sentence that named it; what an assessment did was not kept. A new matching replaces all of it.
UPDATE "job_matches" AS "match" SET "detail" = "match"."detail"
  || jsonb_build_object(
    'fit', CASE
      WHEN "match"."relevance_score" >= 95 THEN 'strong'
      WHEN "match"."id" = (
        SELECT "best"."id" FROM "job_matches" AS "best"
        WHERE "best"."user_id" = "match"."user_id" AND "best"."origin" = 'recommended' AND "best"."detail" IS NOT NULL
        ORDER BY "best"."relevance_score" DESC, "best"."id" LIMIT 1
      ) THEN 'strong'
      ELSE 'possible'
    END,
    'access', jsonb_build_object(
      'kind', CASE
        WHEN jsonb_path_exists("match"."detail", '$.gaps[*] ? (@.kind == "certificate" && @.text like_regex "license" flag "i")') THEN 'license'
        WHEN jsonb_path_exists("match"."detail", '$.gaps[*] ? (@.kind == "education" && @.text like_regex "degree")') THEN 'degree'
        ELSE 'ready'
      END,
      'needs', NULL,
      'weeks', NULL
    ),
    'assessment', NULL,
    'widerGroup', substring("match"."growth_potential" from 'the wider group “([^”]+)”')
  )
WHERE "match"."detail" IS NOT NULL AND NOT "match"."detail" ? 'fit';
