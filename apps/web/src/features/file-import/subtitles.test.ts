import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subtitlesToText } from './subtitles'

describe('subtitles', () => {
  it('become sentences without numbers, times and markup, split at silences and speakers', () => {
    const source = `\uFEFF1\r
00:00:01,000 --> 00:00:03,000\r
<i>The tide was out,</i>\r
and the harbour\r
\r
2\r
00:00:03,200 --> 00:00:05,000\r
{\\an8}smelt of rope.\r
\r
3\r
00:00:05,100 --> 00:00:07,000\r
- Are you cold?\r
- No. Are you?\r
\r
4\r
00:00:12,000 --> 00:00:14,000\r
42\r
`
    expect(subtitlesToText(source)).toBe(
      'The tide was out, and the harbour smelt of rope.\n\nAre you cold?\n\nNo. Are you?\n\n42',
    )
  })

  it('in WebVTT are read too, without notes and cue names', () => {
    const source = `WEBVTT - a film

NOTE made by hand

STYLE
::cue { color: red }

intro
00:01.000 --> 00:03.000 line:0 align:start
<v Ada>Good evening,</v> <00:02.000>all.

00:03.100 --> 00:04.000
Tea &amp; toast?
`
    expect(subtitlesToText(source)).toBe('Good evening, all. Tea & toast?')
  })

  it('without blank lines between cues are separated correctly', () => {
    const source = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n2\n00:00:02,100 --> 00:00:03,000\nTwo.'
    expect(subtitlesToText(source)).toBe('One. Two.')
  })

  it('lose no spoken word', () => {
    const words = fc.array(fc.constantFrom('sea', 'boat.', 'light', 'Why?', 'gull'), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 40 }), (cues) => {
        const two = (number: number) => String(number).padStart(2, '0')
        const stamp = (second: number) => `00:${two(Math.floor(second / 60))}:${two(second % 60)},000`
        const source = cues
          .map(
            (cue, index) =>
              `${index + 1}\n${stamp(index * 2)} --> ${stamp(index * 2 + 1)}\n${cue.join(' ')}\n`,
          )
          .join('\n')
        expect(subtitlesToText(source).split(/\s+/)).toEqual(cues.flat())
      }),
    )
  })
})
