select "g"."spell_id", "g"."name", "g"."correct", "g"."accepted", "g"."swipe", "g"."probability", "s"."mode", "s"."created_at" as "session_began", "l"."is_correct" as "answered", "l"."answer" as "given", "i"."spell_id" as "item", "i"."added_at", "i"."priority", "i"."mark", "i"."score", "i"."streak", coalesce("i"."repeat_count", 0) as "repeat_count", "i"."note", "i"."let_go_at", "i"."last_repeated_at", "i"."next_repeated_at", "i"."stability", "i"."difficulty", coalesce("i"."phase", 0) as "phase", coalesce("i"."step", 0) as "step", coalesce("i"."lapses", 0) as "lapses", "f"."start", "f"."growth", "f"."relearning", "f"."retention" as "automatic_retention", "t"."target_retention" as "chosen_retention", case when "g"."name" in ('definition-spelling', 'image-spelling') then "g"."shown"->'question' end as "question", "g"."shown"->'lesson' as "lesson"
from "game" as "g"
inner join "game_session" as "s" on "s"."user_id" = $1
  and "s"."id" = "g"."session_id"
left join "main_voc_item" as "i" on "i"."user_id" = $1
  and "i"."spell_id" = "g"."spell_id"
left join "answer_log" as "l" on "l"."user_id" = $1
  and "l"."session_id" = "g"."session_id"
  and "l"."ordinal" = "g"."ordinal"
  and "l"."local_date" > current_date - 45
  and "l"."undone_at" is null
left join "memory_fit" as "f" on "f"."user_id" = $1
left join "learn_settings" as "t" on "t"."user_id" = $1
where "g"."user_id" = $1
  and "g"."session_id" = $2
  and "g"."ordinal" = $3
