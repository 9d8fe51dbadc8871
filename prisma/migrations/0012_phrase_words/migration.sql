-- By hand: phrases are found by any of their words.
CREATE INDEX "spell_phrase_words" ON "spell" USING gin (string_to_array(spell_lower, ' ')) WHERE spell_lower LIKE '% %';
