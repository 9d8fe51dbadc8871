select "s"."mode", "g"."session_id", "g"."ordinal", "g"."name", "g"."shown", "s"."created_at", "l"."id" is not null as "is_answered"
from (
  select *
  from "game_session"
  where "user_id" = $1
    and "closed_at" is distinct from "created_at"
  order by "id" desc
  limit 1
) as "s"
inner join "game" as "g" on "g"."user_id" = $1
  and "g"."session_id" = "s"."id"
left join "answer_log" as "l" on "l"."user_id" = $1
  and "l"."session_id" = "g"."session_id"
  and "l"."ordinal" = "g"."ordinal"
  and "l"."local_date" > current_date - 45
  and "l"."undone_at" is null
where "s"."created_at" > now() - make_interval(days => 1)
  and "s"."closed_at" is null
order by "g"."ordinal"
