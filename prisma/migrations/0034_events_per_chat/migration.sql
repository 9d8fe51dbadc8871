-- Numbers of events are drawn from a sequence, which nobody waits for. A chat's row, locked until the commit, keeps them in
-- order within the chat (docs/decisions/024).
CREATE SEQUENCE "chat_event_number";
SELECT setval('chat_event_number', GREATEST((SELECT max("last") FROM "chat_clock"), (SELECT max("id") FROM "message"), 1));

ALTER TABLE "chat" ADD COLUMN "last_event_id" BIGINT NOT NULL DEFAULT 0;
UPDATE "chat" h SET "last_event_id" = GREATEST(
    h."last_message_id",
    (SELECT max(m."id") FROM "message" m WHERE m."chat_id" = h."id"),
    (SELECT max(m."deleted_event_id") FROM "message" m WHERE m."chat_id" = h."id" AND m."deleted_event_id" IS NOT NULL),
    (SELECT max(p."read_event_id") FROM "chat_member" p WHERE p."chat_id" = h."id")
);

-- Committed events on their way to the processes. Unlogged, so that writing and removing them waits for no disk: when the
-- database has crashed, every listening connection is lost as well, and streams read what they missed. Rows live for
-- milliseconds.
CREATE UNLOGGED TABLE "event_outbox" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "key" INTEGER NOT NULL,
    "event" JSONB NOT NULL,

    CONSTRAINT "event_outbox_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
ALTER TABLE "event_outbox" ADD CONSTRAINT "event_outbox_topic_check" CHECK ("topic" IN ('chat', 'user'));

-- While processes of the version before still run, they take their numbers from the clock: it draws them from the same
-- sequence, and what they write moves the chat's number. The semicolons of bodies are escapes: the migration engine cuts
-- scripts at every one.
CREATE FUNCTION "draw_event_number"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."last" = nextval(''chat_event_number'')\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "chat_clock_drawn" BEFORE UPDATE ON "chat_clock" FOR EACH ROW EXECUTE FUNCTION "draw_event_number"();

CREATE FUNCTION "follow_last_message"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."last_event_id" = NEW."last_message_id"\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "chat_message_followed" BEFORE UPDATE OF "last_message_id" ON "chat" FOR EACH ROW
    WHEN (NEW."last_event_id" < NEW."last_message_id") EXECUTE FUNCTION "follow_last_message"();
