with "listed" as materialized (
  select "a"."id"
  from "article" as "a"
  where "a"."access_modifier" = 'public'
  order by "a"."id" desc
  limit 1000
), "few_new_words" as (
  select "listed"."id", "v"."tokens", "v"."known", "v"."new_words"
  from "listed"
  left join (
    select "w"."article_id", sum("w"."count") filter(where "i"."state" is distinct from 4) as "tokens", sum("w"."count") filter(where ("i"."state" in (2, 3) or ("i"."state" is null and "w"."is_common"))) as "known", count(*) filter(where ("i"."state" in (0, 1) or ("i"."state" is null and not "w"."is_common"))) as "new_words"
    from (
      select "listed"."id"
      from "listed"
    ) as "t"
    inner join "article_word" as "w" on "w"."article_id" = "t"."id"
    left join "main_voc_item" as "i" on "i"."user_id" = $1
      and "i"."spell_id" = "w"."spell_id"
    group by "w"."article_id"
  ) as "v" on "v"."article_id" = "listed"."id"
  where coalesce("v"."new_words", 0) <= $2
), "page" as (
  select *
  from "few_new_words"
  order by "id" desc
  limit $3
  offset $4
)
select "a"."id", "a"."user_id", "u"."username", "a"."title", "a"."access_modifier", "a"."keywords", "a"."level", "a"."word_count", "a"."created_at", "a"."updated_at", left("a"."raw_content", 400) as "beginning", "page"."tokens", "page"."known", "page"."new_words"
from "page"
inner join "article" as "a" on "a"."id" = "page"."id"
inner join "user_account" as "u" on "u"."id" = "a"."user_id"
order by "a"."id" desc
