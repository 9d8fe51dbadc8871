/**
 * SQL of the name that the class list has for somebody: what stood on the code by which they joined, null when nothing did or
 * they are no member any more. For the school's staff only; it is how they know a student who has told the product no name.
 *
 * @param u alias of their account
 * @param school SQL of the school's id
 */
export function rosterName(u: string, school: string): string {
  return `(SELECT nullif(r.roster_name, '') FROM school_member r WHERE r.user_id = ${u}.id AND r.school_id = ${school})`
}
