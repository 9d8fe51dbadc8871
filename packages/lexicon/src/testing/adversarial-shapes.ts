/** A kind of text designed to be slow to read, available at any length. */
export interface Shape {
  readonly name: string
  /** Returns a text of this shape of about `length` UTF-16 units. */
  readonly make: (length: number) => string
}

/** Pieces that a scanner may look ahead or back over, a regular expression may backtrack on, or a parser may nest. */
const repeated: readonly string[] = [
  ...['a', 'aA', 'ab', 'é', 'e\u0301', 'a\u0301\u0301', '\u0301', 'æ', 'ﬃ', '你', '你\u200d', 'word '],
  ...['a.', 'A.', 'a.b-', '.', '...a', '. ', '." ', '!', '?!', ' .', 'Dr. ', 'e.g. ', 'I. ', '1.', '。'],
  ...["'", "'a", "a'", "'cause ", "n't", "x 'n' ", "'s", "a'd", '’', '“', '"', '""', '","', '`', '``'],
  ...['-', '--', '- ', 'a-', '-a', 'a-\n', 'a-    ', 'a -- ', '–', '\u00ad', 'a\u00ad', 'a\u00ad\u200b'],
  ...[
    '(',
    ')',
    '()',
    '(a',
    'a(',
    '[',
    ']',
    '[]',
    '[[]',
    '[a](',
    '[a](<',
    '![',
    '![[]()',
    '](',
    '[a]: ',
    '{',
    '{{c1::',
  ],
  ...[
    '<',
    '>',
    '<a',
    '<a ',
    '<!--',
    '<![CDATA[',
    '<?',
    '<!A ',
    '</',
    '<a href="',
    '<b>',
    '<b>a',
    '<p>a',
    '<div>',
    '&',
    '&#',
    '&amp',
    '&amp;',
  ],
  ...[
    '#',
    '# ',
    '#a',
    '# a\n',
    '#\n',
    '=',
    'a===',
    'a\n===\n',
    '===\n',
    '~',
    '~~',
    '~a',
    '~~a~',
    '~~~\n',
    '```\n',
  ],
  ...[
    '*',
    '**',
    '* ',
    '*a',
    '*a ',
    'a*',
    '**a *',
    '*a_',
    '_',
    '__a',
    'a_',
    'a**b',
    '***a* ',
    '+ ',
    '+-',
    '> ',
    '>',
    '>\n',
    '> > a\n',
  ],
  ...[
    '- a\n',
    '1. a\n',
    '1)',
    '* a\n  ',
    '\t',
    '\\',
    '\\\n',
    '|',
    '|-',
    'a|b\n-|-\n',
    '|a\n',
    '-|-\n',
    ':-',
    '---\n',
    '- - ',
  ],
  ...[
    '@',
    'a@',
    'a@b.',
    '@a.',
    '@a',
    'http://',
    'http://(',
    'http://a ',
    'www.',
    'www.a.',
    'a:',
    '//a',
    'mailto:',
    'a.co ',
  ],
  ...[
    '£',
    '1',
    '1,',
    '1:a',
    '12-',
    '(c)',
    '+-',
    '½',
    '/',
    '/a/',
    'a/b',
    ':',
    '::',
    ';',
    ',',
    'a,',
    '\t,',
    '$',
    '%',
    '^',
    '\0',
  ],
  ...[
    '👍',
    '👍\u200d',
    '🇬',
    '\ud83d',
    '\udc4d',
    '👍🏽',
    '\ufe0f',
    '3\ufe0f\u20e3',
    '\u200b',
    '\u200d',
    '\u2060',
    '\u202e',
  ],
  ...[
    '\n',
    ' \n',
    '\n\n',
    '\r',
    '\r\n',
    ' ',
    '\u00a0',
    'a\n',
    'a  \n',
    'A&',
    'AT&T ',
    'and ',
    'the ',
    'put the ',
  ],
  ...['.mw-a{} ', 'style="', 'data:', '[sound:', '#a:b\n', '00:00:00,000 --> ', '1\n', 'A a. ', 'put it '],
]

const repeat = (piece: string): Shape => ({
  name: JSON.stringify(piece),
  make: (length) => piece.repeat(Math.ceil(length / piece.length)),
})

/** Slow texts that can't be made by repeating a piece. */
const built: readonly Shape[] = [
  { name: 'a run of # with a letter behind it', make: (length) => `${'#'.repeat(length)}a` },
  { name: 'a run of spaces between letters', make: (length) => `a${' '.repeat(length)}a` },
  { name: 'a run of line breaks between letters', make: (length) => `a${'\n'.repeat(length)}a` },
  { name: 'a run of stops before a letter', make: (length) => `a${'.'.repeat(length)}a` },
  { name: 'a hyphenated word of different pieces', make: (length) => pieces(length, '-') },
  { name: 'a chain of different labels', make: (length) => pieces(length, '.') },
  { name: 'a word with all kinds of vowels', make: (length) => `${'aeiouy'.repeat(length / 6)}ed` },
  {
    name: 'lists inside of lists',
    make: (length) => lines(length, (depth) => `${'  '.repeat(depth)}- a`, 60),
  },
  {
    name: 'quotations inside of quotations',
    make: (length) => lines(length, (depth) => `${'>'.repeat(depth)} a`, 60),
  },
  { name: 'elements inside of elements', make: (length) => nest(length, '<b>', '</b>') },
  { name: 'emphasis inside of emphasis', make: (length) => nest(length, '*a **b ', '** *') },
  { name: 'brackets inside of brackets', make: (length) => nest(length, '[', '](a)') },
  { name: 'code spans of growing length', make: (length) => growRuns(length, '`') },
  { name: 'runs of stars of growing length', make: (length) => growRuns(length, '*') },
  {
    name: 'definitions of links that nobody follows',
    make: (length) => lines(length, (n) => `[${n}]: /a`, 1e6),
  },
  { name: 'links that are defined nowhere', make: (length) => lines(length, (n) => `[${n}][x${n}]`, 1e6) },
  {
    name: 'a table of many columns',
    make: (length) => `${'|a'.repeat(length / 6)}\n${'|-'.repeat(length / 6)}\n${'|b'.repeat(length / 6)}`,
  },
  {
    name: 'a wide row above many rows',
    make: (length) => `${'a;'.repeat(length / 4)}\n${'a;b\n'.repeat(length / 8)}`,
  },
  {
    name: 'lines that end with hyphens',
    make: (length) =>
      lines(length, (n) => `${'many words in a line of prose '.repeat(2)}${lettersOf(n)}-`, 1e6),
  },
  { name: 'fields in quotes', make: (length) => lines(length, (n) => `"${n}","a ""b""",c`, 1e6) },
]

function pieces(length: number, separator: string): string {
  let text = ''
  for (let n = 0; text.length < length; n++) text += `${lettersOf(n)}${separator}`
  return text
}

/** Writes a number in letters, so that each number makes a different word. */
export function lettersOf(number: number): string {
  return number.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
}

function lines(length: number, line: (n: number) => string, most: number): string {
  let text = ''
  for (let n = 0; text.length < length; n++) text += `${line(n % most)}\n`
  return text
}

function nest(length: number, open: string, close: string): string {
  // The renderer refuses texts nested too deeply (`MAX_DEPTH` in reading-html), so blocks of this depth are repeated.
  const depth = 100
  const block = `${open.repeat(depth)}a${close.repeat(depth)}\n\n`
  return block.repeat(Math.ceil(length / block.length))
}

function growRuns(length: number, mark: string): string {
  let text = ''
  for (let n = 1; text.length < length; n++) text += `${mark.repeat(n % 400)}a `
  return text
}

/** All shapes that functions reading users' texts must cope with. */
export const adversarialShapes: readonly Shape[] = [...repeated.map(repeat), ...built]
