-- DropIndex
DROP INDEX "idempotent_answer_created_at_idx";

-- AlterTable
ALTER TABLE "idempotent_answer" ADD COLUMN     "kept_until" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '1 day'::interval);

-- Added by hand: what is there stays as long as it would have.
UPDATE "idempotent_answer" SET "kept_until" = "created_at" + '1 day'::interval;

-- CreateIndex
CREATE INDEX "idempotent_answer_kept_until_idx" ON "idempotent_answer"("kept_until");
