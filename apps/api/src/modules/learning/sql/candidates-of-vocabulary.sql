with "due" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "w"."spell_id", "w"."spell_lower", coalesce("m"."priority", 2) as "priority", coalesce("m"."mark", 1) as "mark", "m"."let_go_at", coalesce("m"."score", 0) as "score", coalesce("m"."state", 1) as "state", coalesce("m"."repeat_count", 0) as "repeat_count", coalesce("m"."met_count", 0) as "met_count", coalesce("m"."lookup_count", 0) as "lookup_count", "m"."last_repeated_at", "m"."next_repeated_at", "m"."stability", "m"."difficulty", coalesce("m"."phase", 0) as "phase", coalesce("m"."step", 0) as "step", coalesce("m"."lapses", 0) as "lapses", cast("m"."spell_id" is not null as bool) as "is_own"
    from "custom_voc_spell" as "w"
    left join "main_voc_item" as "m" on "m"."user_id" = $1
      and "m"."spell_id" = "w"."spell_id"
    where "w"."user_id" = $2
      and "w"."voc_id" = $3
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
    select "w"."spell_id", "w"."spell_lower", coalesce("m"."priority", 2) as "priority", coalesce("m"."mark", 1) as "mark", "m"."let_go_at", coalesce("m"."score", 0) as "score", coalesce("m"."state", 1) as "state", coalesce("m"."repeat_count", 0) as "repeat_count", coalesce("m"."met_count", 0) as "met_count", coalesce("m"."lookup_count", 0) as "lookup_count", "m"."last_repeated_at", "m"."next_repeated_at", "m"."stability", "m"."difficulty", coalesce("m"."phase", 0) as "phase", coalesce("m"."step", 0) as "step", coalesce("m"."lapses", 0) as "lapses", cast("m"."spell_id" is not null as bool) as "is_own"
    from "custom_voc_spell" as "w"
    left join "main_voc_item" as "m" on "m"."user_id" = $1
      and "m"."spell_id" = "w"."spell_id"
    where "w"."user_id" = $2
      and "w"."voc_id" = $3
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
  ) < $4 then 300 else 0 end
), "saved" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "w"."spell_id", "w"."spell_lower", coalesce("m"."priority", 2) as "priority", coalesce("m"."mark", 1) as "mark", "m"."let_go_at", coalesce("m"."score", 0) as "score", coalesce("m"."state", 1) as "state", coalesce("m"."repeat_count", 0) as "repeat_count", coalesce("m"."met_count", 0) as "met_count", coalesce("m"."lookup_count", 0) as "lookup_count", "m"."last_repeated_at", "m"."next_repeated_at", "m"."stability", "m"."difficulty", coalesce("m"."phase", 0) as "phase", coalesce("m"."step", 0) as "step", coalesce("m"."lapses", 0) as "lapses", cast("m"."spell_id" is not null as bool) as "is_own"
    from "custom_voc_spell" as "w"
    left join "main_voc_item" as "m" on "m"."user_id" = $1
      and "m"."spell_id" = "w"."spell_id"
    where "w"."user_id" = $2
      and "w"."voc_id" = $3
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
  ) < $4 then 300 else 0 end
), "met" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "w"."spell_id", "w"."spell_lower", coalesce("m"."priority", 2) as "priority", coalesce("m"."mark", 1) as "mark", "m"."let_go_at", coalesce("m"."score", 0) as "score", coalesce("m"."state", 1) as "state", coalesce("m"."repeat_count", 0) as "repeat_count", coalesce("m"."met_count", 0) as "met_count", coalesce("m"."lookup_count", 0) as "lookup_count", "m"."last_repeated_at", "m"."next_repeated_at", "m"."stability", "m"."difficulty", coalesce("m"."phase", 0) as "phase", coalesce("m"."step", 0) as "step", coalesce("m"."lapses", 0) as "lapses", cast("m"."spell_id" is not null as bool) as "is_own"
    from "custom_voc_spell" as "w"
    left join "main_voc_item" as "m" on "m"."user_id" = $1
      and "m"."spell_id" = "w"."spell_id"
    where "w"."user_id" = $2
      and "w"."voc_id" = $3
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
  ) < $4 then 300 else 0 end
), "looked_up" as (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
  from (
    select "w"."spell_id", "w"."spell_lower", coalesce("m"."priority", 2) as "priority", coalesce("m"."mark", 1) as "mark", "m"."let_go_at", coalesce("m"."score", 0) as "score", coalesce("m"."state", 1) as "state", coalesce("m"."repeat_count", 0) as "repeat_count", coalesce("m"."met_count", 0) as "met_count", coalesce("m"."lookup_count", 0) as "lookup_count", "m"."last_repeated_at", "m"."next_repeated_at", "m"."stability", "m"."difficulty", coalesce("m"."phase", 0) as "phase", coalesce("m"."step", 0) as "step", coalesce("m"."lapses", 0) as "lapses", cast("m"."spell_id" is not null as bool) as "is_own"
    from "custom_voc_spell" as "w"
    left join "main_voc_item" as "m" on "m"."user_id" = $1
      and "m"."spell_id" = "w"."spell_id"
    where "w"."user_id" = $2
      and "w"."voc_id" = $3
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
  ) < $4 then 300 else 0 end
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
