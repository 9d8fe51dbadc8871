-- CreateTable
CREATE TABLE "answer_sum" (
    "user_id" INTEGER NOT NULL,
    "until_day" DATE NOT NULL,

    CONSTRAINT "answer_sum_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "answer_day" (
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "answers" INTEGER NOT NULL,
    "correct" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "sessions" INTEGER NOT NULL,
    "sessions_begun" INTEGER NOT NULL,
    "repeated" INTEGER NOT NULL,
    "repeated_correct" INTEGER NOT NULL,
    "score_delta" DOUBLE PRECISION NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "run_first" INTEGER NOT NULL,
    "run_last" INTEGER NOT NULL,
    "run_best" INTEGER NOT NULL,

    CONSTRAINT "answer_day_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "answer_word" (
    "user_id" INTEGER NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "answers" INTEGER NOT NULL,
    "mistakes" INTEGER NOT NULL,
    "stability" DOUBLE PRECISION,

    CONSTRAINT "answer_word_pkey" PRIMARY KEY ("user_id","spell_id")
);

-- CreateTable
CREATE TABLE "answer_week" (
    "user_id" INTEGER NOT NULL,
    "week" DATE NOT NULL,
    "words" INTEGER NOT NULL,
    "median_days" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "answer_week_pkey" PRIMARY KEY ("user_id","week")
);

-- AddForeignKey
ALTER TABLE "answer_sum" ADD CONSTRAINT "answer_sum_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_day" ADD CONSTRAINT "answer_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_word" ADD CONSTRAINT "answer_word_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_week" ADD CONSTRAINT "answer_week_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Added by hand: sums never contradict the log, whoever changes it. A day may be summed once two days have passed, when it
-- is over in every time zone, so that answers given now never run the function. The lock makes a summing wait for
-- changes that haven't been committed yet (its number: apps/api/src/modules/learning/sums/sum-answers.ts). The semicolons
-- of bodies are escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "forget_answer_sums"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    PERFORM pg_advisory_xact_lock_shared(7235, NEW."user_id")\x3B
    DELETE FROM "answer_sum" WHERE "user_id" = NEW."user_id" AND "until_day" > NEW."local_date"\x3B
    IF TG_OP = ''UPDATE'' THEN
        DELETE FROM "answer_sum" WHERE "user_id" = OLD."user_id" AND "until_day" > OLD."local_date"\x3B
    END IF\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "late_answer_logged" AFTER INSERT ON "answer_log" FOR EACH ROW
    WHEN (NEW."local_date" < (now() AT TIME ZONE 'UTC')::date - 1) EXECUTE FUNCTION "forget_answer_sums"();
CREATE TRIGGER "old_answer_changed" AFTER UPDATE ON "answer_log" FOR EACH ROW
    WHEN (LEAST(OLD."local_date", NEW."local_date") < (now() AT TIME ZONE 'UTC')::date - 1)
    EXECUTE FUNCTION "forget_answer_sums"();
