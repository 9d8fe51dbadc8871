import * as auth from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import * as classWork from '@wordhoard/contracts/assignments'
import * as messageStream from '@wordhoard/contracts/chat-stream'
import * as messages from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVoc from '@wordhoard/contracts/custom-vocabulary'
import * as dict from '@wordhoard/contracts/dictionary'
import * as encounters from '@wordhoard/contracts/encounters'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import * as invitations from '@wordhoard/contracts/invitations'
import * as learn from '@wordhoard/contracts/learning'
import * as learnStatistics from '@wordhoard/contracts/learning-statistics'
import * as users from '@wordhoard/contracts/my-account'
import * as userInfo from '@wordhoard/contracts/my-profile'
import * as people from '@wordhoard/contracts/profiles'
import * as school from '@wordhoard/contracts/school'
import * as session from '@wordhoard/contracts/sessions'
import * as system from '@wordhoard/contracts/system'
import * as mainVoc from '@wordhoard/contracts/vocabulary'

/** Every endpoint of the contracts, for the sweeps. */
export const allEndpoints = [
  articles,
  auth,
  classrooms,
  classWork,
  customVoc,
  dict,
  invitations,
  learn,
  learnStatistics,
  encounters,
  mainVoc,
  messages,
  messageStream,
  people,
  school,
  session,
  system,
  userInfo,
  users,
]
  .flatMap((contract) => Object.values(contract as Record<string, unknown>))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  )
