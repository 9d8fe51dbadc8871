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
)
select count(*) as "count"
from "few_new_words"
