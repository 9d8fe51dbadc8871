-- Words that have no sense fit for a class (apps/api/src/modules/dictionary/marked-words.queries): a thousand of 150,000,
-- which every choice of words to practise leaves out.
CREATE INDEX "definition_marked" ON "definition" ("spell_id")
  WHERE "ordinal" = 0 AND "usages" && ARRAY['offensive', 'taboo', 'sexual'];
