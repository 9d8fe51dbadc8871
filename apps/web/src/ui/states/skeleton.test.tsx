// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { render } from '../../testing/render'
import { Skeleton, SkeletonGroup } from './skeleton'

describe('a group of skeletons', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('says that something is loading only while it is: %s', async (isLoading, messages) => {
    await render(
      <SkeletonGroup label="Loading the word…" isLoading={isLoading}>
        <Skeleton />
      </SkeletonGroup>,
    )
    expect(document.querySelectorAll('[role="status"][aria-label="Loading the word…"]')).toHaveLength(
      messages,
    )
    expect(document.querySelectorAll('[data-waiting]')).toHaveLength(messages)
  })
})
