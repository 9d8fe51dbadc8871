-- AlterTable
ALTER TABLE "encounter" ADD COLUMN     "definition_id" INTEGER;

-- CreateTable
CREATE TABLE "sense_feedback" (
    "offered_id" INTEGER NOT NULL,
    "chosen_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sense_feedback_pkey" PRIMARY KEY ("offered_id","chosen_id")
);
