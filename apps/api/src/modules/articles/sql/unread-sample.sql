with "listed" as materialized (
  select "a"."id", "a"."user_id"
  from (values ('A1'), ('A2'), ('B1'), ('B2'), ('C1'), ('C2')) as "l"("level")
  cross join lateral (
    select "a"."id", "a"."user_id"
    from "article" as "a"
    where "a"."access_modifier" = 'public'
      and "a"."level" = "l"."level"
      and "a"."user_id" <> $1
      and not exists (
      select
      from "article_progress" as "p"
      where "p"."user_id" = $1
        and "p"."article_id" = "a"."id"
        and "p"."position" >= 0.9
    )
      and not exists (
      select
      from "read_text" as "t"
      where "t"."user_id" = $1
        and "t"."hash" = sha256(convert_to("a"."raw_content", 'UTF8'))
    )
    order by "a"."id" desc
    limit 25
  ) as "a"
), "due" as (
  select "w"."article_id", count(*) as "due_words"
  from "listed"
  inner join "article_word" as "w" on "w"."user_id" = "listed"."user_id"
    and "w"."article_id" = "listed"."id"
  inner join "main_voc_item" as "i" on "i"."user_id" = $1
    and "i"."spell_id" = "w"."spell_id"
    and ("i"."next_repeated_at" <= now() and "i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
  group by "w"."article_id"
)
select "a"."id", "a"."user_id", "a"."updated_at", coalesce("due"."due_words", 0) as "due_words"
from "listed"
inner join "article" as "a" on "a"."user_id" = "listed"."user_id"
  and "a"."id" = "listed"."id"
left join "due" on "due"."article_id" = "a"."id"
