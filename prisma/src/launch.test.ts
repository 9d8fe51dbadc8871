import { expect, it } from 'vitest'
import { withoutMallocSettings } from './launch'

it('starts PostgreSQL without the server’s settings of the allocator', () => {
  const environment = { PATH: '/bin', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', LANG: 'C' }
  expect(withoutMallocSettings(environment)).toEqual({ PATH: '/bin', LANG: 'C' })
})
