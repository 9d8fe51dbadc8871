-- Levels of articles are estimated in another way: the server estimates those of existing articles again, in the
-- background (apps/api/src/modules/articles/renew-levels). Those of the library were given by its authors and stay.
ALTER TABLE "article" ADD COLUMN     "is_level_old" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "article" ALTER COLUMN "is_level_old" SET DEFAULT false;
UPDATE "article" SET "is_level_old" = false
WHERE "user_id" IN (SELECT "id" FROM "user_account" WHERE "email" = 'reading-room@library.invalid');
CREATE INDEX "article_level_old" ON "article" ("id") WHERE "is_level_old";
