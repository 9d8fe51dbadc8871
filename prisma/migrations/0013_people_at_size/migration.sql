-- By hand: public word lists are found by the beginnings of their names' words, or the one last changed first. Signs that
-- join words would make one of them.
CREATE INDEX "custom_voc_public_name_idx" ON "custom_voc"
    USING gin (to_tsvector('simple', translate("name_lower", '-/.:@_+''’', '         '))) WHERE "access_modifier" = 'public';
CREATE INDEX "custom_voc_public_latest_idx" ON "custom_voc" ("updated_at" DESC, "id" DESC) WHERE "access_modifier" = 'public';
