with "entered" as (
  insert into "main_voc_item" ("user_id", "spell_id", "spell_lower", "met_count", "lookup_count")
  values ($1, $2, $3, 1, 1)
  on conflict ("user_id", "spell_id") do update set "lookup_count" = "main_voc_item"."lookup_count" + 1, "let_go_at" = case when "main_voc_item"."let_go_at" > $4 then "main_voc_item"."let_go_at" else null end
), "read" as (
  select (
    select "a"."id"
    from "article" as "a"
    where "a"."id" = cast($5 as int4)
      and ("a"."access_modifier" = 'public' or "a"."user_id" = $1 or exists (
      select
      from "assigned_reader" as "g"
      where "g"."user_id" = $1
        and "g"."article_id" = "a"."id"
    ))
  ) as "article_id"
), "before" as (
  select "e"."id", "e"."article_id", "e"."definition_id"
  from "encounter" as "e"
  where "e"."user_id" = $1
    and "e"."spell_id" = $2
    and "e"."sentence" = $6
  order by "e"."id"
  for update
), "taken" as (
  select "b"."id"
  from "before" as "b", "read"
  where ("read"."article_id" is null or "b"."article_id" is null or "b"."article_id" = "read"."article_id")
  order by "b"."article_id" is not distinct from "read"."article_id" desc, "b"."id"
  limit 1
), "known" as (
  update "encounter" as "e"
  set "was_looked_up" = true, "met_at" = greatest("e"."met_at", $4), "article_id" = coalesce("read"."article_id", "e"."article_id")
  from "taken", "read"
  where "e"."user_id" = $1
    and "e"."id" = "taken"."id"
  returning "e"."id"
)
insert into "encounter" ("user_id", "spell_id", "sentence", "source", "met_at", "was_looked_up", "article_id", "definition_id")
select $1 as "user_id", $2 as "spell_id", $6 as "sentence", $7 as "source", $4 as "met_at", true as "was_looked_up", "read"."article_id" as "article_id", (
  select "definition_id"
  from "before"
  where "definition_id" is not null
  limit 1
) as "definition_id"
from "read"
where $6 <> ''
  and not exists (
  select
  from "known"
)
