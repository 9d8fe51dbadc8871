-- Keys of a school’s rows begin with the school, as in 0040 (docs/decisions/033). Chats still point to classrooms by their
-- id, so that stays the primary key of classrooms.

-- Assignments and uses of codes get their school. Processes of the version before store them without one, so triggers add
-- it. The semicolons of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "assignment" ADD COLUMN "school_id" INTEGER;
CREATE FUNCTION "add_school_of_assignment"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."school_id" = (SELECT p."school_id" FROM "classroom" p WHERE p."id" = NEW."classroom_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "assignment_without_school" BEFORE INSERT ON "assignment" FOR EACH ROW WHEN (NEW."school_id" IS NULL)
    EXECUTE FUNCTION "add_school_of_assignment"();
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT p."id" FROM "classroom" p WHERE p."id" > after_id ORDER BY p."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        UPDATE "assignment" t SET "school_id" = p."school_id" FROM "classroom" p
        WHERE t."classroom_id" = ANY (step) AND p."id" = t."classroom_id" AND t."school_id" IS NULL\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_school_id_set" CHECK ("school_id" IS NOT NULL) NOT VALID;
ALTER TABLE "assignment" VALIDATE CONSTRAINT "assignment_school_id_set";
ALTER TABLE "assignment" ALTER COLUMN "school_id" SET NOT NULL;
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_school_id_set";

ALTER TABLE "invitation_use" ADD COLUMN "school_id" INTEGER;
CREATE FUNCTION "add_school_of_use"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."school_id" = (SELECT p."school_id" FROM "invitation" p WHERE p."id" = NEW."invitation_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "use_without_school" BEFORE INSERT ON "invitation_use" FOR EACH ROW WHEN (NEW."school_id" IS NULL)
    EXECUTE FUNCTION "add_school_of_use"();
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT p."id" FROM "invitation" p WHERE p."id" > after_id ORDER BY p."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        UPDATE "invitation_use" t SET "school_id" = p."school_id" FROM "invitation" p
        WHERE t."invitation_id" = ANY (step) AND p."id" = t."invitation_id" AND t."school_id" IS NULL\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_school_id_set" CHECK ("school_id" IS NOT NULL) NOT VALID;
ALTER TABLE "invitation_use" VALIDATE CONSTRAINT "invitation_use_school_id_set";
ALTER TABLE "invitation_use" ALTER COLUMN "school_id" SET NOT NULL;
ALTER TABLE "invitation_use" DROP CONSTRAINT "invitation_use_school_id_set";

-- Each foreign key is there before the one that it replaces goes.
CREATE UNIQUE INDEX CONCURRENTLY "classroom_school_id_id_key" ON "classroom"("school_id", "id");

CREATE INDEX CONCURRENTLY "classroom_member_classroom_id_user_id_idx" ON "classroom_member"("classroom_id", "user_id");
CREATE UNIQUE INDEX CONCURRENTLY "classroom_member_new_pkey" ON "classroom_member"("school_id", "classroom_id", "user_id");
ALTER TABLE "classroom_member" DROP CONSTRAINT "classroom_member_pkey",
ADD CONSTRAINT "classroom_member_pkey" PRIMARY KEY USING INDEX "classroom_member_new_pkey";
ALTER TABLE "classroom_member" ADD CONSTRAINT "classroom_member_school_id_classroom_id_fkey" FOREIGN KEY ("school_id", "classroom_id") REFERENCES "classroom"("school_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "classroom_member" VALIDATE CONSTRAINT "classroom_member_school_id_classroom_id_fkey";
ALTER TABLE "classroom_member" DROP CONSTRAINT "classroom_member_classroom_id_fkey";

CREATE INDEX CONCURRENTLY "invitation_id_idx" ON "invitation"("id");
CREATE UNIQUE INDEX CONCURRENTLY "invitation_new_pkey" ON "invitation"("school_id", "id");
CREATE UNIQUE INDEX CONCURRENTLY "invitation_use_new_pkey" ON "invitation_use"("school_id", "invitation_id", "user_id");
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_school_id_invitation_id_fkey" FOREIGN KEY ("school_id", "invitation_id") REFERENCES "invitation"("school_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "invitation_use" VALIDATE CONSTRAINT "invitation_use_school_id_invitation_id_fkey";
ALTER TABLE "invitation_use" DROP CONSTRAINT "invitation_use_invitation_id_fkey";
ALTER TABLE "invitation_use" DROP CONSTRAINT "invitation_use_pkey",
ADD CONSTRAINT "invitation_use_pkey" PRIMARY KEY USING INDEX "invitation_use_new_pkey";
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_pkey",
ADD CONSTRAINT "invitation_pkey" PRIMARY KEY USING INDEX "invitation_new_pkey";
DROP INDEX CONCURRENTLY "invitation_school_id_id_idx";
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_school_id_classroom_id_fkey" FOREIGN KEY ("school_id", "classroom_id") REFERENCES "classroom"("school_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "invitation" VALIDATE CONSTRAINT "invitation_school_id_classroom_id_fkey";
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_classroom_id_fkey";

CREATE INDEX CONCURRENTLY "assignment_id_idx" ON "assignment"("id");
CREATE INDEX CONCURRENTLY "assignment_classroom_id_idx" ON "assignment"("classroom_id");
CREATE UNIQUE INDEX CONCURRENTLY "assignment_school_id_classroom_id_article_id_key" ON "assignment"("school_id", "classroom_id", "article_id");
CREATE UNIQUE INDEX CONCURRENTLY "assignment_school_id_classroom_id_voc_id_key" ON "assignment"("school_id", "classroom_id", "voc_id");
CREATE UNIQUE INDEX CONCURRENTLY "assignment_new_pkey" ON "assignment"("school_id", "id");
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_pkey",
ADD CONSTRAINT "assignment_pkey" PRIMARY KEY USING INDEX "assignment_new_pkey";
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_school_id_classroom_id_fkey" FOREIGN KEY ("school_id", "classroom_id") REFERENCES "classroom"("school_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "assignment" VALIDATE CONSTRAINT "assignment_school_id_classroom_id_fkey";
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_classroom_id_fkey";
DROP INDEX CONCURRENTLY "assignment_classroom_id_article_id_key";
DROP INDEX CONCURRENTLY "assignment_classroom_id_voc_id_key";
