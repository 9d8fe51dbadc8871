-- Made from schema.prisma. By hand: COLLATE "C" (the alphabet of lists is that of the dictionary), the generated column
-- "state", and the checks.
-- CreateTable
CREATE TABLE "main_voc_item" (
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "spell_lower" TEXT COLLATE "C" NOT NULL,
    "priority" SMALLINT NOT NULL DEFAULT 1,
    "mark" SMALLINT NOT NULL DEFAULT 0,
    "score" REAL NOT NULL DEFAULT 0,
    "streak" INTEGER NOT NULL DEFAULT 0,
    "repeat_count" INTEGER NOT NULL DEFAULT 0,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_repeated_at" TIMESTAMPTZ(3),
    "next_repeated_at" TIMESTAMPTZ(3),
    "met_count" INTEGER NOT NULL DEFAULT 0,
    "lookup_count" INTEGER NOT NULL DEFAULT 0,
    "state" SMALLINT NOT NULL GENERATED ALWAYS AS (
        CASE
            WHEN "mark" = 3 THEN 4
            WHEN "mark" = 2 OR "score" >= 7 OR ("mark" = 0 AND "priority" = 0) THEN 3
            WHEN "repeat_count" > 0 THEN 2
            WHEN "mark" = 1 THEN 1
            ELSE 0
        END
    ) STORED,

    CONSTRAINT "main_voc_item_pkey" PRIMARY KEY ("user_id","spell_id")
);

-- CreateTable
CREATE TABLE "encounter" (
    "id" BIGSERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "sentence" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "position" INTEGER,
    "met_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "was_looked_up" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "encounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "read_text" (
    "user_id" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "read_text_pkey" PRIMARY KEY ("user_id","hash")
);

-- CreateTable
CREATE TABLE "custom_voc" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_lower" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "access_modifier" TEXT NOT NULL DEFAULT 'private',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_voc_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_voc_spell" (
    "voc_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "spell_lower" TEXT COLLATE "C" NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_voc_spell_pkey" PRIMARY KEY ("voc_id","spell_id")
);

-- CreateTable
CREATE TABLE "undo_step" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "undo_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "access_modifier" TEXT NOT NULL DEFAULT 'private',
    "keywords" TEXT NOT NULL DEFAULT '',
    "md_content" TEXT NOT NULL,
    "raw_content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "main_voc_item_id_key" ON "main_voc_item"("id");

-- CreateIndex
CREATE INDEX "main_voc_item_user_id_id_idx" ON "main_voc_item"("user_id", "id");

-- CreateIndex
CREATE INDEX "main_voc_item_user_id_spell_lower_idx" ON "main_voc_item"("user_id", "spell_lower");

-- CreateIndex
CREATE INDEX "main_voc_item_user_id_score_id_idx" ON "main_voc_item"("user_id", "score", "id");

-- CreateIndex
CREATE INDEX "main_voc_item_user_id_state_priority_idx" ON "main_voc_item"("user_id", "state", "priority");

-- CreateIndex
CREATE INDEX "encounter_user_id_spell_id_idx" ON "encounter"("user_id", "spell_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_voc_user_id_name_lower_key" ON "custom_voc"("user_id", "name_lower");

-- CreateIndex
CREATE UNIQUE INDEX "custom_voc_spell_id_key" ON "custom_voc_spell"("id");

-- CreateIndex
CREATE INDEX "custom_voc_spell_voc_id_id_idx" ON "custom_voc_spell"("voc_id", "id");

-- CreateIndex
CREATE INDEX "custom_voc_spell_voc_id_spell_lower_idx" ON "custom_voc_spell"("voc_id", "spell_lower");

-- CreateIndex
CREATE INDEX "undo_step_created_at_idx" ON "undo_step"("created_at");

-- CreateIndex
CREATE INDEX "article_user_id_idx" ON "article"("user_id");

-- AddForeignKey
ALTER TABLE "main_voc_item" ADD CONSTRAINT "main_voc_item_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "main_voc_item" ADD CONSTRAINT "main_voc_item_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "encounter" ADD CONSTRAINT "encounter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "encounter" ADD CONSTRAINT "encounter_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "read_text" ADD CONSTRAINT "read_text_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_voc" ADD CONSTRAINT "custom_voc_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_voc_spell" ADD CONSTRAINT "custom_voc_spell_voc_id_fkey" FOREIGN KEY ("voc_id") REFERENCES "custom_voc"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_voc_spell" ADD CONSTRAINT "custom_voc_spell_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "undo_step" ADD CONSTRAINT "undo_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What no program may get wrong.
ALTER TABLE "main_voc_item"
    ADD CONSTRAINT "main_voc_item_priority_check" CHECK ("priority" BETWEEN 0 AND 4),
    ADD CONSTRAINT "main_voc_item_mark_check" CHECK ("mark" BETWEEN 0 AND 3),
    ADD CONSTRAINT "main_voc_item_score_check" CHECK ("score" BETWEEN 0 AND 10);
ALTER TABLE "custom_voc" ADD CONSTRAINT "custom_voc_access_check" CHECK ("access_modifier" IN ('private', 'public'));
ALTER TABLE "article" ADD CONSTRAINT "article_access_check" CHECK ("access_modifier" IN ('private', 'public'));
