-- Made from schema.prisma. COLLATE "C" was added by hand: entries are walked through in the order of the headwords.
-- AlterTable
ALTER TABLE "spell_form" ADD COLUMN     "source" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "pronunciation" ADD COLUMN     "accent" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "spell_audio" (
    "spell_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "accent" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,

    CONSTRAINT "spell_audio_pkey" PRIMARY KEY ("spell_id","ordinal")
);

-- CreateTable
CREATE TABLE "import_release" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,
    "next_entry" INTEGER NOT NULL DEFAULT 0,
    "composed" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "counts" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_release_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_entry" (
    "headword" TEXT COLLATE "C" NOT NULL,
    "release_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "pos_bits" INTEGER NOT NULL,
    "is_inflection" BOOLEAN NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "imported_entry_pkey" PRIMARY KEY ("headword","release_id","ordinal")
);

-- CreateTable
CREATE TABLE "imported_spell" (
    "spell_id" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "senses" TEXT NOT NULL,

    CONSTRAINT "imported_spell_pkey" PRIMARY KEY ("spell_id")
);

-- AddForeignKey
ALTER TABLE "spell_audio" ADD CONSTRAINT "spell_audio_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_spell" ADD CONSTRAINT "imported_spell_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;
