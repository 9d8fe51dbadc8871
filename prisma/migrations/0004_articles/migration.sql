-- Made from schema.prisma. By hand: the search column and the trigger that keeps the number of public articles.
-- DropIndex
DROP INDEX "article_user_id_idx";

-- AlterTable
ALTER TABLE "article" ADD COLUMN     "html" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "level" TEXT,
ADD COLUMN     "word_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "article_word" (
    "article_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "is_common" BOOLEAN NOT NULL,

    CONSTRAINT "article_word_pkey" PRIMARY KEY ("article_id","spell_id")
);

-- CreateTable
CREATE TABLE "article_progress" (
    "user_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "position" REAL NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_progress_pkey" PRIMARY KEY ("user_id","article_id")
);

-- CreateTable
CREATE TABLE "article_count" (
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "article_count_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "idempotent_answer" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answer_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "article_progress_article_id_idx" ON "article_progress"("article_id");

-- CreateIndex
CREATE INDEX "idempotent_answer_created_at_idx" ON "idempotent_answer"("created_at");

-- CreateIndex
CREATE INDEX "article_user_id_id_idx" ON "article"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "article_access_modifier_id_idx" ON "article"("access_modifier", "id" DESC);

-- CreateIndex
CREATE INDEX "article_access_modifier_level_id_idx" ON "article"("access_modifier", "level", "id" DESC);

-- AddForeignKey
ALTER TABLE "article_word" ADD CONSTRAINT "article_word_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_word" ADD CONSTRAINT "article_word_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_progress" ADD CONSTRAINT "article_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_progress" ADD CONSTRAINT "article_progress_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Words of title and keywords, for the lists' search.
ALTER TABLE "article" ADD COLUMN "search" tsvector NOT NULL
    GENERATED ALWAYS AS (to_tsvector('english', "title" || ' ' || "keywords")) STORED;
CREATE INDEX "article_search_idx" ON "article" USING gin ("search");

INSERT INTO "article_count" ("name", "count") SELECT 'public', count(*) FROM "article" WHERE "access_modifier" = 'public';

-- The migration engine cuts scripts at every semicolon, also within quotes: those of the body are written as escapes.
CREATE FUNCTION "count_public_articles"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE change int := 0\x3B
BEGIN
    IF TG_OP <> \'INSERT\' AND OLD."access_modifier" = \'public\' THEN change := change - 1\x3B END IF\x3B
    IF TG_OP <> \'DELETE\' AND NEW."access_modifier" = \'public\' THEN change := change + 1\x3B END IF\x3B
    IF change <> 0 THEN UPDATE "article_count" SET "count" = "count" + change WHERE "name" = \'public\'\x3B END IF\x3B
    RETURN NULL\x3B
END ';

CREATE TRIGGER "article_count" AFTER INSERT OR DELETE OR UPDATE OF "access_modifier" ON "article"
    FOR EACH ROW EXECUTE FUNCTION "count_public_articles"();
