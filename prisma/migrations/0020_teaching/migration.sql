-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "teaches" BOOLEAN NOT NULL DEFAULT false;
