-- Keys of classrooms begin with their school, as in 0044 (docs/decisions/043).

-- A classroom’s chat gets the school of the classroom, and the classroom the id of its chat. Processes of the version before store
-- neither, so triggers add them. The semicolons of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "chat" ADD COLUMN "school_id" INTEGER;
ALTER TABLE "classroom" ADD COLUMN "chat_id" INTEGER;
CREATE FUNCTION "add_school_of_chat"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."school_id" = (SELECT c."school_id" FROM "classroom" c WHERE c."id" = NEW."classroom_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "chat_without_school" BEFORE INSERT ON "chat" FOR EACH ROW
    WHEN (NEW."classroom_id" IS NOT NULL AND NEW."school_id" IS NULL) EXECUTE FUNCTION "add_school_of_chat"();
CREATE FUNCTION "note_chat_of_classroom"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    UPDATE "classroom" SET "chat_id" = NEW."id"
    WHERE "school_id" = NEW."school_id" AND "id" = NEW."classroom_id" AND "chat_id" IS NULL\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "chat_not_noted" AFTER INSERT ON "chat" FOR EACH ROW WHEN (NEW."classroom_id" IS NOT NULL)
    EXECUTE FUNCTION "note_chat_of_classroom"();
-- Chats are locked in the order of their ids, as whoever deletes an account locks them.
DO E'
DECLARE
    last_classroom integer\x3B
    after_classroom integer = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        SELECT max(s."classroom_id") INTO last_classroom FROM (
            SELECT h."classroom_id" FROM "chat" h WHERE h."classroom_id" > after_classroom ORDER BY h."classroom_id" LIMIT 2000
        ) s\x3B
        EXIT WHEN last_classroom IS NULL\x3B
        WITH locked AS MATERIALIZED (
            SELECT h."id", h."classroom_id" FROM "chat" h
            WHERE h."classroom_id" > after_classroom AND h."classroom_id" <= last_classroom AND h."school_id" IS NULL
            ORDER BY h."id" FOR NO KEY UPDATE
        )
        UPDATE "chat" h SET "school_id" = c."school_id" FROM locked l JOIN "classroom" c ON c."id" = l."classroom_id"
        WHERE h."id" = l."id"\x3B
        after_classroom = last_classroom\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        step = ARRAY(SELECT c."id" FROM "classroom" c WHERE c."id" > after_id ORDER BY c."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        UPDATE "classroom" c SET "chat_id" = h."id" FROM "chat" h
        WHERE c."id" = ANY (step) AND h."classroom_id" = c."id" AND c."chat_id" IS NULL\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "chat" ADD CONSTRAINT "chat_school_check" CHECK (("classroom_id" IS NULL) = ("school_id" IS NULL)) NOT VALID;
ALTER TABLE "chat" VALIDATE CONSTRAINT "chat_school_check";

-- A classroom’s chat lies by itself, so no foreign key deletes it with the classroom. A trigger notes each deleted classroom,
-- also one that goes with its school, on the machine of the school. The service deletes the chat then.
CREATE TABLE "deleted_classroom" (
    "school_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_classroom_pkey" PRIMARY KEY ("school_id","id")
);
CREATE FUNCTION "record_classroom_deletion"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    INSERT INTO "deleted_classroom" ("school_id", "id", "chat_id") VALUES (OLD."school_id", OLD."id", OLD."chat_id")
    ON CONFLICT DO NOTHING\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "classroom_deleted" AFTER DELETE ON "classroom" FOR EACH ROW WHEN (OLD."chat_id" IS NOT NULL)
    EXECUTE FUNCTION "record_classroom_deletion"();
ALTER TABLE "chat" DROP CONSTRAINT "chat_classroom_id_fkey";

-- A person’s chats are listed by it. Processes of the version before use the unique index, which doesn’t spread.
CREATE INDEX CONCURRENTLY "chat_classroom_id_idx" ON "chat"("classroom_id");
-- A link says a classroom’s id alone.
CREATE INDEX CONCURRENTLY "classroom_id_idx" ON "classroom"("id");
-- Foreign keys lead to this index already, and go on doing so.
ALTER TABLE "classroom" DROP CONSTRAINT "classroom_pkey",
ADD CONSTRAINT "classroom_pkey" PRIMARY KEY USING INDEX "classroom_school_id_id_key";

-- Assignments and chats know their school, so members are found by keys that begin with it.
CREATE OR REPLACE VIEW "set_work" AS
    SELECT a."id", a."classroom_id", a."article_id", a."voc_id", a."note", a."due_at", a."created_by_id", a."created_at",
        coalesce(t."user_id", v."user_id") AS "owner_id", a."school_id"
    FROM "assignment" a
    LEFT JOIN "article" t ON t."id" = a."article_id"
    LEFT JOIN "custom_voc" v ON v."id" = a."voc_id"
    WHERE coalesce(t."access_modifier", v."access_modifier") = 'public' OR coalesce(t."user_id", v."user_id") = a."created_by_id";
CREATE OR REPLACE VIEW "assigned_reader" AS
    SELECT s."user_id", a."article_id", a."voc_id"
    FROM "set_work" a
    JOIN "school_member" s ON s."school_id" = a."school_id" AND s."is_active"
    WHERE s."role" IN ('owner', 'manager') OR EXISTS (
        SELECT FROM "classroom_member" m
        WHERE m."school_id" = a."school_id" AND m."classroom_id" = a."classroom_id" AND m."user_id" = s."user_id"
    );
CREATE OR REPLACE VIEW "chat_reader" AS
    SELECT "id" AS "chat_id", "low_user_id" AS "user_id" FROM "chat" WHERE "low_user_id" IS NOT NULL
    UNION ALL
    SELECT "id", "high_user_id" FROM "chat" WHERE "high_user_id" IS NOT NULL
    UNION ALL
    SELECT h."id", s."user_id"
    FROM "chat" h
    JOIN "classroom" c ON c."school_id" = h."school_id" AND c."id" = h."classroom_id" AND c."chat_id" = h."id"
    JOIN "school_member" s ON s."school_id" = c."school_id" AND s."is_active"
    WHERE s."role" IN ('owner', 'manager') OR EXISTS (
        SELECT FROM "classroom_member" m
        WHERE m."school_id" = c."school_id" AND m."classroom_id" = c."id" AND m."user_id" = s."user_id"
    );
