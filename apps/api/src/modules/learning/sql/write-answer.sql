with "item" as (
  select "repeat_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "score", "streak", "mark", "priority", "let_go_at"
  from "main_voc_item"
  where "user_id" = $1
    and "spell_id" = $2
    and "repeat_count" = $3
    and "last_repeated_at" is not distinct from $4
  for update
), "logged" as (
  insert into "answer_log" ("user_id", "session_id", "ordinal", "spell_id", "game_name", "answer", "is_correct", "milliseconds", "answered_at", "local_date", "zone", "swipe", "chosen_spell_id", "is_duel", "is_gloss", "score_delta", "stability", "stability_before", "difficulty_before", "phase_before", "step_before", "lapses_before", "score_before", "streak_before", "repeat_count_before", "last_repeated_at_before", "next_repeated_at_before", "mark_before", "priority_before", "let_go_at_before")
  select $1 as "user_id", $5 as "session_id", $6 as "ordinal", $2 as "spell_id", $7 as "game_name", $8 as "answer", $9 as "is_correct", $10 as "milliseconds", $11 as "answered_at", $12 as "local_date", $13 as "zone", $14 as "swipe", $15 as "chosen_spell_id", $16 as "is_duel", $17 as "is_gloss", $18 as "score_delta", $19 as "stability", "item"."stability" as "stability_before", "item"."difficulty" as "difficulty_before", "item"."phase" as "phase_before", "item"."step" as "step_before", "item"."lapses" as "lapses_before", "item"."score" as "score_before", "item"."streak" as "streak_before", "item"."repeat_count" as "repeat_count_before", "item"."last_repeated_at" as "last_repeated_at_before", "item"."next_repeated_at" as "next_repeated_at_before", "item"."mark" as "mark_before", "item"."priority" as "priority_before", "item"."let_go_at" as "let_go_at_before"
  from "item"
  on conflict do nothing
  returning "id"
)
update "main_voc_item"
set "stability" = $19, "difficulty" = $20, "phase" = $21, "step" = $22, "lapses" = $23, "score" = $24, "streak" = $25, "mark" = $26, "priority" = $27, "let_go_at" = $28, "repeat_count" = $3 + 1, "last_repeated_at" = $11, "next_repeated_at" = $29
where "user_id" = $1
  and "spell_id" = $2
  and exists (
  select
  from "logged"
)
