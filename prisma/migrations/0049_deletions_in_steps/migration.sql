-- Foreign keys that lead from one person's or school's rows to another person go, because a cluster refuses them
-- (docs/decisions/036). What they did when an account, an article or a vocabulary was deleted is work of the service now:
-- a row says that it is still to be done. It lies with the deleted thing, so triggers write it on the same machine, also for
-- what goes with an account and for processes of the version before.
CREATE TABLE "unfinished_deletion" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_second" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "unfinished_deletion_pkey" PRIMARY KEY ("user_id","kind","id")
);
CREATE INDEX "unfinished_deletion_due_at_idx" ON "unfinished_deletion"("due_at");

-- The semicolons of bodies are escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "record_deletion"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
    owner integer\x3B
BEGIN
    IF TG_ARGV[0] = ''account'' THEN owner = OLD."id"\x3B ELSE owner = OLD."user_id"\x3B END IF\x3B
    INSERT INTO "unfinished_deletion" ("user_id", "kind", "id") VALUES (owner, TG_ARGV[0], OLD."id")
    ON CONFLICT ("user_id", "kind", "id") DO UPDATE SET "due_at" = CURRENT_TIMESTAMP, "is_second" = false\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "account_deleted" AFTER DELETE ON "user_account" FOR EACH ROW EXECUTE FUNCTION "record_deletion"('account');
CREATE TRIGGER "article_deleted" AFTER DELETE ON "article" FOR EACH ROW EXECUTE FUNCTION "record_deletion"('article');
CREATE TRIGGER "vocabulary_deleted" AFTER DELETE ON "custom_voc" FOR EACH ROW EXECUTE FUNCTION "record_deletion"('vocabulary');

ALTER TABLE "article_progress" DROP CONSTRAINT "article_progress_article_id_fkey";
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_article_id_fkey";
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_voc_id_fkey";
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_created_by_id_fkey";
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_created_by_id_fkey";
ALTER TABLE "invitation_use" DROP CONSTRAINT "invitation_use_user_id_fkey";
ALTER TABLE "school_member" DROP CONSTRAINT "school_member_user_id_fkey";
ALTER TABLE "staff_password_reset" DROP CONSTRAINT "staff_password_reset_staff_id_fkey";
ALTER TABLE "chat_member" DROP CONSTRAINT "chat_member_user_id_fkey";
ALTER TABLE "follow" DROP CONSTRAINT "follow_followed_id_fkey";
ALTER TABLE "user_block" DROP CONSTRAINT "user_block_blocked_id_fkey";
