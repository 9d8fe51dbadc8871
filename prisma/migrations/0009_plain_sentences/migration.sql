-- By hand: compressing the sentences of a novel takes a tenth of the time in which its words are entered, and saves half of
-- half a megabyte.
ALTER TABLE "read_text" ALTER COLUMN "sentences" SET STORAGE EXTERNAL;
