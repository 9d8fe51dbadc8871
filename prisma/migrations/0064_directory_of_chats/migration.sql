-- A directory of chats between two people (docs/decisions/043). Chats lie by their ids on many machines of a cluster, and a key
-- can only be unique among the rows of one: so which chat two people have is written once, with the person with the lower id.
CREATE TABLE "pair_chat" (
    "low_user_id" INTEGER NOT NULL,
    "high_user_id" INTEGER NOT NULL,
    "chat_id" INTEGER NOT NULL,

    CONSTRAINT "pair_chat_pkey" PRIMARY KEY ("low_user_id","high_user_id")
);
CREATE INDEX "pair_chat_high_user_id_idx" ON "pair_chat"("high_user_id");

-- Processes of the version before write chats only, so a trigger keeps the directory. Where the service has written it already,
-- it finds nothing to do. It is there before the rows are filled, so that no chat is missed. The semicolons of bodies are
-- escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "keep_pair_chats"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF TG_OP <> ''INSERT'' THEN
        DELETE FROM "pair_chat" p WHERE p."low_user_id" = OLD."low_user_id" AND p."high_user_id" = OLD."high_user_id"
            AND p."chat_id" = OLD."id"
            AND (TG_OP = ''DELETE'' OR NEW."low_user_id" IS NULL OR NEW."high_user_id" IS NULL)\x3B
    ELSIF NEW."low_user_id" IS NOT NULL AND NEW."high_user_id" IS NOT NULL THEN
        INSERT INTO "pair_chat" ("low_user_id", "high_user_id", "chat_id")
        VALUES (NEW."low_user_id", NEW."high_user_id", NEW."id") ON CONFLICT DO NOTHING\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "chat_without_directory" AFTER INSERT OR DELETE OR UPDATE OF "low_user_id", "high_user_id" ON "chat"
    FOR EACH ROW EXECUTE FUNCTION "keep_pair_chats"();

-- Chats are locked while they are copied: one that somebody leaves meanwhile would stay in the directory.
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        step = ARRAY(SELECT h."id" FROM "chat" h WHERE h."id" > after_id ORDER BY h."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        WITH pair AS MATERIALIZED (
            SELECT h."low_user_id", h."high_user_id", h."id" FROM "chat" h
            WHERE h."id" = ANY (step) AND h."low_user_id" IS NOT NULL AND h."high_user_id" IS NOT NULL
            ORDER BY h."id" FOR SHARE
        )
        INSERT INTO "pair_chat" ("low_user_id", "high_user_id", "chat_id")
        SELECT p."low_user_id", p."high_user_id", p."id" FROM pair p ON CONFLICT DO NOTHING\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';

-- A person’s chats are listed by it. Processes of the version before use the unique index, which doesn’t spread.
CREATE INDEX CONCURRENTLY "chat_low_user_id_idx" ON "chat"("low_user_id");
