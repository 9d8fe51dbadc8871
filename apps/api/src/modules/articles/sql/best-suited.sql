with "listed" as materialized (
  select "a"."id"
  from (values ('A1'), ('A2'), ('B1'), ('B2'), ('C1'), ('C2')) as "l"("level")
  cross join lateral (
    select "a"."id"
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
  inner join "article_word" as "w" on "w"."article_id" = "listed"."id"
  inner join "main_voc_item" as "i" on "i"."user_id" = $1
    and "i"."spell_id" = "w"."spell_id"
    and ("i"."next_repeated_at" <= now() and "i"."priority" > 0 and "i"."mark" < 2 and "i"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  ))
  group by "w"."article_id"
), "ranked" as (
  select "v"."article_id", "v"."tokens", "v"."known", "v"."new_words", coalesce("due"."due_words", 0) as "due_words", cast("v"."known" as float8) / greatest("v"."tokens", 1) as "share"
  from (
    select "w"."article_id", sum("w"."count") filter(where "i"."state" is distinct from 4) as "tokens", sum("w"."count") filter(where ("i"."state" in (2, 3) or ("i"."state" is null and "w"."is_common"))) as "known", count(*) filter(where ("i"."state" in (0, 1) or ("i"."state" is null and not "w"."is_common"))) as "new_words"
    from (
      select "listed"."id"
      from "listed"
    ) as "t"
    inner join "article_word" as "w" on "w"."article_id" = "t"."id"
    left join "main_voc_item" as "i" on "i"."user_id" = $1
      and "i"."spell_id" = "w"."spell_id"
    group by "w"."article_id"
  ) as "v"
  left join "due" on "due"."article_id" = "v"."article_id"
), "best" as (
  select *
  from "ranked"
  order by "share" between 0.85
    and 0.995 desc, case when "share" between 0.85
    and 0.995 then "due_words" else 0 end desc, abs("share" - 0.95), "article_id" desc
  limit $2
)
select "a"."id", "a"."user_id", "u"."username", "a"."title", "a"."access_modifier", "a"."keywords", "a"."level", "a"."word_count", "a"."created_at", "a"."updated_at", left("a"."raw_content", 400) as "beginning", "best"."tokens", "best"."known", "best"."new_words", "best"."due_words"
from "best"
inner join "article" as "a" on "a"."id" = "best"."article_id"
inner join "user_account" as "u" on "u"."id" = "a"."user_id"
order by "best"."share" between 0.85
  and 0.995 desc, case when "best"."share" between 0.85
  and 0.995 then "best"."due_words" else 0 end desc, abs("best"."share" - 0.95), "a"."id" desc
