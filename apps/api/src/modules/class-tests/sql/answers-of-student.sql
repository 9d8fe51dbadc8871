select "question", "choice", "is_correct"
from "class_test_answer"
where "user_id" = $1
  and "test_id" = $2
