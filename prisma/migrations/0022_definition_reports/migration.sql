-- CreateTable
CREATE TABLE "definition_report" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "definition_key" TEXT NOT NULL,
    "definition_id" INTEGER NOT NULL,
    "headword" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "sentence" TEXT,
    "shown_text" TEXT NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "definition_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "definition_report_definition_key_idx" ON "definition_report"("definition_key");

-- CreateIndex
CREATE INDEX "definition_report_reported_at_idx" ON "definition_report"("reported_at");

-- CreateIndex
CREATE UNIQUE INDEX "definition_report_user_id_definition_key_reason_key" ON "definition_report"("user_id", "definition_key", "reason");

-- AddForeignKey
ALTER TABLE "definition_report" ADD CONSTRAINT "definition_report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "definition_report" ADD CONSTRAINT "definition_report_reason_check" CHECK ("reason" IN ('unclear', 'wrong_here', 'other'));
