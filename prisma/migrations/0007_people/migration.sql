-- Made from schema.prisma. By hand, at the end: the clock's row, partial indexes, the views of who may read what, the
-- trigger that clears chats which nobody can open any more, and the checks.
-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "privacy" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "follow" (
    "follower_id" INTEGER NOT NULL,
    "followed_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follow_pkey" PRIMARY KEY ("follower_id","followed_id")
);

-- CreateTable
CREATE TABLE "user_block" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_block_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "chat_clock" (
    "id" INTEGER NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "chat_clock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat" (
    "id" SERIAL NOT NULL,
    "low_user_id" INTEGER,
    "high_user_id" INTEGER,
    "classroom_id" INTEGER,
    "is_open" BOOLEAN NOT NULL DEFAULT true,
    "last_message_id" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_member" (
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_read_message_id" BIGINT,
    "read_event_id" BIGINT NOT NULL DEFAULT 0,
    "muted_until" TIMESTAMPTZ(3),

    CONSTRAINT "chat_member_pkey" PRIMARY KEY ("chat_id","user_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" BIGINT NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "content" TEXT NOT NULL,
    "attachment_kind" TEXT,
    "spell_id" INTEGER,
    "article_id" INTEGER,
    "voc_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_event_id" BIGINT,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "school" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "username_lower" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "school_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "school_member" (
    "school_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "school_member_pkey" PRIMARY KEY ("school_id","user_id")
);

-- CreateTable
CREATE TABLE "classroom" (
    "id" SERIAL NOT NULL,
    "school_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_lower" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "is_archived" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classroom_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classroom_member" (
    "classroom_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "school_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classroom_member_pkey" PRIMARY KEY ("classroom_id","user_id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" SERIAL NOT NULL,
    "school_id" INTEGER NOT NULL,
    "classroom_id" INTEGER,
    "role" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_use" (
    "invitation_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_use_pkey" PRIMARY KEY ("invitation_id","user_id")
);

-- CreateTable
CREATE TABLE "assignment" (
    "id" SERIAL NOT NULL,
    "classroom_id" INTEGER NOT NULL,
    "article_id" INTEGER,
    "voc_id" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "due_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "follow_follower_id_created_at_followed_id_idx" ON "follow"("follower_id", "created_at" DESC, "followed_id");

-- CreateIndex
CREATE INDEX "follow_followed_id_created_at_follower_id_idx" ON "follow"("followed_id", "created_at" DESC, "follower_id");

-- CreateIndex
CREATE INDEX "user_block_blocked_id_idx" ON "user_block"("blocked_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_classroom_id_key" ON "chat"("classroom_id");

-- CreateIndex
CREATE INDEX "chat_high_user_id_idx" ON "chat"("high_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_low_user_id_high_user_id_key" ON "chat"("low_user_id", "high_user_id");

-- CreateIndex
CREATE INDEX "chat_member_user_id_idx" ON "chat_member"("user_id");

-- CreateIndex
CREATE INDEX "message_chat_id_id_idx" ON "message"("chat_id", "id" DESC);

-- CreateIndex
CREATE INDEX "message_user_id_idx" ON "message"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "school_username_lower_key" ON "school"("username_lower");

-- CreateIndex
CREATE INDEX "school_member_user_id_idx" ON "school_member"("user_id");

-- CreateIndex
CREATE INDEX "school_member_school_id_role_user_id_idx" ON "school_member"("school_id", "role", "user_id");

-- CreateIndex
CREATE INDEX "school_member_school_id_created_at_user_id_idx" ON "school_member"("school_id", "created_at", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "classroom_school_id_name_lower_key" ON "classroom"("school_id", "name_lower");

-- CreateIndex
CREATE INDEX "classroom_member_user_id_school_id_idx" ON "classroom_member"("user_id", "school_id");

-- CreateIndex
CREATE INDEX "classroom_member_school_id_user_id_idx" ON "classroom_member"("school_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_code_key" ON "invitation"("code");

-- CreateIndex
CREATE INDEX "invitation_school_id_id_idx" ON "invitation"("school_id", "id" DESC);

-- CreateIndex
CREATE INDEX "invitation_classroom_id_idx" ON "invitation"("classroom_id");

-- CreateIndex
CREATE INDEX "invitation_created_by_id_idx" ON "invitation"("created_by_id");

-- CreateIndex
CREATE INDEX "invitation_use_user_id_idx" ON "invitation_use"("user_id");

-- CreateIndex
CREATE INDEX "assignment_article_id_idx" ON "assignment"("article_id");

-- CreateIndex
CREATE INDEX "assignment_voc_id_idx" ON "assignment"("voc_id");

-- CreateIndex
CREATE INDEX "assignment_created_by_id_idx" ON "assignment"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_classroom_id_article_id_key" ON "assignment"("classroom_id", "article_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_classroom_id_voc_id_key" ON "assignment"("classroom_id", "voc_id");

-- AddForeignKey
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow" ADD CONSTRAINT "follow_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_low_user_id_fkey" FOREIGN KEY ("low_user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_high_user_id_fkey" FOREIGN KEY ("high_user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_classroom_id_fkey" FOREIGN KEY ("classroom_id") REFERENCES "classroom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_spell_id_fkey" FOREIGN KEY ("spell_id") REFERENCES "spell"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_voc_id_fkey" FOREIGN KEY ("voc_id") REFERENCES "custom_voc"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_member" ADD CONSTRAINT "school_member_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "school_member" ADD CONSTRAINT "school_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classroom_member" ADD CONSTRAINT "classroom_member_classroom_id_fkey" FOREIGN KEY ("classroom_id") REFERENCES "classroom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classroom_member" ADD CONSTRAINT "classroom_member_school_id_user_id_fkey" FOREIGN KEY ("school_id", "user_id") REFERENCES "school_member"("school_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_classroom_id_fkey" FOREIGN KEY ("classroom_id") REFERENCES "classroom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_classroom_id_fkey" FOREIGN KEY ("classroom_id") REFERENCES "classroom"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_voc_id_fkey" FOREIGN KEY ("voc_id") REFERENCES "custom_voc"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

INSERT INTO "chat_clock" ("id", "last") VALUES (1, 0);

-- Few messages are deleted: those that were since a stream broke off are found by their event.
CREATE INDEX "message_deleted_event_idx" ON "message"("chat_id", "deleted_event_id") WHERE "deleted_event_id" IS NOT NULL;
CREATE INDEX "message_article_id_idx" ON "message"("article_id") WHERE "article_id" IS NOT NULL;
CREATE INDEX "message_voc_id_idx" ON "message"("voc_id") WHERE "voc_id" IS NOT NULL;
CREATE INDEX "message_spell_id_idx" ON "message"("spell_id") WHERE "spell_id" IS NOT NULL;

-- A school has one owner.
CREATE UNIQUE INDEX "school_member_owner_key" ON "school_member"("school_id") WHERE "role" = 'owner';

-- Who may read which article or word list because it was set for a class: its active members, and who runs the school.
CREATE VIEW "assigned_reader" AS
    SELECT s."user_id", a."article_id", a."voc_id"
    FROM "assignment" a
    JOIN "classroom" c ON c."id" = a."classroom_id"
    JOIN "school_member" s ON s."school_id" = c."school_id" AND s."is_active"
    WHERE s."role" IN ('owner', 'manager') OR EXISTS (
        SELECT FROM "classroom_member" m WHERE m."classroom_id" = c."id" AND m."user_id" = s."user_id"
    );

-- Who may read which chat: the two, or a classroom's active members and who runs its school.
CREATE VIEW "chat_reader" AS
    SELECT "id" AS "chat_id", "low_user_id" AS "user_id" FROM "chat" WHERE "low_user_id" IS NOT NULL
    UNION ALL
    SELECT "id", "high_user_id" FROM "chat" WHERE "high_user_id" IS NOT NULL
    UNION ALL
    SELECT h."id", s."user_id"
    FROM "chat" h
    JOIN "classroom" c ON c."id" = h."classroom_id"
    JOIN "school_member" s ON s."school_id" = c."school_id" AND s."is_active"
    WHERE s."role" IN ('owner', 'manager') OR EXISTS (
        SELECT FROM "classroom_member" m WHERE m."classroom_id" = c."id" AND m."user_id" = s."user_id"
    );

-- A chat of two whose accounts are both gone is nobody's. The semicolons of the body are escapes: the migration engine
-- cuts scripts at every one.
CREATE FUNCTION "drop_orphaned_chat"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
    DELETE FROM "chat" WHERE "id" = NEW."id"\x3B
    RETURN NULL\x3B
END ';

CREATE TRIGGER "chat_orphaned" AFTER UPDATE OF "low_user_id", "high_user_id" ON "chat" FOR EACH ROW
    WHEN (NEW."classroom_id" IS NULL AND NEW."low_user_id" IS NULL AND NEW."high_user_id" IS NULL)
    EXECUTE FUNCTION "drop_orphaned_chat"();

-- What no program may get wrong.
ALTER TABLE "follow" ADD CONSTRAINT "follow_other_check" CHECK ("follower_id" <> "followed_id");
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_other_check" CHECK ("blocker_id" <> "blocked_id");
ALTER TABLE "chat" ADD CONSTRAINT "chat_kind_check" CHECK ("classroom_id" IS NULL OR ("low_user_id" IS NULL AND "high_user_id" IS NULL)),
    ADD CONSTRAINT "chat_order_check" CHECK ("low_user_id" < "high_user_id");
ALTER TABLE "message" ADD CONSTRAINT "message_attachment_check" CHECK ("attachment_kind" IN ('word', 'article', 'vocabulary'));
ALTER TABLE "school_member" ADD CONSTRAINT "school_member_role_check" CHECK ("role" IN ('owner', 'manager', 'teacher', 'student'));
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_role_check" CHECK ("role" IN ('manager', 'teacher', 'student')),
    ADD CONSTRAINT "invitation_uses_check" CHECK ("uses" >= 0 AND ("max_uses" IS NULL OR "uses" <= "max_uses"));
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_one_check" CHECK (("article_id" IS NULL) <> ("voc_id" IS NULL));
