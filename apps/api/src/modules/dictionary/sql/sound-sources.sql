select "w"."spell_id", coalesce((
  select json_agg(jsonb_build_object('ipa', "p"."ipa", 'part_of_speech', "p"."part_of_speech") order by "p"."ordinal") as "readings"
  from "pronunciation" as "p"
  where "p"."spell_id" = "w"."spell_id"
    and "p"."accent" = ''
), '[]'::json) as "readings", array(
  select "a"."url"
  from "spell_audio" as "a"
  where "a"."spell_id" = "w"."spell_id"
    and "a"."accent" in ('', '?')
  order by "a"."ordinal"
  limit 2
) as "recordings"
from unnest(cast($1 as int4[])) as "w"("spell_id")
