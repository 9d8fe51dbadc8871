-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "deletion_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "password_until" TIMESTAMPTZ(3),
ALTER COLUMN "email" DROP NOT NULL;

-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "without_email" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "staff_password_reset" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "staff_id" INTEGER,
    "reset_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_password_reset_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "staff_password_reset_user_id_reset_at_idx" ON "staff_password_reset"("user_id", "reset_at" DESC);

-- CreateIndex
CREATE INDEX "staff_password_reset_staff_id_idx" ON "staff_password_reset"("staff_id");

-- CreateIndex
CREATE INDEX "user_account_deletion_due_at_idx" ON "user_account"("deletion_due_at");

-- AddForeignKey
ALTER TABLE "staff_password_reset" ADD CONSTRAINT "staff_password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_password_reset" ADD CONSTRAINT "staff_password_reset_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- All that follows is by hand. The semicolons of bodies are escapes: the migration engine cuts scripts at every one.

-- The login takes an address or a user name, so no user name may look like an address. Old rows are left as they are.
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_username_check" CHECK (strpos("username", '@') = 0) NOT VALID;

-- Only bounded codes for students of a class create accounts without an address.
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_without_email_check" CHECK (
    NOT "without_email" OR ("role" = 'student' AND "classroom_id" IS NOT NULL AND "max_uses" IS NOT NULL AND "max_uses" <= 100)
);

-- An account without an address has a deadline unless it is an active member of a school. A new one has a deadline until
-- its membership follows in the same transaction.
CREATE FUNCTION "set_deletion_due_of_account"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF NEW."email" IS NOT NULL THEN
        NEW."deletion_due_at" := NULL\x3B
    ELSIF TG_OP = ''INSERT'' THEN
        NEW."deletion_due_at" := now() + interval ''30 days''\x3B
    END IF\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "user_account_deletion_due" BEFORE INSERT OR UPDATE OF "email" ON "user_account"
    FOR EACH ROW EXECUTE FUNCTION "set_deletion_due_of_account"();

-- The account is locked before its memberships are read, so that somebody who leaves two schools at once gets a deadline.
CREATE FUNCTION "set_deletion_due_of_member"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
    "member" integer := CASE TG_OP WHEN ''DELETE'' THEN OLD."user_id" ELSE NEW."user_id" END\x3B
BEGIN
    PERFORM FROM "user_account" WHERE "id" = "member" AND "email" IS NULL FOR NO KEY UPDATE\x3B
    IF FOUND THEN
        UPDATE "user_account" SET "deletion_due_at" = CASE
            WHEN EXISTS (SELECT FROM "school_member" m WHERE m."user_id" = "member" AND m."is_active") THEN NULL
            ELSE coalesce("deletion_due_at", now() + interval ''30 days'')
        END
        WHERE "id" = "member"\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "school_member_deletion_due" AFTER INSERT OR DELETE OR UPDATE OF "is_active" ON "school_member"
    FOR EACH ROW EXECUTE FUNCTION "set_deletion_due_of_member"();
