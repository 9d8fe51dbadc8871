-- Made from schema.prisma. By hand: partial and covering indexes, and the checks.
-- AlterTable
ALTER TABLE "main_voc_item" ADD COLUMN     "difficulty" DOUBLE PRECISION,
ADD COLUMN     "lapses" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "phase" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "stability" DOUBLE PRECISION,
ADD COLUMN     "step" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "game_session" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game" (
    "session_id" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "correct" TEXT NOT NULL,
    "accepted" TEXT[],
    "swipe" TEXT,

    CONSTRAINT "game_pkey" PRIMARY KEY ("session_id","ordinal")
);

-- CreateTable
CREATE TABLE "answer_log" (
    "user_id" INTEGER NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "session_id" INTEGER NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "game_name" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "milliseconds" INTEGER,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "local_date" DATE NOT NULL,
    "zone" TEXT NOT NULL,
    "swipe" TEXT,
    "score_delta" DOUBLE PRECISION NOT NULL,
    "stability" DOUBLE PRECISION,
    "stability_before" DOUBLE PRECISION,
    "difficulty_before" DOUBLE PRECISION,
    "phase_before" SMALLINT NOT NULL DEFAULT 0,
    "step_before" SMALLINT NOT NULL DEFAULT 0,
    "lapses_before" INTEGER NOT NULL DEFAULT 0,
    "score_before" REAL NOT NULL DEFAULT 0,
    "streak_before" INTEGER NOT NULL DEFAULT 0,
    "repeat_count_before" INTEGER NOT NULL DEFAULT 0,
    "last_repeated_at_before" TIMESTAMPTZ(3),
    "next_repeated_at_before" TIMESTAMPTZ(3),
    "mark_before" SMALLINT NOT NULL DEFAULT 0,
    "priority_before" SMALLINT NOT NULL DEFAULT 0,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "answer_log_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "learn_settings" (
    "user_id" INTEGER NOT NULL,
    "new_words_per_day" INTEGER NOT NULL,

    CONSTRAINT "learn_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "planned_break" (
    "user_id" INTEGER NOT NULL,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,

    CONSTRAINT "planned_break_pkey" PRIMARY KEY ("user_id","from_day")
);

-- CreateIndex
CREATE INDEX "game_session_user_id_id_idx" ON "game_session"("user_id", "id");

-- CreateIndex
CREATE INDEX "game_session_created_at_idx" ON "game_session"("created_at");

-- CreateIndex
CREATE INDEX "answer_log_user_id_local_date_idx" ON "answer_log"("user_id", "local_date")
    INCLUDE ("spell_id", "session_id", "is_correct", "score_delta", "undone_at");

-- A game is answered once: the index says so to calls that come at the same time.
CREATE UNIQUE INDEX "answer_log_game_key" ON "answer_log"("session_id", "ordinal") WHERE "undone_at" IS NULL;

-- What can be practised: words in memory by when they are due, words never practised by spell (spells are numbered about
-- as frequent as they are), and those of them that were looked up. Columns that change when a text is read stay out, so
-- that those updates touch no index.
CREATE INDEX "main_voc_item_repeated_idx" ON "main_voc_item"("user_id", "priority" DESC, "next_repeated_at")
    WHERE "repeat_count" > 0 AND "priority" > 0 AND "mark" < 2;
CREATE INDEX "main_voc_item_fresh_idx" ON "main_voc_item"("user_id", "priority" DESC, "spell_id")
    WHERE "repeat_count" = 0 AND "priority" > 0 AND "mark" < 2;
CREATE INDEX "main_voc_item_looked_up_idx" ON "main_voc_item"("user_id", "lookup_count" DESC)
    WHERE "lookup_count" > 0 AND "repeat_count" = 0 AND "priority" > 0 AND "mark" < 2;

-- AddForeignKey
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game" ADD CONSTRAINT "game_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "game_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learn_settings" ADD CONSTRAINT "learn_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_break" ADD CONSTRAINT "planned_break_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What no program may get wrong.
ALTER TABLE "main_voc_item"
    ADD CONSTRAINT "main_voc_item_phase_check" CHECK ("phase" BETWEEN 0 AND 3),
    ADD CONSTRAINT "main_voc_item_memory_check" CHECK (("phase" = 0) = ("stability" IS NULL));
ALTER TABLE "game_session"
    ADD CONSTRAINT "game_session_mode_check" CHECK ("mode" IN ('normal', 'challenge')),
    ADD CONSTRAINT "game_session_size_check" CHECK ("size" IN ('small', 'medium', 'large'));
ALTER TABLE "planned_break" ADD CONSTRAINT "planned_break_days_check" CHECK ("from_day" <= "until_day");
