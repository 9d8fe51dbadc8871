-- A directory of the addresses and user names with which people log in (docs/decisions/036). Accounts lie on many machines of
-- a cluster, and a key can only be unique among the rows of one: so whose a name is, is written once, in a row of its own.
CREATE TABLE "login_name" (
    "name" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "login_name_pkey" PRIMARY KEY ("name")
);

-- Processes of the version before write accounts only, so a trigger writes their names. Where the service has written them
-- already, it finds nothing to do. It is there before the rows are filled, so that no name is missed. The semicolons of
-- bodies are escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "keep_login_names"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    IF TG_OP <> ''INSERT'' THEN
        DELETE FROM "login_name" n WHERE n."user_id" = OLD."id" AND n."name" IN (OLD."email", OLD."username_lower")
            AND (TG_OP = ''DELETE'' OR n."name" NOT IN (coalesce(NEW."email", ''''), NEW."username_lower"))\x3B
    END IF\x3B
    IF TG_OP <> ''DELETE'' THEN
        INSERT INTO "login_name" ("name", "user_id")
        SELECT given, NEW."id" FROM unnest(ARRAY[NEW."email", NEW."username_lower"]) given
        WHERE given IS NOT NULL
            AND NOT EXISTS (SELECT FROM "login_name" n WHERE n."name" = given AND n."user_id" = NEW."id")
        ORDER BY given\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "account_without_names" AFTER INSERT OR DELETE OR UPDATE OF "email", "username_lower" ON "user_account"
    FOR EACH ROW EXECUTE FUNCTION "keep_login_names"();

-- Accounts are locked while their names are copied: one that is renamed meanwhile would leave its old name behind.
DO E'
DECLARE
    step integer[]\x3B
    after_id integer = 0\x3B
BEGIN
    LOOP
        step = ARRAY(SELECT u."id" FROM "user_account" u WHERE u."id" > after_id ORDER BY u."id" LIMIT 2000)\x3B
        EXIT WHEN cardinality(step) = 0\x3B
        WITH account AS MATERIALIZED (
            SELECT u."id", u."email", u."username_lower" FROM "user_account" u
            WHERE u."id" = ANY (step) ORDER BY u."id" FOR SHARE
        )
        INSERT INTO "login_name" ("name", "user_id")
        SELECT given, a."id" FROM account a, unnest(ARRAY[a."email", a."username_lower"]) given WHERE given IS NOT NULL
        ON CONFLICT DO NOTHING\x3B
        after_id = step[cardinality(step)]\x3B
        COMMIT\x3B
    END LOOP\x3B
END ';
