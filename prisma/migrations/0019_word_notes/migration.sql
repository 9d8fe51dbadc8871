-- AlterTable
ALTER TABLE "main_voc_item" ADD COLUMN     "note" TEXT;

-- By hand: a note says something, and is short.
ALTER TABLE "main_voc_item" ADD CONSTRAINT "main_voc_item_note_check" CHECK (char_length("note") BETWEEN 1 AND 500);
