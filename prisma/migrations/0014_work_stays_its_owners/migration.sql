-- By hand: what is set for a class is there for as long as it is public, or set by who owns it: nobody's text or list stays
-- open because somebody else set it once.
CREATE VIEW "set_work" AS
    SELECT a.*
    FROM "assignment" a
    LEFT JOIN "article" t ON t."id" = a."article_id"
    LEFT JOIN "custom_voc" v ON v."id" = a."voc_id"
    WHERE coalesce(t."access_modifier", v."access_modifier") = 'public' OR coalesce(t."user_id", v."user_id") = a."created_by_id";

CREATE OR REPLACE VIEW "assigned_reader" AS
    SELECT s."user_id", a."article_id", a."voc_id"
    FROM "set_work" a
    JOIN "classroom" c ON c."id" = a."classroom_id"
    JOIN "school_member" s ON s."school_id" = c."school_id" AND s."is_active"
    WHERE s."role" IN ('owner', 'manager') OR EXISTS (
        SELECT FROM "classroom_member" m WHERE m."classroom_id" = c."id" AND m."user_id" = s."user_id"
    );
