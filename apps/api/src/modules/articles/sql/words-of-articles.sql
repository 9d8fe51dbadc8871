select "a"."id" as "article_id", "w"."spell_ids", "w"."counts", "w"."are_common"
from unnest(cast($1 as int4[]), cast($2 as int4[])) as "a"("id", "user_id")
cross join lateral (
  select array_agg("spell_id") as "spell_ids", array_agg("count") as "counts", array_agg(cast("is_common" as int4)) as "are_common"
  from "article_word"
  where "user_id" = "a"."user_id"
    and "article_id" = "a"."id"
  having count(*) > 0
) as "w"
