-- A message lies with its chat, its author elsewhere, so no foreign key leads from one to the other (docs/decisions/043). That
-- somebody’s account is deleted reaches their messages as 0049 says, by the service, in steps. A message whose author is
-- missing is shown as a deleted user’s until then.

-- Processes of the version before don’t clear authors, neither when they delete an account nor when they follow a deletion. So
-- for one release a trigger does what the foreign key did. The semicolons of bodies are escapes: the migration engine cuts
-- scripts at every one.
CREATE FUNCTION "clear_author_of_messages"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    UPDATE "message" SET "user_id" = NULL WHERE "user_id" = OLD."id"\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "account_with_messages" AFTER DELETE ON "user_account" FOR EACH ROW EXECUTE FUNCTION "clear_author_of_messages"();
ALTER TABLE "message" DROP CONSTRAINT "message_user_id_fkey";
