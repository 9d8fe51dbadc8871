-- AlterTable
ALTER TABLE "answer_log" ADD COLUMN     "let_go_at_before" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "probability" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "learn_settings" ADD COLUMN     "target_retention" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "main_voc_item" ADD COLUMN     "let_go_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "memory_fit" (
    "user_id" INTEGER NOT NULL,
    "tried_at" TIMESTAMPTZ(3) NOT NULL,
    "fitted_at" TIMESTAMPTZ(3),
    "last_answer_id" BIGINT,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "start" DOUBLE PRECISION,
    "growth" DOUBLE PRECISION,
    "relearning" DOUBLE PRECISION,
    "loss" DOUBLE PRECISION,
    "average_loss" DOUBLE PRECISION,
    "right_seconds" DOUBLE PRECISION,
    "wrong_seconds" DOUBLE PRECISION,
    "retention" DOUBLE PRECISION,

    CONSTRAINT "memory_fit_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "memory_fit" ADD CONSTRAINT "memory_fit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Added by hand: the range of packages/learning/src/retention.ts.
ALTER TABLE "learn_settings" ADD CONSTRAINT "learn_settings_target_retention_check"
    CHECK ("target_retention" BETWEEN 0.8 AND 0.95);
