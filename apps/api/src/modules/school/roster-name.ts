/**
 * SQL of the name that the class list has for somebody: what stood on the code by which they joined, null when nothing did.
 * For the school's staff only; it is how they know a student who has told the product no name.
 *
 * @param u alias of their account
 * @param school SQL of the school's id
 */
export function rosterName(u: string, school: string): string {
  return `(SELECT i.label FROM invitation_use v JOIN invitation i ON i.id = v.invitation_id
    WHERE v.user_id = ${u}.id AND i.school_id = ${school} AND i.label <> '' ORDER BY v.used_at DESC LIMIT 1)`
}
