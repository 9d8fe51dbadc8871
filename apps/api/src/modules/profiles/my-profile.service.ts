import { type OwnUserInfo, onboardingStages, type UserInfoUpdate } from '@wordhoard/contracts/my-profile'
import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import { fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isReservedName } from '../../lib/reserved-names'
import { prismaTransaction } from '../../lib/transaction'
import { levelOfLearner } from '../knowledge/level-of-learner'
import {
  claimNamesWithin,
  findAccountOfName,
  isNameTaken,
  releaseNamesWithin,
} from '../login-names/login-names'
import { advanceStage, lockedUsername } from './my-profile.queries'
import { advanceByDeeds } from './onboarding-deeds'
import { showsTranslations } from './shows-translations'

/** Returns the actor's own profile, with their onboarding advanced by what they have done. Throws `not_signed_in` if the account no longer exists. */
export async function getMyProfile(pool: pg.Pool, db: PrismaClient, actor: Actor): Promise<OwnUserInfo> {
  const user = await db.user.findUnique({ where: { id: actor.userId }, include: { knowledge: true } })
  if (!user) throw new AppError('not_signed_in')
  const profile = presentMyProfile(user)
  return { ...profile, onboarding_stage: await advanceByDeeds(pool, profile) }
}

/**
 * Changes the actor's own profile. A taken user name is a validation error at its field, so that a form can show it.
 */
export async function updateMyProfile(
  db: PrismaClient,
  actor: Actor,
  input: UserInfoUpdate,
): Promise<OwnUserInfo> {
  const usernameLower = input.username.toLowerCase()
  const data: Prisma.UserUpdateInput = {
    firstName: input.first_name,
    lastName: input.last_name,
    username: input.username,
    usernameLower,
    bio: input.bio,
    ...(input.avatarId !== undefined && { avatarId: input.avatarId }),
    ...(input.teaches !== undefined && { teaches: input.teaches }),
    ...(input.first_language !== undefined && { firstLanguage: input.first_language }),
    ...(input.show_translations !== undefined && { showTranslations: input.show_translations }),
  }
  if (!(await isUsernameFree(db, actor, input.username))) throw usernameTakenError()
  try {
    return await prismaTransaction(db, async (tx) => {
      // Locked, so that of two changes at once the later one gives up the name that the earlier one took.
      const [former] = await fetchAllWithin(tx, lockedUsername, { userId: actor.userId })
      if (!former) throw new AppError('not_signed_in')
      const user = await tx.user.update({ where: { id: actor.userId }, data, include: { knowledge: true } })
      if (former.username_lower !== usernameLower) {
        await releaseNamesWithin(tx, actor.userId, { email: null, usernameLower: former.username_lower })
        await claimNamesWithin(tx, actor.userId, { email: null, usernameLower })
      }
      return presentMyProfile(user)
    })
  } catch (error) {
    if (!isNameTaken(error)) throw error
    throw usernameTakenError()
  }
}

function usernameTakenError(): AppError {
  return new AppError('invalid_input', [
    { loc: ['body', 'username'], msg: 'Username is already taken', type: 'taken' },
  ])
}

/**
 * Returns a user's name by id, for an author line. Visitors get only names of authors of public articles, because ids
 * are easy to guess. Throws `user_not_found`.
 */
export async function getMyShortProfile(
  db: PrismaClient,
  actor: Actor | undefined,
  id: number,
): Promise<{ username: string }> {
  const user = await db.user.findFirst({
    where: { id, ...(!actor && { articles: { some: { accessModifier: 'public' } } }) },
    select: { username: true },
  })
  if (!user) throw new AppError('user_not_found')
  return user
}

/** Whether this user may take a name: nobody else has it, ignoring case, and it isn't reserved. */
export async function isUsernameFree(
  db: PrismaClient,
  actor: Actor | undefined,
  name: string,
): Promise<boolean> {
  const owner = await findAccountOfName(db, name.toLowerCase())
  return owner === undefined ? !isReservedName(name) : owner === actor?.userId
}

type Stage = OwnUserInfo['onboarding_stage']

/**
 * Advances the onboarding by one stage, up to `completed`. If `from` is given, only advances from that stage, so that a
 * repeated call advances it once. Throws `not_signed_in` if the account no longer exists.
 */
export async function advanceOnboarding(
  pool: pg.Pool,
  actor: Actor,
  from: Stage | undefined,
): Promise<{ onboarding_stage: Stage }> {
  const advanced = await advanceStage.fetchFirst(pool, {
    userId: actor.userId,
    from: from ?? null,
    stages: onboardingStages,
  })
  if (!advanced) throw new AppError('not_signed_in')
  return advanced
}

function presentMyProfile(user: Prisma.UserGetPayload<{ include: { knowledge: true } }>): OwnUserInfo {
  const level = levelOfLearner(user.knowledge)
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    bio: user.bio,
    onboarding_stage: user.onboardingStage as OwnUserInfo['onboarding_stage'],
    avatarId: user.avatarId,
    created_at: user.createdAt.toISOString(),
    privacy_notice: user.privacyNotice,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
    teaches: user.teaches,
    first_language: user.firstLanguage,
    show_translations: showsTranslations(user.showTranslations, level),
    estimated_level: level,
  }
}
