-- An author’s choice moves to the sense that takes the place of the chosen one before a new dictionary has written that
-- sense, so the check may wait until the end of its transaction. Nothing is read or copied.
ALTER TABLE "article_sense" ALTER CONSTRAINT "article_sense_definition_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
