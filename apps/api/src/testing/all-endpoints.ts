import * as articles from '@wordhoard/contracts/articles'
import * as auth from '@wordhoard/contracts/auth'
import * as classWork from '@wordhoard/contracts/class-work'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVoc from '@wordhoard/contracts/custom-voc'
import * as dict from '@wordhoard/contracts/dict'
import * as encounters from '@wordhoard/contracts/encounters'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import * as invitations from '@wordhoard/contracts/invitations'
import * as learn from '@wordhoard/contracts/learn'
import * as learnStatistics from '@wordhoard/contracts/learn-statistics'
import * as mainVoc from '@wordhoard/contracts/main-voc'
import * as messageStream from '@wordhoard/contracts/message-stream'
import * as messages from '@wordhoard/contracts/messages'
import * as people from '@wordhoard/contracts/people'
import * as school from '@wordhoard/contracts/school'
import * as session from '@wordhoard/contracts/session'
import * as system from '@wordhoard/contracts/system'
import * as userInfo from '@wordhoard/contracts/user-info'
import * as users from '@wordhoard/contracts/users'

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
