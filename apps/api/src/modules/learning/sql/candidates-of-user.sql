with "due" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
    from "main_voc_item"
    where "user_id" = $1
  ) as "i"
  where ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
    and "repeat_count" > 0
    and "next_repeated_at" <= now()
  order by "priority" desc, "next_repeated_at"
  limit 300
), "ahead" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
    from "main_voc_item"
    where "user_id" = $1
  ) as "i"
  where ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
    and "repeat_count" > 0
    and "next_repeated_at" > now()
  order by "priority" desc, "next_repeated_at"
  limit case when (
    select count(*) as "count"
    from "due"
  ) < $2 then 300 else 0 end
), "saved" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
    from "main_voc_item"
    where "user_id" = $1
  ) as "i"
  where ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
    and "state" = 1
  order by "priority" desc, "spell_id"
  limit case when (
    select count(*) as "count"
    from "due"
  ) < $2 then 300 else 0 end
), "met" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
    from "main_voc_item"
    where "user_id" = $1
  ) as "i"
  where ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
    and "repeat_count" = 0
    and "state" = 0
  order by "priority" desc, "spell_id"
  limit case when (
    select count(*) as "count"
    from "due"
  ) + (
    select count(*) as "count"
    from "saved"
  ) < $2 then 300 else 0 end
), "looked_up" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
    from "main_voc_item"
    where "user_id" = $1
  ) as "i"
  where ("i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
    and "repeat_count" = 0
    and "lookup_count" > 0
  order by "lookup_count" desc
  limit case when (
    select count(*) as "count"
    from "due"
  ) < $2 then 300 else 0 end
)
select *
from "due"
union all
select *
from "ahead"
union all (
  select *
  from "saved" union
  select *
  from "met" union
  select *
  from "looked_up"
)
