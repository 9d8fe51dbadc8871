-- Made from schema.prisma. COLLATE "C" was added by hand: packs are read in the order of their files.
-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "first_language" TEXT,
ADD COLUMN     "show_translations" TEXT;

-- CreateTable
CREATE TABLE "translation_pack" (
    "id" SERIAL NOT NULL,
    "lang" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,
    "entries" INTEGER NOT NULL DEFAULT 0,
    "release_id" INTEGER,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_pack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pack_sense" (
    "pack_id" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "equivalents" TEXT[],

    CONSTRAINT "pack_sense_pkey" PRIMARY KEY ("pack_id","key")
);

-- CreateTable
CREATE TABLE "pack_word" (
    "pack_id" INTEGER NOT NULL,
    "headword" TEXT COLLATE "C" NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "part_of_speech" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "equivalents" TEXT[],

    CONSTRAINT "pack_word_pkey" PRIMARY KEY ("pack_id","headword","ordinal")
);

-- CreateIndex
CREATE INDEX "translation_pack_release_id_idx" ON "translation_pack"("release_id");

-- AddForeignKey
ALTER TABLE "translation_pack" ADD CONSTRAINT "translation_pack_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "import_release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pack_sense" ADD CONSTRAINT "pack_sense_pack_id_fkey" FOREIGN KEY ("pack_id") REFERENCES "translation_pack"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pack_word" ADD CONSTRAINT "pack_word_pack_id_fkey" FOREIGN KEY ("pack_id") REFERENCES "translation_pack"("id") ON DELETE CASCADE ON UPDATE CASCADE;
