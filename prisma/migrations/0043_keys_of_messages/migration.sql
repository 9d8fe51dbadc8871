-- The key of messages begins with their chat, as the keys of people’s rows begin with the person (docs/decisions/033). It
-- takes the place of the index by chat, with the columns that unread messages are counted by. Processes of the version
-- before use it in the same way.
CREATE UNIQUE INDEX CONCURRENTLY "message_new_pkey" ON "message"("chat_id", "id") INCLUDE ("user_id", "deleted_event_id");
-- Clients delete and report a message by its id alone.
CREATE INDEX CONCURRENTLY "message_id_idx" ON "message"("id");
ALTER TABLE "message" DROP CONSTRAINT "message_pkey",
ADD CONSTRAINT "message_pkey" PRIMARY KEY USING INDEX "message_new_pkey";
DROP INDEX CONCURRENTLY "message_chat_id_id_idx";

-- A shared article or vocabulary may lie on another machine. A message keeps its id when it is deleted, and shows it as
-- unavailable, as before. The indexes only served to clear that id.
ALTER TABLE "message" DROP CONSTRAINT "message_article_id_fkey";
ALTER TABLE "message" DROP CONSTRAINT "message_voc_id_fkey";
DROP INDEX CONCURRENTLY "message_article_id_idx";
DROP INDEX CONCURRENTLY "message_voc_id_idx";
