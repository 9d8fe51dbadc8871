-- A page of public articles is looked for by the authors and ids of its articles (docs/decisions/042). With the author in the index,
-- the articles before the page are passed over without reading their rows.
CREATE INDEX CONCURRENTLY "article_access_modifier_id_user_id_idx" ON "article"("access_modifier", "id" DESC, "user_id");
DROP INDEX CONCURRENTLY "article_access_modifier_id_idx";
