/** Texts of the reader’s menu. */
export const readerMenuMessages = {
  textSize: 'Text size',
  textSizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
  lineHeight: 'Line spacing',
  lineHeights: { tight: 'Tight', normal: 'Normal', loose: 'Loose' },
  wordStates: 'Underline words',
  contents: 'Contents',
  toLearn: 'Words to learn',
  newText: 'New text',
}
