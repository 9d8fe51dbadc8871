/** Texts of the rich field in which articles are written. */
export const richMessages = {
  toolbar: 'Formatting',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  placeholder: 'Write or paste your article here.',
}

/** Texts of adding, changing and removing a link. */
export const linkMessages = {
  form: 'Link',
  address: 'Link address',
  example: 'example.org',
  add: 'Add link',
  change: 'Change link',
  remove: 'Remove link',
  notAnAddress: 'Type a web or email address, like example.org.',
}
