import { describe, expect, it } from 'vitest'
import { Spellings } from '../spellings'
import { BritishText } from './british-text'

const british = new BritishText(
  new Spellings([
    { british: 'colour', american: 'color', kind: 'same' },
    { british: 'centre', american: 'center', kind: 'same' },
    { british: 'catalyse', american: 'catalyze', kind: 'same' },
    { british: 'cheque', american: 'check', kind: 'partial' },
  ]),
)
const of = (text: string, ...headwords: string[]) => british.of(text, headwords)

describe('a text of WordNet’s', () => {
  it('is respelt, inflected forms too', () => {
    expect(of('the color of the center')).toBe('the colour of the centre')
    expect(of('it colored the walls; enzymes catalyzing a reaction; two centers')).toBe(
      'it coloured the walls; enzymes catalysing a reaction; two centres',
    )
  })

  it('keeps the spelling of names, but not that of a sentence’s first word', () => {
    expect(of('works at the Lincoln Center')).toBe('works at the Lincoln Center')
    expect(of('Color Purple, the')).toBe('Color Purple, the')
    expect(of('Color the sky blue')).toBe('Colour the sky blue')
  })

  it('has British words for everyday things, with their articles and plurals', () => {
    expect(of('he drove the truck to a gas station')).toBe('he drove the lorry to a petrol station')
    expect(of('an apartment in a building without an elevator')).toBe('a flat in a building without a lift')
    expect(of('trucks and railroads and cookies')).toBe('lorries and railways and biscuits')
    expect(of('a railroad bed')).toBe('a railway bed')
    expect(of('a vacation in an airplane')).toBe('a holiday in an aeroplane')
    expect(of('Movies are fun')).toBe('Films are fun')
    expect(of('sidewalk')).toBe('pavement')
  })

  it('keeps the American word where the text is about it, or where it means something else', () => {
    expect(of('a truck that hauls hay', 'dump truck')).toBe('a truck that hauls hay')
    expect(of('a suite in an apartment house', 'apartment', 'flat')).toBe('a suite in a block of flats')
    expect(british.of('the apartment is small', ['apartment', 'flat'], true)).toBe('the apartment is small')
    expect(of('move a load with a hand truck')).toBe('move a load with a hand truck')
    expect(of('the horizontal stabilizer and elevator in the tail')).toContain('elevator')
    expect(of('he works for the district attorney')).toContain('district attorney')
    expect(of('poor white trash')).toBe('poor white trash')
    expect(of('members of the Underground Railroad')).toBe('members of the Underground Railroad')
    expect(of('check the oil before you fall')).toBe('check the oil before you fall')
  })

  it('changes other words only beside those that show their meaning', () => {
    expect(of('she cashed a check')).toBe('she cashed a cheque')
    expect(of('a flat tire')).toBe('a flat tyre')
    expect(of('I tire easily; he tires of it')).toBe('I tire easily; he tires of it')
    expect(of('a two-story house')).toBe('a two-storey house')
    expect(of('two stories about ghosts')).toBe('two stories about ghosts')
    expect(of('one thousand cubic meters; a gas meter')).toBe('one thousand cubic metres; a gas meter')
    expect(of('a television program; a computer program')).toBe('a television programme; a computer program')
    expect(of('yellow in fall or winter; prices fall')).toBe('yellow in autumn or winter; prices fall')
  })

  it('stays the same object if nothing is American', () => {
    const text = 'a large animal'
    expect(of(text)).toBe(text)
  })
})
