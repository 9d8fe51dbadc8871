-- Keys of custom vocabularies and their words begin with the owner, as in 0040 (docs/decisions/033).

-- Words get the owner of their vocabulary. Processes of the version before store them without one, so a trigger adds it. The
-- semicolons of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "custom_voc_spell" ADD COLUMN "user_id" INTEGER;
CREATE FUNCTION "add_owner_of_listed_word"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."user_id" = (SELECT v."user_id" FROM "custom_voc" v WHERE v."id" = NEW."voc_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "listed_word_without_owner" BEFORE INSERT ON "custom_voc_spell" FOR EACH ROW WHEN (NEW."user_id" IS NULL)
    EXECUTE FUNCTION "add_owner_of_listed_word"();
-- One vocabulary may have thousands of words, so steps are counted in words, in the order of their ids. Each reads both
-- tables by their indexes only.
DO E'
DECLARE
    last_id bigint\x3B
    after_id bigint = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        SELECT max(s."id") INTO last_id FROM (
            SELECT w."id" FROM "custom_voc_spell" w WHERE w."id" > after_id ORDER BY w."id" LIMIT 2000
        ) s\x3B
        EXIT WHEN last_id IS NULL\x3B
        UPDATE "custom_voc_spell" w SET "user_id" = v."user_id" FROM "custom_voc" v
        WHERE w."id" > after_id AND w."id" <= last_id AND v."id" = w."voc_id" AND w."user_id" IS NULL\x3B
        after_id = last_id\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "custom_voc_spell" ADD CONSTRAINT "custom_voc_spell_user_id_set" CHECK ("user_id" IS NOT NULL) NOT VALID;
ALTER TABLE "custom_voc_spell" VALIDATE CONSTRAINT "custom_voc_spell_user_id_set";
ALTER TABLE "custom_voc_spell" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "custom_voc_spell" DROP CONSTRAINT "custom_voc_spell_user_id_set";

-- Without them, the planner takes owner and vocabulary for independent, and expects one word where there are hundreds.
CREATE STATISTICS "custom_voc_spell_owner" (dependencies) ON "user_id", "voc_id" FROM "custom_voc_spell";

-- A link says a vocabulary's id alone.
CREATE INDEX CONCURRENTLY "custom_voc_id_idx" ON "custom_voc"("id");
CREATE UNIQUE INDEX CONCURRENTLY "custom_voc_new_pkey" ON "custom_voc"("user_id", "id");
CREATE UNIQUE INDEX CONCURRENTLY "custom_voc_spell_new_pkey" ON "custom_voc_spell"("user_id", "voc_id", "spell_id");
CREATE UNIQUE INDEX CONCURRENTLY "custom_voc_spell_user_id_voc_id_id_key" ON "custom_voc_spell"("user_id", "voc_id", "id");
CREATE INDEX CONCURRENTLY "custom_voc_spell_user_id_voc_id_spell_lower_idx" ON "custom_voc_spell"("user_id", "voc_id", "spell_lower");
-- The new foreign key is there before the old one goes, so that no word outlives its vocabulary in between.
ALTER TABLE "custom_voc_spell" ADD CONSTRAINT "custom_voc_spell_user_id_voc_id_fkey" FOREIGN KEY ("user_id", "voc_id") REFERENCES "custom_voc"("user_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "custom_voc_spell" VALIDATE CONSTRAINT "custom_voc_spell_user_id_voc_id_fkey";
ALTER TABLE "custom_voc_spell" DROP CONSTRAINT "custom_voc_spell_voc_id_fkey";
ALTER TABLE "custom_voc_spell" DROP CONSTRAINT "custom_voc_spell_pkey",
ADD CONSTRAINT "custom_voc_spell_pkey" PRIMARY KEY USING INDEX "custom_voc_spell_new_pkey";
ALTER TABLE "custom_voc" DROP CONSTRAINT "custom_voc_pkey",
ADD CONSTRAINT "custom_voc_pkey" PRIMARY KEY USING INDEX "custom_voc_new_pkey";
-- Processes of the version before find words by their vocabulary alone, with custom_voc_spell_voc_id_id_idx.
DROP INDEX CONCURRENTLY "custom_voc_spell_id_key";
DROP INDEX CONCURRENTLY "custom_voc_spell_voc_id_spell_lower_idx";

-- Assignments say whose text or list they set, so that its words are found with their owner.
CREATE OR REPLACE VIEW "set_work" AS
    SELECT a."id", a."classroom_id", a."article_id", a."voc_id", a."note", a."due_at", a."created_by_id", a."created_at",
        coalesce(t."user_id", v."user_id") AS "owner_id"
    FROM "assignment" a
    LEFT JOIN "article" t ON t."id" = a."article_id"
    LEFT JOIN "custom_voc" v ON v."id" = a."voc_id"
    WHERE coalesce(t."access_modifier", v."access_modifier") = 'public' OR coalesce(t."user_id", v."user_id") = a."created_by_id";
