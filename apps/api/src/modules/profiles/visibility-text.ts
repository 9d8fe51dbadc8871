/**
 * Who sees what of whom, and who may write to whom, as SQL: every query that shows a person asks here. In all of it, `u` is
 * the alias of the person's account and `viewer` SQL of the viewer's id, null for visitors.
 */

/** SQL of whether two people are active members of one school. Staff of another school are strangers. */
export function sharesSchool(u: string, viewer: string): string {
  return `EXISTS (SELECT FROM school_member x JOIN school_member y ON y.school_id = x.school_id
    WHERE x.user_id = ${u}.id AND x.is_active AND y.user_id = ${viewer} AND y.is_active)`
}

/**
 * SQL of whether somebody is a student whom a school keeps private: one school is enough, since none speaks for another.
 *
 * @param person SQL of their id
 */
export function isKeptPrivate(person: string): string {
  return `EXISTS (SELECT FROM school_member x JOIN school y ON y.id = x.school_id
    WHERE x.user_id = ${person} AND x.is_active AND x.role = 'student' AND NOT y.students_may_open_profiles)`
}

/** SQL of whether a school keeps two people apart: one of them is kept private, and they share no school. */
export function areKeptApart(u: string, viewer: string): string {
  return `((${isKeptPrivate(`${u}.id`)} OR ${isKeptPrivate(viewer)}) AND NOT ${sharesSchool(u, viewer)})`
}

/** SQL of whether somebody's profile is open to a viewer: to all others it is a user name and a picture. */
export function isOpenTo(u: string, viewer: string): string {
  return `(${u}.id = ${viewer}
    OR (coalesce(${u}.privacy->>'visible_to', 'everyone') = 'everyone' AND NOT ${isKeptPrivate(`${u}.id`)})
    OR ${sharesSchool(u, viewer)})`
}

/** What somebody can hide of an open profile. */
export type ProfilePart =
  | 'shows_name'
  | 'shows_bio'
  | 'shows_connections'
  | 'shows_vocabularies'
  | 'shows_articles'

/** SQL of whether somebody shows a part of their profile at all; everything shows until they choose otherwise. */
export function isShown(u: string, part: ProfilePart): string {
  return `coalesce((${u}.privacy->>'${part}')::boolean, true)`
}

/** SQL of whether a viewer sees a part of somebody's profile. */
export function shows(u: string, part: ProfilePart, viewer: string): string {
  return `(${isShown(u, part)} AND ${isOpenTo(u, viewer)})`
}

/** SQL of whether somebody is there for a viewer: who blocked them is not. */
export function isThereFor(u: string, viewer: string): string {
  return `NOT EXISTS (SELECT FROM user_block b WHERE b.blocker_id = ${u}.id AND b.blocked_id = ${viewer})`
}

/**
 * SQL of whether a viewer may write to somebody: nobody has blocked the other, no school keeps them apart, and they take
 * messages from the viewer.
 */
export function takesMessagesFrom(u: string, viewer: string): string {
  return `(${u}.id <> ${viewer}
    AND NOT EXISTS (SELECT FROM user_block b WHERE (b.blocker_id, b.blocked_id) IN ((${u}.id, ${viewer}), (${viewer}, ${u}.id)))
    AND NOT ${areKeptApart(u, viewer)}
    AND CASE coalesce(${u}.privacy->>'messages_from', 'everyone')
      WHEN 'everyone' THEN true
      WHEN 'followed' THEN EXISTS (
        SELECT FROM follow f WHERE f.follower_id = ${u}.id AND f.followed_id = ${viewer})
      WHEN 'school' THEN ${sharesSchool(u, viewer)}
      ELSE false END)`
}
