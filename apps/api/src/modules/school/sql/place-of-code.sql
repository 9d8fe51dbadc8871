select "school_id" as "schoolId", "invitation_id" as "id"
from "invitation_code"
where "code" = $1
