select "d"."id", "d"."text", "d"."part_of_speech", "w"."pack_id", "w"."part_of_speech" as "word_part", "w"."label", case when "w"."label" = 'mul' then array(
  select "text"."text"
  from unnest("w"."equivalents") as "text"
  where starts_with("text"."text", cast($1 as text))
) else "w"."equivalents" end as "equivalents"
from "definition" as "d"
inner join "spell" on "spell"."id" = "d"."spell_id"
inner join "pack_word" as "w" on "w"."headword" = "spell"."spell_lower"
  and "w"."pack_id" = any(cast($2 as int4[]))
where "d"."id" = any(cast($3 as int4[]))
order by "w"."pack_id", "w"."ordinal"
