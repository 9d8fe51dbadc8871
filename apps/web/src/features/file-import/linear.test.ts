import { linearFaults } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { expandEmptyTags, withoutStyles } from '../../shell/inert-markup'
import { plainFile } from './plain-file'
import { subtitlesToText } from './subtitles'

const functions: Record<string, (text: string) => unknown> = {
  withoutStyles,
  'withoutStyles, where a style is not closed': (text) =>
    withoutStyles(`<style>${text}<script><STYLE >${text}`),
  'withoutStyles, where a start tag is not closed': (text) =>
    withoutStyles(`${text.replaceAll('a', '<style')}>`),
  expandEmptyTags: expandEmptyTags,
  'expandEmptyTags, where a start tag is not closed': (text) => expandEmptyTags(text.replaceAll('a', '<a ')),
  plainFile: (text) => plainFile(text, 'a.txt'),
  subtitlesToText: (text) =>
    subtitlesToText(`00:00:01,000 --> 00:00:02,000\n${text}\n\n00:00:03,000 --> 00:00:04,000\nEnd.`),
}

describe('a file written to be slow to process', () => {
  it.each(Object.entries(functions))(
    'takes %s twice the time when it is twice as long',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
