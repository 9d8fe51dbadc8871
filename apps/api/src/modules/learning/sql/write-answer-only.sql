insert into "answer_log" ("user_id", "session_id", "ordinal", "spell_id", "game_name", "answer", "is_correct", "milliseconds", "answered_at", "local_date", "zone", "swipe", "chosen_spell_id", "is_duel", "is_gloss", "score_delta")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0)
on conflict do nothing
