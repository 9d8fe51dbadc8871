import { describe, expect, it } from 'vitest'
import { findMutualRooms } from './mutual-rooms'
import type { SourceFile } from './source-files'

const filesInSrc = (files: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path: `src/${path}`, text }))

describe('two rooms', () => {
  it('are reported when they import each other, even if no files form a cycle', () => {
    const files = filesInSrc({
      'chats/send.ts': "import { count } from '../accounts/login/guesses'",
      'chats/read.ts': "import type { Count } from '../accounts/login/guesses'",
      'chats/events.ts': '',
      'accounts/login/guesses.ts': '',
      'accounts/delete.ts': "const { tell } = await import('../chats/events')",
    })
    expect(findMutualRooms(files, 'src')).toEqual([
      'src: accounts and chats import each other (accounts/delete.ts → chats/events)',
    ])
  })

  it('may import each other in tests, and may be imported by files outside any room', () => {
    const files = filesInSrc({
      'chats/send.ts': "import { count } from '../accounts/guesses'",
      'accounts/guesses.test.ts': "import { send } from '../chats/send'",
      'accounts/testing/people.ts': "import { send } from '../../chats/send'",
      'router.ts': "import { send } from './chats/send'",
      'accounts/routes.ts': "import type { Route } from '../router'",
    })
    expect(findMutualRooms(files, 'src')).toEqual([])
  })
})
