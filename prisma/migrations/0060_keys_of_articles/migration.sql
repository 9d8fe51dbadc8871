-- Keys of articles, and of the words and meanings in them, begin with the author, as in 0040 (docs/decisions/033).

-- A sentence may be from another person's article, so it has no key to it. It keeps the id of an article that is deleted
-- until the service has followed the deletion, as 0049 says (docs/decisions/042).
ALTER TABLE "encounter" DROP CONSTRAINT "encounter_article_id_fkey";

-- Words and meanings get the author of their article. Processes of the version before store them without one, so triggers
-- add it. The semicolons of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "article_word" ADD COLUMN "user_id" INTEGER;
ALTER TABLE "article_sense" ADD COLUMN "user_id" INTEGER;
CREATE FUNCTION "add_author_of_article"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."user_id" = (SELECT a."user_id" FROM "article" a WHERE a."id" = NEW."article_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "article_word_without_author" BEFORE INSERT ON "article_word" FOR EACH ROW WHEN (NEW."user_id" IS NULL)
    EXECUTE FUNCTION "add_author_of_article"();
CREATE TRIGGER "article_sense_without_author" BEFORE INSERT ON "article_sense" FOR EACH ROW WHEN (NEW."user_id" IS NULL)
    EXECUTE FUNCTION "add_author_of_article"();
-- One article may have thousands of words, so steps are counted in words. Each reads both tables by their indexes only.
DO E'
DECLARE
    step record\x3B
    after_article integer = 0\x3B
    after_spell integer = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        SELECT s."article_id", s."spell_id" INTO step FROM (
            SELECT w."article_id", w."spell_id" FROM "article_word" w
            WHERE (w."article_id", w."spell_id") > (after_article, after_spell)
            ORDER BY w."article_id", w."spell_id" LIMIT 2000
        ) s ORDER BY s."article_id" DESC, s."spell_id" DESC LIMIT 1\x3B
        EXIT WHEN NOT FOUND\x3B
        UPDATE "article_word" w SET "user_id" = a."user_id" FROM "article" a
        WHERE (w."article_id", w."spell_id") > (after_article, after_spell)
            AND (w."article_id", w."spell_id") <= (step."article_id", step."spell_id")
            AND a."id" = w."article_id" AND w."user_id" IS NULL\x3B
        after_article = step."article_id"\x3B
        after_spell = step."spell_id"\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
DO E'
DECLARE
    step record\x3B
    after_article integer = 0\x3B
    after_offset integer = -1\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        SELECT s."article_id", s."offset" INTO step FROM (
            SELECT w."article_id", w."offset" FROM "article_sense" w
            WHERE (w."article_id", w."offset") > (after_article, after_offset)
            ORDER BY w."article_id", w."offset" LIMIT 2000
        ) s ORDER BY s."article_id" DESC, s."offset" DESC LIMIT 1\x3B
        EXIT WHEN NOT FOUND\x3B
        UPDATE "article_sense" w SET "user_id" = a."user_id" FROM "article" a
        WHERE (w."article_id", w."offset") > (after_article, after_offset)
            AND (w."article_id", w."offset") <= (step."article_id", step."offset")
            AND a."id" = w."article_id" AND w."user_id" IS NULL\x3B
        after_article = step."article_id"\x3B
        after_offset = step."offset"\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "article_word" ADD CONSTRAINT "article_word_user_id_set" CHECK ("user_id" IS NOT NULL) NOT VALID;
ALTER TABLE "article_word" VALIDATE CONSTRAINT "article_word_user_id_set";
ALTER TABLE "article_word" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "article_word" DROP CONSTRAINT "article_word_user_id_set";
ALTER TABLE "article_sense" ADD CONSTRAINT "article_sense_user_id_set" CHECK ("user_id" IS NOT NULL) NOT VALID;
ALTER TABLE "article_sense" VALIDATE CONSTRAINT "article_sense_user_id_set";
ALTER TABLE "article_sense" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "article_sense" DROP CONSTRAINT "article_sense_user_id_set";

-- As for vocabularies: an article has one author, and many words.
CREATE STATISTICS "article_word_author" (dependencies) ON "user_id", "article_id" FROM "article_word";

-- A link says an article's id alone.
CREATE INDEX CONCURRENTLY "article_id_idx" ON "article"("id");
CREATE UNIQUE INDEX CONCURRENTLY "article_new_pkey" ON "article"("user_id", "id");
CREATE UNIQUE INDEX CONCURRENTLY "article_word_new_pkey" ON "article_word"("user_id", "article_id", "spell_id");
CREATE UNIQUE INDEX CONCURRENTLY "article_sense_new_pkey" ON "article_sense"("user_id", "article_id", "offset");
-- Processes of the version before find words by their article alone, and name the key of a meaning without its author.
CREATE INDEX CONCURRENTLY "article_word_article_id_idx" ON "article_word"("article_id");
CREATE UNIQUE INDEX CONCURRENTLY "article_sense_article_id_offset_key" ON "article_sense"("article_id", "offset");
-- The new foreign keys are there before the old ones go, so that no word outlives its article in between.
ALTER TABLE "article_word" ADD CONSTRAINT "article_word_user_id_article_id_fkey" FOREIGN KEY ("user_id", "article_id") REFERENCES "article"("user_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "article_word" VALIDATE CONSTRAINT "article_word_user_id_article_id_fkey";
ALTER TABLE "article_sense" ADD CONSTRAINT "article_sense_user_id_article_id_fkey" FOREIGN KEY ("user_id", "article_id") REFERENCES "article"("user_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "article_sense" VALIDATE CONSTRAINT "article_sense_user_id_article_id_fkey";
ALTER TABLE "article_word" DROP CONSTRAINT "article_word_article_id_fkey";
ALTER TABLE "article_sense" DROP CONSTRAINT "article_sense_article_id_fkey";
ALTER TABLE "article_word" DROP CONSTRAINT "article_word_pkey",
ADD CONSTRAINT "article_word_pkey" PRIMARY KEY USING INDEX "article_word_new_pkey";
ALTER TABLE "article_sense" DROP CONSTRAINT "article_sense_pkey",
ADD CONSTRAINT "article_sense_pkey" PRIMARY KEY USING INDEX "article_sense_new_pkey";
ALTER TABLE "article" DROP CONSTRAINT "article_pkey",
ADD CONSTRAINT "article_pkey" PRIMARY KEY USING INDEX "article_new_pkey";
-- The key serves lists of one person's articles in the same way.
DROP INDEX CONCURRENTLY "article_user_id_id_idx";
