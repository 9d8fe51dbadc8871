import * as z from 'zod/mini'
import { endpoint, type HandlerInput } from './endpoint'
import { avatarId, bio, personName, userId, username } from './fields/fields'
import { languageTag, showTranslations } from './fields/language-fields'
import { level } from './fields/level-fields'

/** Onboarding steps of a new user, in order. */
export const onboardingStages = [
  'sign_up',
  'read_article',
  'learn_spells',
  'view_vocabulary',
  'setup_profile',
  'completed',
] as const
export const onboardingStage = z.enum(onboardingStages)

export const ownUserInfo = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  bio: z.string(),
  onboarding_stage: onboardingStage,
  /** Null: the picture is generated from the user's name. */
  avatarId: z.nullable(z.string()),
  /** When the account was created. */
  created_at: z.string(),
  /** Whether the profile was made private automatically and the owner hasn't dismissed the notice yet. */
  privacy_notice: z.boolean(),
  /** When the account will be deleted, because it has neither an email address nor a school; usually null. */
  deletion_due_at: z.nullable(z.string()),
  /** Whether the user has said that they teach; only they see it. */
  teaches: z.boolean(),
  /** The language into which words are translated (BCP 47); null if the user hasn't said. Only they see it. */
  first_language: z.nullable(z.string()),
  /** When translations are shown: as the user has chosen, or else by their level. */
  show_translations: showTranslations,
  /** The level at which we think the user is; null while that would be a guess. Only they see it. */
  estimated_level: z.nullable(level),
})
export type OwnUserInfo = z.infer<typeof ownUserInfo>

export const getMyUserInfo = endpoint({
  method: 'GET',
  path: '/user-info/me',
  auth: 'session',
  keep: 'account',
  summary: 'Get my profile',
  response: ownUserInfo,
})

export const updateMyUserInfo = endpoint({
  method: 'PUT',
  path: '/user-info/me',
  auth: 'session',
  summary: 'Update my profile; a taken username is a 400 at its field',
  body: z.object({
    first_name: personName,
    last_name: personName,
    username,
    bio,
    avatarId: z.optional(z.nullable(avatarId)),
    /** Without it, nothing changes. */
    teaches: z.optional(z.boolean()),
    /** Null: none. Without it, nothing changes. */
    first_language: z.optional(z.nullable(languageTag)),
    /** Null: by my level. Without it, nothing changes. */
    show_translations: z.optional(z.nullable(showTranslations)),
  }),
  response: ownUserInfo,
})
export type UserInfoUpdate = HandlerInput<typeof updateMyUserInfo>['body']

export const getShortUserInfo = endpoint({
  method: 'GET',
  path: '/user-info/short/:id',
  auth: 'optional',
  summary: 'Get a user’s username for an author line; visitors only get authors of public articles',
  params: z.object({ id: userId }),
  response: z.object({ username: z.string() }),
  errors: ['user_not_found'],
})

export const isUsernameAvailable = endpoint({
  method: 'POST',
  path: '/user-info/is-username-available/:name',
  auth: 'optional',
  summary: 'Check whether a username is free; my own counts as free, and an invalid one is a 400',
  params: z.object({ name: username }),
  response: z.boolean(),
})

export const nextOnboardingState = endpoint({
  method: 'POST',
  path: '/user-info/next-onboarding-state',
  auth: 'session',
  summary: 'Advance the onboarding by one stage; with `from`, only if that is the current one',
  body: z._default(z.object({ from: z.optional(onboardingStage) }), {}),
  response: z.object({ onboarding_stage: onboardingStage }),
})

export const recordVocabularyOpened = endpoint({
  method: 'POST',
  path: '/user-info/vocabulary-opened',
  auth: 'session',
  summary: 'Record that I have opened my vocabulary, which completes that step of the onboarding',
  status: 204,
})
