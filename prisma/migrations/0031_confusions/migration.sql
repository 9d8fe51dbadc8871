-- AlterTable
ALTER TABLE "answer_log" ADD COLUMN     "chosen_spell_id" INTEGER,
ADD COLUMN     "is_duel" BOOLEAN NOT NULL DEFAULT false;

-- Added by hand: what a learner mixes up is read at the start of each session, among many more right answers.
CREATE INDEX "answer_log_chosen" ON "answer_log"("user_id", "spell_id") WHERE "chosen_spell_id" IS NOT NULL;
