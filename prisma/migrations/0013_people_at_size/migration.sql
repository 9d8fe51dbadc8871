-- By hand: public word lists are found by the beginnings of their names' words, or the one last changed first. Signs that
-- join words would make one of them.
CREATE INDEX "custom_voc_public_name_idx" ON "custom_voc"
    USING gin (to_tsvector('simple', translate("name_lower", '-/.:@_+''’', '         '))) WHERE "access_modifier" = 'public';
CREATE INDEX "custom_voc_public_latest_idx" ON "custom_voc" ("updated_at" DESC, "id" DESC) WHERE "access_modifier" = 'public';

-- A school's list by user name reads one page of an index, and a search looks through nothing but its members, however many
-- people there are: each has their user name here, too, and what they are searched by, which triggers keep. The semicolons
-- of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "school_member" ADD COLUMN "username_lower" TEXT NOT NULL DEFAULT '', ADD COLUMN "names_lower" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION "names_of"(u "user_account") RETURNS text LANGUAGE sql STABLE AS '
    SELECT lower(u."username_lower" || chr(10) || u."first_name" || '' '' || u."last_name")
';

UPDATE "school_member" m SET "username_lower" = u."username_lower", "names_lower" = names_of(u)
FROM "user_account" u WHERE u."id" = m."user_id";
CREATE INDEX "school_member_school_id_username_lower_user_id_idx" ON "school_member"("school_id", "username_lower", "user_id");

-- The lock keeps a renaming from passing by unseen.
CREATE FUNCTION "name_school_member"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    SELECT u."username_lower", names_of(u) INTO STRICT NEW."username_lower", NEW."names_lower"
    FROM "user_account" u WHERE u."id" = NEW."user_id" FOR SHARE\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "school_member_named" BEFORE INSERT ON "school_member" FOR EACH ROW EXECUTE FUNCTION "name_school_member"();

CREATE FUNCTION "rename_school_member"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    UPDATE "school_member" SET "username_lower" = NEW."username_lower", "names_lower" = names_of(NEW)
    WHERE "user_id" = NEW."id"\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "school_member_renamed" AFTER UPDATE OF "username_lower", "first_name", "last_name" ON "user_account"
    FOR EACH ROW EXECUTE FUNCTION "rename_school_member"();

-- The same for the list by role, and by role and age.
CREATE INDEX "school_member_rank_idx" ON "school_member"
    ("school_id", (array_position(ARRAY['owner', 'manager', 'teacher', 'student'], "role")), "created_at", "user_id");

-- What is unread is counted without reading the messages themselves.
DROP INDEX "message_chat_id_id_idx";
CREATE INDEX "message_chat_id_id_idx" ON "message"("chat_id", "id" DESC) INCLUDE ("user_id", "deleted_event_id");

-- The few that are no students in a school, or are shut out: all others of a classroom are its students.
CREATE INDEX "school_member_special_idx" ON "school_member"("school_id", "user_id") INCLUDE ("role", "is_active")
    WHERE "role" <> 'student' OR NOT "is_active";
