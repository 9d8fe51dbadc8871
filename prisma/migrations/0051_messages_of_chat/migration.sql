-- Returns the newest messages of a chat with ids between two bounds, both exclusive (docs/decisions/035). A chat can have a
-- hundred thousand messages or three, and a plan for any chat reads and sorts all of them: in here no plan sorts, so
-- messages come from the index in order, until there are enough. Most pages lie within the month of their bound, or of
-- the chat’s last message. If it has too few, the month before is asked, and so on. After one without any, all others are.
CREATE FUNCTION "messages_of_chat"("in_chat" int, "before" bigint, "after" bigint, "most" bigint, "skipped" bigint) RETURNS SETOF "message"
LANGUAGE plpgsql STABLE ROWS 20
SET "plan_cache_mode" = force_generic_plan SET "enable_sort" = off SET "enable_seqscan" = off SET "enable_bitmapscan" = off AS E'
DECLARE
    highest bigint = coalesce("before", 9223372036854775807)\x3B
    lowest bigint = coalesce("after", 0)\x3B
    month bigint\x3B
    found bigint\x3B
BEGIN
    IF "skipped" > 0 THEN
        RETURN QUERY SELECT m.* FROM "message" m
            WHERE m."chat_id" = "in_chat" AND m."id" < highest AND m."id" > lowest
            ORDER BY m."id" DESC LIMIT "most" OFFSET "skipped"\x3B
        RETURN\x3B
    END IF\x3B
    IF "before" IS NULL THEN
        SELECT h."last_message_id" + 1 INTO "before" FROM "chat" h WHERE h."id" = "in_chat"\x3B
    END IF\x3B
    month = ("before" - 1) / 8589934592 * 8589934592\x3B
    LOOP
        RETURN QUERY SELECT m.* FROM "message" m
            WHERE m."chat_id" = "in_chat" AND m."id" < highest AND m."id" >= month AND m."id" > lowest
            ORDER BY m."id" DESC LIMIT "most"\x3B
        GET DIAGNOSTICS found = ROW_COUNT\x3B
        "most" = "most" - found\x3B
        IF "most" = 0 OR month <= lowest THEN
            RETURN\x3B
        END IF\x3B
        highest = month\x3B
        EXIT WHEN found = 0\x3B
        month = month - 8589934592\x3B
    END LOOP\x3B
    RETURN QUERY SELECT m.* FROM "message" m
        WHERE m."chat_id" = "in_chat" AND m."id" < highest AND m."id" > lowest
        ORDER BY m."id" DESC LIMIT "most"\x3B
END ';
