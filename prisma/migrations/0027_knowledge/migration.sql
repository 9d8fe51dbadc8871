-- CreateTable
CREATE TABLE "placement" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "language" TEXT,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "pending" JSONB,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "placement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge" (
    "user_id" INTEGER NOT NULL,
    "ability" DOUBLE PRECISION NOT NULL,
    "variance" DOUBLE PRECISION NOT NULL,
    "evidence" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "knowledge_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "word_override" (
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "known" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "word_override_pkey" PRIMARY KEY ("user_id","spell_id")
);

-- CreateIndex
CREATE INDEX "placement_user_id_started_at_idx" ON "placement"("user_id", "started_at");

-- AddForeignKey
ALTER TABLE "placement" ADD CONSTRAINT "placement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge" ADD CONSTRAINT "knowledge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_override" ADD CONSTRAINT "word_override_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_override" ADD CONSTRAINT "word_override_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;
