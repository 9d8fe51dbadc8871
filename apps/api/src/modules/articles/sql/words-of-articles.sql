select "article_id", array_agg("spell_id") as "spell_ids", array_agg("count") as "counts", array_agg(cast("is_common" as int4)) as "are_common"
from "article_word"
where "article_id" = any($1)
group by "article_id"
