-- AlterTable
ALTER TABLE "encounter" ADD COLUMN     "chosen_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "word_change" (
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "word_change_pkey" PRIMARY KEY ("user_id","spell_id")
);

-- CreateIndex
CREATE INDEX "word_change_changed_at_idx" ON "word_change"("changed_at");

-- AddForeignKey
ALTER TABLE "word_change" ADD CONSTRAINT "word_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_change" ADD CONSTRAINT "word_change_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;
