insert into "class_test_answer" ("user_id", "test_id", "question", "spell_id", "choice", "is_correct")
values ($1, $2, $3, $4, $5, $6)
on conflict ("user_id", "test_id", "question") do nothing
