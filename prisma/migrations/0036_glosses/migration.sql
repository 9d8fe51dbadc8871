-- AlterTable
ALTER TABLE "answer_log" ADD COLUMN     "is_gloss" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "learn_settings" ADD COLUMN     "glosses" BOOLEAN NOT NULL DEFAULT false;

-- Added by hand: which words were glossed is read for each stretch of a text, among many more answers.
CREATE INDEX "answer_log_gloss" ON "answer_log"("user_id", "spell_id") WHERE "is_gloss";
