-- CreateTable
CREATE TABLE "known_device" (
    "id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_challenge" (
    "hash" BYTEA NOT NULL,
    "email_hash" BYTEA NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_challenge_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "invitation_opt_out" (
    "address_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_opt_out_pkey" PRIMARY KEY ("address_hash")
);

-- CreateTable
CREATE TABLE "invitation_report" (
    "school_id" INTEGER NOT NULL,
    "address_hash" BYTEA NOT NULL,
    "school_username" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_report_pkey" PRIMARY KEY ("school_id","address_hash")
);

-- CreateIndex
CREATE INDEX "known_device_user_id_idx" ON "known_device"("user_id");

-- CreateIndex
CREATE INDEX "known_device_expires_at_idx" ON "known_device"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_device_hash_user_id_key" ON "known_device"("hash", "user_id");

-- CreateIndex
CREATE INDEX "login_challenge_expires_at_idx" ON "login_challenge"("expires_at");

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
