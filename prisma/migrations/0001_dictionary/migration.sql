-- Made from schema.prisma. COLLATE "C" was added by hand: prefix look-ups must not depend on the locale of the server.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "dictionary_source" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "spells" INTEGER NOT NULL,
    "definitions" INTEGER NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_source_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "spell" (
    "id" SERIAL NOT NULL,
    "spell_lower" TEXT COLLATE "C" NOT NULL,
    "pos_mask" INTEGER NOT NULL DEFAULT 0,
    "frequency_rank" INTEGER,
    "level" TEXT,
    "is_function" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "spell_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spell_form" (
    "form" TEXT COLLATE "C" NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "ordinal" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "spell_form_pkey" PRIMARY KEY ("form","spell_id","kind","detail")
);

-- CreateTable
CREATE TABLE "definition" (
    "id" SERIAL NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "spelling" TEXT NOT NULL,
    "part_of_speech" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "tag_count" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL,
    "regions" TEXT[],
    "categories" TEXT[],
    "usages" TEXT[],
    "examples" TEXT[],

    CONSTRAINT "definition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "definition_relation" (
    "definition_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "spelling" TEXT NOT NULL,

    CONSTRAINT "definition_relation_pkey" PRIMARY KEY ("definition_id","kind","ordinal")
);

-- CreateTable
CREATE TABLE "pronunciation" (
    "spell_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "ipa" TEXT NOT NULL,
    "part_of_speech" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,

    CONSTRAINT "pronunciation_pkey" PRIMARY KEY ("spell_id","ordinal")
);

-- CreateTable
CREATE TABLE "phrase" (
    "spell_id" INTEGER NOT NULL,
    "head" INTEGER,
    "gap" INTEGER,

    CONSTRAINT "phrase_pkey" PRIMARY KEY ("spell_id")
);

-- CreateTable
CREATE TABLE "spell_image" (
    "spell_id" INTEGER NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "spell_image_pkey" PRIMARY KEY ("spell_id")
);

-- CreateTable
CREATE TABLE "spell_document" (
    "spell_id" INTEGER NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "spell_document_pkey" PRIMARY KEY ("spell_id")
);

-- CreateTable
CREATE TABLE "spell_senses" (
    "spell_id" INTEGER NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "spell_senses_pkey" PRIMARY KEY ("spell_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "spell_spell_lower_key" ON "spell"("spell_lower");

-- CreateIndex
CREATE INDEX "spell_form_spell_id_idx" ON "spell_form"("spell_id");

-- CreateIndex
CREATE UNIQUE INDEX "definition_key_key" ON "definition"("key");

-- CreateIndex
CREATE INDEX "definition_spell_id_ordinal_idx" ON "definition"("spell_id", "ordinal");

-- CreateIndex
CREATE INDEX "definition_relation_spell_id_idx" ON "definition_relation"("spell_id");

-- AddForeignKey
ALTER TABLE "spell_form" ADD CONSTRAINT "spell_form_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "definition" ADD CONSTRAINT "definition_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "definition_relation" ADD CONSTRAINT "definition_relation_definition_id_fkey" FOREIGN KEY ("definition_id") REFERENCES "definition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "definition_relation" ADD CONSTRAINT "definition_relation_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pronunciation" ADD CONSTRAINT "pronunciation_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phrase" ADD CONSTRAINT "phrase_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spell_image" ADD CONSTRAINT "spell_image_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spell_document" ADD CONSTRAINT "spell_document_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spell_senses" ADD CONSTRAINT "spell_senses_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;
