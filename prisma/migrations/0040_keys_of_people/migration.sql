-- Keys of a person’s rows begin with the person (docs/decisions/033), so that the rows can lie on the person’s machine of a
-- cluster. Everything here runs while processes of the version before serve: each statement is a transaction of its own,
-- indexes are built beside other writes, and what those processes still need stays until the next release
-- (prisma/src/testing/keys.ts lists it).

-- An index fewer: pages read a person’s words in the order of the same key.
CREATE UNIQUE INDEX CONCURRENTLY "main_voc_item_user_id_id_key" ON "main_voc_item"("user_id", "id");
DROP INDEX CONCURRENTLY "main_voc_item_id_key";
DROP INDEX CONCURRENTLY "main_voc_item_user_id_id_idx";

-- Processes of the version before look sentences up by their id alone.
CREATE INDEX CONCURRENTLY "encounter_id_idx" ON "encounter"("id");
CREATE UNIQUE INDEX CONCURRENTLY "encounter_new_pkey" ON "encounter"("user_id", "id");
ALTER TABLE "encounter" DROP CONSTRAINT "encounter_pkey",
ADD CONSTRAINT "encounter_pkey" PRIMARY KEY USING INDEX "encounter_new_pkey";

-- A game counts once. Processes of the version before name the index answer_log_game_key as they log an answer.
CREATE UNIQUE INDEX CONCURRENTLY "answer_log_user_game_key" ON "answer_log"("user_id", "session_id", "ordinal") WHERE "undone_at" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY "undo_step_new_pkey" ON "undo_step"("user_id", "id");
ALTER TABLE "undo_step" DROP CONSTRAINT "undo_step_pkey",
ADD CONSTRAINT "undo_step_pkey" PRIMARY KEY USING INDEX "undo_step_new_pkey";

-- Games get their person. Processes of the version before store them without one, so a trigger adds it. The semicolons of
-- bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "game" ADD COLUMN "user_id" INTEGER;
CREATE FUNCTION "add_person_of_game"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."user_id" = (SELECT s."user_id" FROM "game_session" s WHERE s."id" = NEW."session_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "game_without_person" BEFORE INSERT ON "game" FOR EACH ROW WHEN (NEW."user_id" IS NULL)
    EXECUTE FUNCTION "add_person_of_game"();
DO E'
DECLARE
    step integer[]\x3B
    after_session integer = 0\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT s."id" FROM "game_session" s WHERE s."id" > after_session ORDER BY s."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        UPDATE "game" g SET "user_id" = s."user_id" FROM "game_session" s
        WHERE g."session_id" = ANY (step) AND s."id" = g."session_id" AND g."user_id" IS NULL\x3B
        after_session = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "game" ADD CONSTRAINT "game_user_id_set" CHECK ("user_id" IS NOT NULL) NOT VALID;
ALTER TABLE "game" VALIDATE CONSTRAINT "game_user_id_set";
ALTER TABLE "game" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "game" DROP CONSTRAINT "game_user_id_set";

CREATE INDEX CONCURRENTLY "game_session_id_idx" ON "game_session"("id");
CREATE UNIQUE INDEX CONCURRENTLY "game_session_new_pkey" ON "game_session"("user_id", "id");
CREATE INDEX CONCURRENTLY "game_session_id_ordinal_idx" ON "game"("session_id", "ordinal");
CREATE UNIQUE INDEX CONCURRENTLY "game_new_pkey" ON "game"("user_id", "session_id", "ordinal");
-- The new foreign key is there before the old one goes, so that no game outlives its session in between.
ALTER TABLE "game" ADD CONSTRAINT "game_user_id_session_id_fkey" FOREIGN KEY ("user_id", "session_id") REFERENCES "game_session"("user_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "game" VALIDATE CONSTRAINT "game_user_id_session_id_fkey";
ALTER TABLE "game" DROP CONSTRAINT "game_session_id_fkey";
ALTER TABLE "game" DROP CONSTRAINT "game_pkey",
ADD CONSTRAINT "game_pkey" PRIMARY KEY USING INDEX "game_new_pkey";
ALTER TABLE "game_session" DROP CONSTRAINT "game_session_pkey",
ADD CONSTRAINT "game_session_pkey" PRIMARY KEY USING INDEX "game_session_new_pkey";
DROP INDEX CONCURRENTLY "game_session_user_id_id_idx";
