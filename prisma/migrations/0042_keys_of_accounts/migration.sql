-- Keys of logins and of a person’s smaller tables begin with the person, as in 0040 (docs/decisions/033).

-- Tokens get the person of their session. Processes of the version before store them without one, so a trigger adds it. The
-- semicolons of bodies are escapes: the migration engine cuts scripts at every one.
ALTER TABLE "refresh_token" ADD COLUMN "user_id" INTEGER;
CREATE FUNCTION "add_person_of_token"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    NEW."user_id" = (SELECT s."user_id" FROM "session" s WHERE s."id" = NEW."session_id")\x3B
    RETURN NEW\x3B
END ';
CREATE TRIGGER "token_without_person" BEFORE INSERT ON "refresh_token" FOR EACH ROW WHEN (NEW."user_id" IS NULL)
    EXECUTE FUNCTION "add_person_of_token"();
DO E'
DECLARE
    step uuid[]\x3B
    after_session uuid = ''00000000-0000-0000-0000-000000000000''\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT s."id" FROM "session" s WHERE s."id" > after_session ORDER BY s."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        UPDATE "refresh_token" t SET "user_id" = s."user_id" FROM "session" s
        WHERE t."session_id" = ANY (step) AND s."id" = t."session_id" AND t."user_id" IS NULL\x3B
        after_session = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_user_id_set" CHECK ("user_id" IS NOT NULL) NOT VALID;
ALTER TABLE "refresh_token" VALIDATE CONSTRAINT "refresh_token_user_id_set";
ALTER TABLE "refresh_token" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "refresh_token" DROP CONSTRAINT "refresh_token_user_id_set";

CREATE INDEX CONCURRENTLY "session_id_idx" ON "session"("id");
CREATE UNIQUE INDEX CONCURRENTLY "session_new_pkey" ON "session"("user_id", "id");
-- A token is all that a browser sends, so it is found by its hash.
CREATE INDEX CONCURRENTLY "refresh_token_hash_idx" ON "refresh_token"("hash");
CREATE UNIQUE INDEX CONCURRENTLY "refresh_token_new_pkey" ON "refresh_token"("user_id", "session_id", "hash");
-- The new foreign key is there before the old one goes, so that no token outlives its session in between.
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_user_id_session_id_fkey" FOREIGN KEY ("user_id", "session_id") REFERENCES "session"("user_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "refresh_token" VALIDATE CONSTRAINT "refresh_token_user_id_session_id_fkey";
ALTER TABLE "refresh_token" DROP CONSTRAINT "refresh_token_session_id_fkey";
ALTER TABLE "refresh_token" DROP CONSTRAINT "refresh_token_pkey",
ADD CONSTRAINT "refresh_token_pkey" PRIMARY KEY USING INDEX "refresh_token_new_pkey";
ALTER TABLE "session" DROP CONSTRAINT "session_pkey",
ADD CONSTRAINT "session_pkey" PRIMARY KEY USING INDEX "session_new_pkey";
DROP INDEX CONCURRENTLY "refresh_token_session_id_idx";
DROP INDEX CONCURRENTLY "session_user_id_idx";

CREATE UNIQUE INDEX CONCURRENTLY "known_device_new_pkey" ON "known_device"("user_id", "id");
CREATE INDEX CONCURRENTLY "known_device_hash_idx" ON "known_device"("hash");
CREATE UNIQUE INDEX CONCURRENTLY "known_device_user_id_hash_key" ON "known_device"("user_id", "hash");
ALTER TABLE "known_device" DROP CONSTRAINT "known_device_pkey",
ADD CONSTRAINT "known_device_pkey" PRIMARY KEY USING INDEX "known_device_new_pkey";
DROP INDEX CONCURRENTLY "known_device_hash_user_id_key";
DROP INDEX CONCURRENTLY "known_device_user_id_idx";

CREATE UNIQUE INDEX CONCURRENTLY "staff_password_reset_new_pkey" ON "staff_password_reset"("user_id", "id");
ALTER TABLE "staff_password_reset" DROP CONSTRAINT "staff_password_reset_pkey",
ADD CONSTRAINT "staff_password_reset_pkey" PRIMARY KEY USING INDEX "staff_password_reset_new_pkey";

CREATE UNIQUE INDEX CONCURRENTLY "definition_report_new_pkey" ON "definition_report"("user_id", "id");
ALTER TABLE "definition_report" DROP CONSTRAINT "definition_report_pkey",
ADD CONSTRAINT "definition_report_pkey" PRIMARY KEY USING INDEX "definition_report_new_pkey";

-- Processes of the version before look a placement up by its id alone.
CREATE INDEX CONCURRENTLY "placement_id_idx" ON "placement"("id");
CREATE UNIQUE INDEX CONCURRENTLY "placement_new_pkey" ON "placement"("user_id", "id");
ALTER TABLE "placement" DROP CONSTRAINT "placement_pkey",
ADD CONSTRAINT "placement_pkey" PRIMARY KEY USING INDEX "placement_new_pkey";
