-- Class tests. A test lies with its school, its answers with the students, so no foreign key leads from one to the other.
-- A trigger notes each deleted test, also one that goes with its class or school, on the machine of the school. The service
-- deletes the answers then (docs/decisions/041).
CREATE TABLE "class_test" (
    "id" SERIAL NOT NULL,
    "school_id" INTEGER NOT NULL,
    "classroom_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "questions" JSONB NOT NULL,
    "question_count" SMALLINT NOT NULL,
    "closes_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_test_pkey" PRIMARY KEY ("school_id","id")
);

CREATE TABLE "deleted_class_test" (
    "school_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_class_test_pkey" PRIMARY KEY ("school_id","id")
);

CREATE TABLE "class_test_answer" (
    "user_id" INTEGER NOT NULL,
    "test_id" INTEGER NOT NULL,
    "question" SMALLINT NOT NULL,
    "spell_id" INTEGER NOT NULL,
    "choice" TEXT,
    "is_correct" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_test_answer_pkey" PRIMARY KEY ("user_id","test_id","question")
);
CREATE INDEX "class_test_id_idx" ON "class_test"("id");
CREATE INDEX "class_test_classroom_id_idx" ON "class_test"("classroom_id");
CREATE INDEX "class_test_created_by_id_idx" ON "class_test"("created_by_id");
CREATE INDEX "class_test_answer_test_id_idx" ON "class_test_answer"("test_id");
ALTER TABLE "class_test" ADD CONSTRAINT "class_test_school_id_classroom_id_fkey" FOREIGN KEY ("school_id", "classroom_id") REFERENCES "classroom"("school_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "class_test_answer" ADD CONSTRAINT "class_test_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "class_test_answer" ADD CONSTRAINT "class_test_answer_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The semicolons of bodies are escapes: the migration engine cuts scripts at every one.
CREATE FUNCTION "record_test_deletion"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    INSERT INTO "deleted_class_test" ("school_id", "id") VALUES (OLD."school_id", OLD."id") ON CONFLICT DO NOTHING\x3B
    RETURN NULL\x3B
END ';
CREATE TRIGGER "class_test_deleted" AFTER DELETE ON "class_test" FOR EACH ROW EXECUTE FUNCTION "record_test_deletion"();
