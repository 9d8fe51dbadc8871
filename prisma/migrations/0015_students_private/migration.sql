-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "privacy_notice" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "encounter" ADD COLUMN     "article_id" INTEGER;

-- AlterTable
ALTER TABLE "school" ADD COLUMN     "students_may_open_profiles" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "school_member" ADD COLUMN     "roster_name" TEXT NOT NULL DEFAULT '';

-- AddForeignKey
ALTER TABLE "encounter" ADD CONSTRAINT "encounter_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- All that follows is by hand. The semicolons of bodies are escapes: the migration engine cuts scripts at every one.

-- Students are private: their profile is for their school, and so are chats with them. A narrower choice stays.
CREATE FUNCTION "private_settings"("chosen" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS '
    SELECT chosen || jsonb_build_object(''visible_to'', ''school'', ''messages_from'',
        CASE chosen->>''messages_from'' WHEN ''nobody'' THEN ''nobody'' ELSE ''school'' END)
';

UPDATE "user_account" u SET "privacy" = private_settings(u."privacy"), "privacy_notice" = true
WHERE EXISTS (SELECT FROM "school_member" m WHERE m."user_id" = u."id" AND m."role" = 'student');

-- Whoever becomes a student of a school, in whatever way. Before the trigger that names members, which locks the account's
-- row for reading: two who join at once would wait for each other.
CREATE FUNCTION "make_student_private"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF NOT EXISTS (
        SELECT FROM "school_member" m
        WHERE m."school_id" = NEW."school_id" AND m."user_id" = NEW."user_id" AND m."role" = ''student'' AND m."is_active"
    ) THEN
        UPDATE "user_account" SET "privacy" = private_settings("privacy"), "privacy_notice" = true
        WHERE "id" = NEW."user_id"\x3B
    END IF\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "school_member_made_private" BEFORE INSERT OR UPDATE OF "role", "is_active" ON "school_member"
    FOR EACH ROW WHEN (NEW."role" = 'student' AND NEW."is_active") EXECUTE FUNCTION "make_student_private"();

-- Look-ups count for a class by the article they were made in. Those from before count where there can be no doubt: in a
-- text of that title that the reader has opened and that has the sentence.
UPDATE "encounter" e SET "article_id" = (
    SELECT a."id" FROM "article" a
    JOIN "article_progress" p ON p."article_id" = a."id" AND p."user_id" = e."user_id"
    WHERE a."title" = e."source" AND strpos(regexp_replace(a."raw_content", '\s+', ' ', 'g'), e."sentence") > 0
    ORDER BY p."updated_at" DESC, a."id" DESC LIMIT 1
) WHERE e."was_looked_up" AND e."source" <> '' AND e."sentence" <> '';
CREATE INDEX "encounter_article_id_idx" ON "encounter" ("article_id", "user_id") WHERE "article_id" IS NOT NULL;

-- The name on a code belongs to the membership once the code is used, and to nobody once it is used up, void or expired.
UPDATE "school_member" m SET "roster_name" = coalesce((
    SELECT i."label" FROM "invitation_use" v JOIN "invitation" i ON i."id" = v."invitation_id"
    WHERE v."user_id" = m."user_id" AND i."school_id" = m."school_id" AND i."label" <> '' ORDER BY v."used_at" DESC LIMIT 1
), '');
UPDATE "invitation" SET "label" = '' WHERE "label" <> '' AND ("uses" > 0 OR "revoked_at" IS NOT NULL OR "expires_at" <= now());

-- Whoever leaves a school, or deletes the account, takes their name along from codes that are still good.
CREATE FUNCTION "forget_member_names"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    UPDATE "invitation" i SET "label" = ''''
    FROM (
        SELECT "school_id", lower("roster_name") AS "name" FROM "gone" UNION
        SELECT "school_id", btrim(split_part("names_lower", chr(10), 2)) FROM "gone" UNION
        SELECT "school_id", "username_lower" FROM "gone"
    ) g
    WHERE i."school_id" = g."school_id" AND lower(i."label") = g."name" AND i."label" <> ''''\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "school_member_forgotten" AFTER DELETE ON "school_member" REFERENCING OLD TABLE AS "gone"
    FOR EACH STATEMENT EXECUTE FUNCTION "forget_member_names"();

-- Kept answers of code sheets hold the names of a class, those of messages the name of an author: neither is kept any more.
DELETE FROM "idempotent_answer" WHERE "body" LIKE '{"codes":%' OR "body" LIKE '{"chat_id":%,"message":%';
