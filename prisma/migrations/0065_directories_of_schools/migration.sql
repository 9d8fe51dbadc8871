-- Directories of the names of schools and of the codes of invitations (docs/decisions/043). Both lie with their school, and a key
-- can only be unique among the rows of one machine: so whose a name or a code is, is written once, in a row of its own.
CREATE TABLE "school_name" (
    "name" TEXT NOT NULL,
    "school_id" INTEGER NOT NULL,

    CONSTRAINT "school_name_pkey" PRIMARY KEY ("name")
);
CREATE TABLE "invitation_code" (
    "code" TEXT NOT NULL,
    "school_id" INTEGER NOT NULL,
    "invitation_id" INTEGER NOT NULL,

    CONSTRAINT "invitation_code_pkey" PRIMARY KEY ("code")
);
CREATE INDEX "invitation_code_school_id_idx" ON "invitation_code"("school_id");

-- Processes of the version before write schools and invitations only, so triggers keep the directories. Where the service has
-- written them already, they find nothing to do. They are there before the rows are filled, so that nothing is missed. The
-- semicolons of bodies are escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "keep_school_names"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF TG_OP <> ''INSERT'' THEN
        DELETE FROM "school_name" n WHERE n."school_id" = OLD."id" AND n."name" = OLD."username_lower"
            AND (TG_OP = ''DELETE'' OR OLD."username_lower" <> NEW."username_lower")\x3B
    END IF\x3B
    IF TG_OP <> ''DELETE'' THEN
        INSERT INTO "school_name" ("name", "school_id") SELECT NEW."username_lower", NEW."id"
        WHERE NOT EXISTS (
            SELECT FROM "school_name" n WHERE n."name" = NEW."username_lower" AND n."school_id" = NEW."id"
        )\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "school_without_name" AFTER INSERT OR DELETE OR UPDATE OF "username_lower" ON "school"
    FOR EACH ROW EXECUTE FUNCTION "keep_school_names"();
CREATE FUNCTION "keep_invitation_codes"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF TG_OP = ''DELETE'' THEN
        DELETE FROM "invitation_code" c WHERE c."code" = OLD."code" AND c."invitation_id" = OLD."id"\x3B
    ELSE
        INSERT INTO "invitation_code" ("code", "school_id", "invitation_id") SELECT NEW."code", NEW."school_id", NEW."id"
        WHERE NOT EXISTS (
            SELECT FROM "invitation_code" c WHERE c."code" = NEW."code" AND c."invitation_id" = NEW."id"
        )\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "invitation_without_code" AFTER INSERT OR DELETE ON "invitation"
    FOR EACH ROW EXECUTE FUNCTION "keep_invitation_codes"();

-- Rows are locked while they are copied: one that is renamed or deleted meanwhile would leave its old name behind.
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT s."id" FROM "school" s WHERE s."id" > after_id ORDER BY s."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        WITH found AS MATERIALIZED (
            SELECT s."id", s."username_lower" FROM "school" s WHERE s."id" = ANY (step) ORDER BY s."id" FOR SHARE
        )
        INSERT INTO "school_name" ("name", "school_id") SELECT f."username_lower", f."id" FROM found f
        ON CONFLICT DO NOTHING\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        PERFORM set_config(''enable_seqscan'', ''off'', true)\x3B
        step = ARRAY(SELECT i."id" FROM "invitation" i WHERE i."id" > after_id ORDER BY i."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        WITH found AS MATERIALIZED (
            SELECT i."id", i."school_id", i."code" FROM "invitation" i WHERE i."id" = ANY (step) ORDER BY i."id" FOR SHARE
        )
        INSERT INTO "invitation_code" ("code", "school_id", "invitation_id") SELECT f."code", f."school_id", f."id" FROM found f
        ON CONFLICT DO NOTHING\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
