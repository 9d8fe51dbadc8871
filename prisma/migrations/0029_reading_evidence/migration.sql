-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "said_level" TEXT;

-- AlterTable
ALTER TABLE "knowledge" ADD COLUMN     "curve" JSONB,
ADD COLUMN     "fingerprint" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "known_at" TIMESTAMPTZ(3),
ADD COLUMN     "offsets" BYTEA;

-- CreateTable
CREATE TABLE "passed_word" (
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "day_count" SMALLINT NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passed_word_pkey" PRIMARY KEY ("user_id","spell_id")
);

-- AddForeignKey
ALTER TABLE "passed_word" ADD CONSTRAINT "passed_word_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passed_word" ADD CONSTRAINT "passed_word_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Added by hand: what a learner looked up is read when evidence is, among many more sentences that they only met.
CREATE INDEX "encounter_looked_up" ON "encounter"("user_id", "spell_id", "met_at") WHERE "was_looked_up";
