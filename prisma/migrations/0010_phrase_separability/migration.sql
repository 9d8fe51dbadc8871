-- AlterTable
ALTER TABLE "phrase" ADD COLUMN     "separability" TEXT;
