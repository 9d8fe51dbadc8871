-- Messages and answers in parts by month (docs/decisions/035). Nothing is copied: each table becomes the first part of a new
-- one with its name, in a moment, while processes of the version before serve. All its rows lie below a bound that is far
-- from reached. The check of that is added without reading rows, and validated beside other work. The semicolons of
-- bodies are escapes: the migration engine cuts scripts at every one.
CREATE UNIQUE INDEX CONCURRENTLY "answer_log_new_pkey" ON "answer_log"("user_id", "id", "local_date");
ALTER TABLE "answer_log" DROP CONSTRAINT "answer_log_pkey",
ADD CONSTRAINT "answer_log_pkey" PRIMARY KEY USING INDEX "answer_log_new_pkey";
CREATE INDEX CONCURRENTLY "answer_log_of_game" ON "answer_log"("user_id", "session_id", "ordinal") WHERE "undone_at" IS NULL;

-- A game counts once, in whatever month its answers arrive: a unique index would have to contain the day. An answer is
-- skipped if there is one already, as ON CONFLICT DO NOTHING does. The game’s row is locked, so that whoever answers it at
-- once waits. Answers to a game lie within 38 days, and local days differ by a day from the server’s.
CREATE FUNCTION "skip_second_answer"() RETURNS trigger LANGUAGE plpgsql SET "plan_cache_mode" = force_generic_plan AS E'
BEGIN
    PERFORM FROM "game" g
    WHERE g."user_id" = NEW."user_id" AND g."session_id" = NEW."session_id" AND g."ordinal" = NEW."ordinal" FOR NO KEY UPDATE\x3B
    IF EXISTS (
        SELECT FROM "answer_log" l
        WHERE l."user_id" = NEW."user_id" AND l."session_id" = NEW."session_id" AND l."ordinal" = NEW."ordinal"
            AND l."undone_at" IS NULL AND l."local_date" > NEW."local_date" - 45 AND l."local_date" < NEW."local_date" + 45
    ) THEN
        RETURN NULL\x3B
    END IF\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "game_answered_once" BEFORE INSERT ON "answer_log" FOR EACH ROW WHEN (NEW."undone_at" IS NULL)
    EXECUTE FUNCTION "skip_second_answer"();

DO E'
DECLARE
    bound bigint\x3B
BEGIN
    SELECT (greatest(s."last_value", (SELECT max("id") FROM "message")) / 8589934592 + 2) * 8589934592 INTO bound
    FROM "chat_event_number" s\x3B
    EXECUTE format(''ALTER TABLE "message" ADD CONSTRAINT "message_months" CHECK ("id" < %L::bigint) NOT VALID'', bound)\x3B
END ';
ALTER TABLE "message" VALIDATE CONSTRAINT "message_months";
DO E'
DECLARE
    bound date\x3B
BEGIN
    bound = date_trunc(''month'', greatest(now() AT TIME ZONE ''UTC'', (SELECT max("local_date") FROM "answer_log"))) + interval ''2 months''\x3B
    EXECUTE format(''ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_months" CHECK ("local_date" < %L::date) NOT VALID'', bound)\x3B
END ';
ALTER TABLE "answer_log" VALIDATE CONSTRAINT "answer_log_months";

-- Makes a table the first part of a new one, which gets its name, keys, indexes and triggers. Tables that its foreign keys
-- refer to are locked first, as transactions that write to both do. The last part takes what no other takes.
CREATE FUNCTION "divide_by_month"("log" text, "part_by" text, "referred" text) RETURNS void LANGUAGE plpgsql AS E'
DECLARE
    whole regclass = format(''%I'', "log")\x3B
    made text[]\x3B
    triggers text[]\x3B
    thing text\x3B
BEGIN
    EXECUTE format(''LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE'', "referred")\x3B
    EXECUTE format(''LOCK TABLE %I IN ACCESS EXCLUSIVE MODE'', "log")\x3B
    made = ARRAY(
        SELECT format(''ALTER TABLE %I ADD CONSTRAINT %I %s'', "log", c.conname, pg_get_constraintdef(c.oid))
        FROM pg_constraint c
        WHERE c.conrelid = whole AND c.contype IN (''c'', ''f'', ''p'') AND c.conname <> "log" || ''_months''
    ) || ARRAY(
        SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i WHERE i.indrelid = whole AND NOT i.indisunique
    )\x3B
    triggers = ARRAY(SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE t.tgrelid = whole AND NOT t.tgisinternal)\x3B
    FOR thing IN SELECT t.tgname FROM pg_trigger t WHERE t.tgrelid = whole AND NOT t.tgisinternal LOOP
        EXECUTE format(''DROP TRIGGER %I ON %I'', thing, "log")\x3B
    END LOOP\x3B
    FOR thing IN SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = whole LOOP
        EXECUTE format(''ALTER INDEX %I RENAME TO %I'', thing, "log" || ''_first'' || substr(thing, length("log") + 1))\x3B
    END LOOP\x3B
    EXECUTE format(''ALTER TABLE %I RENAME TO %I'', "log", "log" || ''_first'')\x3B
    EXECUTE format(''CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE (%I)'', "log", "log" || ''_first'', "part_by")\x3B
    FOREACH thing IN ARRAY made LOOP
        EXECUTE thing\x3B
    END LOOP\x3B
    thing = pg_get_serial_sequence("log" || ''_first'', ''id'')\x3B
    IF thing IS NOT NULL THEN
        EXECUTE format(''ALTER SEQUENCE %s OWNED BY %I."id"'', thing, "log")\x3B
    END IF\x3B
    EXECUTE format(''ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%s)'', "log", "log" || ''_first'', (
        SELECT substring(pg_get_constraintdef(c.oid) FROM ''< (''''[^'''']+'''')'') FROM pg_constraint c
        WHERE c.conrelid = format(''%I'', "log" || ''_first'')::regclass AND c.conname = "log" || ''_months''))\x3B
    EXECUTE format(''ALTER TABLE %I DROP CONSTRAINT %I'', "log" || ''_first'', "log" || ''_months'')\x3B
    EXECUTE format(''CREATE TABLE %I PARTITION OF %I DEFAULT'', "log" || ''_later'', "log")\x3B
    FOREACH thing IN ARRAY triggers LOOP
        EXECUTE thing\x3B
    END LOOP\x3B
END ';
SELECT "divide_by_month"('message', 'id', 'user_account, spell, chat');
SELECT "divide_by_month"('answer_log', 'local_date', 'user_account');
DROP FUNCTION "divide_by_month";
DROP INDEX CONCURRENTLY "answer_log_first_game_key";
DROP INDEX CONCURRENTLY "answer_log_first_user_game_key";
-- Nothing else collects statistics about whole tables that have parts.
ANALYZE "message";
ANALYZE "answer_log";

-- Makes the parts of the next months, moves the numbers of messages on to those of this month, and returns the parts that
-- could not be made. The server calls it, whose own role may make no tables. One caller at a time: a number that was set
-- must never go back.
CREATE FUNCTION "open_months"() RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER
    SET "search_path" = public, pg_temp SET "lock_timeout" = '2s' AS E'
DECLARE
    this_month date = date_trunc(''month'', now() AT TIME ZONE ''UTC'')\x3B
    month date\x3B
    month_after date\x3B
    part text\x3B
    size bigint = 8589934592\x3B
    number bigint\x3B
    day date\x3B
    missing text[] = ''{}''\x3B
BEGIN
    PERFORM pg_advisory_xact_lock(7236)\x3B
    FOR ahead IN 0..2 LOOP
        month = this_month + make_interval(months => ahead)\x3B
        month_after = month + interval ''1 month''\x3B
        part = ''message_'' || to_char(month, ''YYYY_MM'')\x3B
        IF ahead > 0 AND to_regclass(part) IS NULL THEN
            BEGIN
                SELECT greatest(max(substring(pg_get_expr(c.relpartbound, c.oid) FROM ''TO \\(''''(\\d+)'')::bigint),
                    (max(s."last_value") / size + 1) * size) INTO number
                FROM "chat_event_number" s, pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
                WHERE i.inhparent = ''"message"''::regclass\x3B
                EXECUTE format(''CREATE TABLE %I (LIKE "message" INCLUDING ALL)'', part)\x3B
                EXECUTE format(''ALTER TABLE "message" ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)'', part, number, number + size)\x3B
            EXCEPTION WHEN lock_not_available OR deadlock_detected OR check_violation THEN
                missing = missing || part\x3B
            END\x3B
        END IF\x3B
        SELECT max(substring(pg_get_expr(c.relpartbound, c.oid) FROM ''TO \\(''''([-\\d]+)'')::date) INTO day
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ''"answer_log"''::regclass\x3B
        IF month >= day THEN
            part = ''answer_log_'' || to_char(month, ''YYYY_MM'')\x3B
            BEGIN
                EXECUTE format(''CREATE TABLE %I (LIKE "answer_log" INCLUDING ALL)'', part)\x3B
                LOCK TABLE "answer_log_later" IN ACCESS EXCLUSIVE MODE\x3B
                EXECUTE format(''WITH taken AS (
                        DELETE FROM "answer_log_later" WHERE "local_date" >= $1 AND "local_date" < $2 RETURNING *
                    ) INSERT INTO %I SELECT * FROM taken'', part) USING month, month_after\x3B
                EXECUTE format(''ALTER TABLE "answer_log" ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)'', part, month, month_after)\x3B
            EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
                missing = missing || part\x3B
            END\x3B
        END IF\x3B
    END LOOP\x3B
    SELECT substring(pg_get_expr(c.relpartbound, c.oid) FROM ''FROM \\(''''(\\d+)'')::bigint INTO number
    FROM pg_class c WHERE c.oid = to_regclass(''message_'' || to_char(this_month, ''YYYY_MM''))\x3B
    IF number > (SELECT s."last_value" FROM "chat_event_number" s) THEN
        PERFORM setval(''"chat_event_number"'', number, false)\x3B
    END IF\x3B
    RETURN missing\x3B
END ';
