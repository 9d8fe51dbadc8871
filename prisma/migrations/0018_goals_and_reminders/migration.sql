-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "vocabulary_opened_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "daily_goal" (
    "user_id" INTEGER NOT NULL,
    "unit" TEXT NOT NULL,
    "amount" SMALLINT NOT NULL,

    CONSTRAINT "daily_goal_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "reading_day" (
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_day_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "reminder" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "hour" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateTable
CREATE TABLE "reminder_mail" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_mail_pkey" PRIMARY KEY ("user_id","kind","day")
);

-- CreateIndex
CREATE INDEX "reminder_next_at_idx" ON "reminder"("next_at");

-- CreateIndex
CREATE INDEX "reminder_mail_sent_at_idx" ON "reminder_mail"("sent_at");

-- CreateIndex
CREATE INDEX "article_progress_user_id_updated_at_idx" ON "article_progress"("user_id", "updated_at" DESC);

-- AddForeignKey
ALTER TABLE "daily_goal" ADD CONSTRAINT "daily_goal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_day" ADD CONSTRAINT "reading_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_mail" ADD CONSTRAINT "reminder_mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "daily_goal" ADD CONSTRAINT "daily_goal_unit_check" CHECK ("unit" IN ('minutes', 'words'));
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_kind_check" CHECK ("kind" IN ('daily', 'weekly', 'classes'));
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_hour_check" CHECK ("hour" BETWEEN 0 AND 23);

-- Until now nobody recorded who has opened their vocabulary. Whoever has made a list there has.
UPDATE "user_account" AS "u" SET "vocabulary_opened_at" = now()
WHERE EXISTS (SELECT FROM "custom_voc" AS "v" WHERE "v"."user_id" = "u"."id");
