select (
  select count(*) as "count"
  from "main_voc_item" as "i"
  where "i"."user_id" = $1
    and "i"."repeat_count" > 0
    and ("i"."next_repeated_at" <= now() and "i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
) as "due", (
  select count(*) as "count"
  from "main_voc_item" as "i"
  where "i"."user_id" = $1
    and "i"."state" = 1
    and ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
) as "fresh", (
  select count(*) as "count"
  from "answer_log"
  where "user_id" = $1
    and "local_date" = $2
    and "repeat_count_before" = 0
    and "stability" is not null
    and "is_gloss" = false
    and "undone_at" is null
) as "begun_today", cast(exists (
  select
  from "main_voc_item" as "i"
  where "i"."user_id" = $1
    and "i"."priority" > 0
    and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
) as bool) as "has_words"
