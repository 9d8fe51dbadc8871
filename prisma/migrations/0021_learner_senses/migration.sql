-- AlterTable
ALTER TABLE "definition" ADD COLUMN     "covers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "level" TEXT,
ADD COLUMN     "patterns" TEXT[] DEFAULT ARRAY[]::TEXT[];
