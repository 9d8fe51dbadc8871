-- AlterTable
ALTER TABLE "article" ADD COLUMN     "senses_version" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "article_sense" (
    "article_id" INTEGER NOT NULL,
    "offset" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "definition_id" INTEGER NOT NULL,

    CONSTRAINT "article_sense_pkey" PRIMARY KEY ("article_id","offset")
);

-- CreateIndex
CREATE INDEX "article_sense_definition_id_idx" ON "article_sense"("definition_id");

-- AddForeignKey
ALTER TABLE "article_sense" ADD CONSTRAINT "article_sense_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_sense" ADD CONSTRAINT "article_sense_definition_id_fkey" FOREIGN KEY ("definition_id") REFERENCES "definition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
