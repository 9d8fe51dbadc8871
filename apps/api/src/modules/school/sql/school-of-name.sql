select "school_id"
from "school_name"
where "name" = $1
