/** Texts of the settings of how a text looks. */
export const settingsMessages = {
  title: 'Text settings',
  size: 'Text size',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Largest' },
  font: 'Font',
  fonts: { serif: 'Serif', sans: 'Sans', spaced: 'Spaced' },
  lineHeight: 'Line spacing',
  lineHeights: { tight: 'Tight', normal: 'Normal', loose: 'Loose' },
  width: 'Line length',
  widths: { narrow: 'Short', normal: 'Normal', wide: 'Long' },
  marks: 'New words marked',
  markAmounts: { few: 'Fewer', normal: 'Normal', many: 'More' },
  theme: 'Theme',
  themes: { system: 'Automatic', light: 'Light', dark: 'Dark' },
}
