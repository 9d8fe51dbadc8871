import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** Inflections that WordNet's exception lists lack, or give to another base only: base, detail and form a line. */
const table: Partial<Record<PartOfSpeech, string>> = {
  noun: `
axis plural axes; basis plural bases; ellipse plural ellipses; bacterium plural bacteria; die plural dice; aide-de-camp plural aides-de-camp;
court-martial plural courts-martial; attorney general plural attorneys general; secretary-general plural secretaries-general; passer-by plural passers-by;
passerby plural passersby; runner-up plural runners-up; hanger-on plural hangers-on; looker-on plural lookers-on; cow plural kine; gas plural gases; bus plural buses;
quiz plural quizzes; octopus plural octopuses; opus plural opera; roof plural roofs; roof plural rooves; person plural persons; brother plural brethren; staff plural staves; stave plural staves;
spectrum plural spectra; symposium plural symposia; referendum plural referenda; forum plural fora; stadium plural stadia; podium plural podia; focus plural foci; locus plural loci;
genius plural genii; thesaurus plural thesauri; hippopotamus plural hippopotami; terminus plural termini; nebula plural nebulae; supernova plural supernovae; vertebra plural vertebrae; alga plural algae;
alumna plural alumnae; cherub plural cherubs; bureau plural bureaux; chateau plural chateaux; château plural châteaux; trousseau plural trousseaux; libretto plural libretti; graffito plural graffiti; paparazzo plural paparazzi;
virtuoso plural virtuosi; index plural indexes; appendix plural appendixes; vertex plural vertexes; vortex plural vortices; apex plural apices; codex plural codices; helix plural helices; cortex plural cortices;
ox plural oxen; louse plural lice; dormouse plural dormice; titmouse plural titmice; woodlouse plural woodlice; handkerchief plural handkerchieves; dwarf plural dwarfs; hoof plural hoofs; scarf plural scarfs; wharf plural wharfs;
penny plural pence; no plural noes; yes plural yeses; ski plural skis; taxi plural taxis; emoji plural emoji; spacecraft plural spacecraft; aircraft plural aircraft; hovercraft plural hovercraft`,
  verb: `
dye present participle dyeing; singe present participle singeing; tinge present participle tingeing; age present participle ageing; eye present participle eyeing; cue present participle cueing; queue present participle queueing;
light past lighted; blog past blogged; blog past participle blogged; blog present participle blogging; vlog past vlogged; vlog past participle vlogged; vlog present participle vlogging;
focus past focussed; focus past participle focussed; focus present participle focussing; bias past biassed; bias past participle biassed; bus past bussed; bus past participle bussed; bus present participle bussing;
ko past ko'd; ok past ok'd; ok present participle ok'ing; okay past okayed; lie present participle lying; sing past sung; ring past rung; be present art; be past wast; be past wert; have present hast; have present hath; have past hadst; do present dost; do present doth; do past didst; say present saith; shall present shalt; will present wilt;
can past could; can present canst; may past might; may present mayst; shall past should; will past would`,
  adjective: `
bad comparative worse; bad superlative worst; ill comparative worse; ill superlative worst; far comparative further; far comparative farther; far superlative furthest; far superlative farthest; old comparative elder; old superlative eldest;
little comparative less; little superlative least; little comparative littler; late comparative later; late comparative latter; late superlative latest; late superlative last; many comparative more; many superlative most; much comparative more; much superlative most;
near comparative nearer; near superlative nearest; dry comparative dryer; shy comparative shier; sly comparative slier; wry comparative wrier; fun comparative funner; chic comparative chicer`,
  adverb: `
well comparative better; well superlative best; badly comparative worse; badly superlative worst; ill comparative worse; far comparative further; far comparative farther; far superlative furthest; far superlative farthest;
little comparative less; little superlative least; much comparative more; much superlative most; late comparative later; late superlative latest; soon comparative sooner; soon superlative soonest;
early comparative earlier; early superlative earliest; often comparative oftener; seldom comparative seldomer; long comparative longer; long superlative longest; fast comparative faster; fast superlative fastest;
hard comparative harder; hard superlative hardest; near comparative nearer; near superlative nearest; easily comparative easier; quick comparative quicker`,
}

const details = ['present participle', 'past participle', 'past', 'present', 'plural', 'comparative', 'superlative']

export interface IrregularForm {
  readonly partOfSpeech: PartOfSpeech
  readonly base: string
  readonly detail: string
  readonly form: string
}

/** The forms of the table. Throws when a line of it is malformed. */
export function* moreIrregularForms(): Generator<IrregularForm> {
  for (const [partOfSpeech, lines] of Object.entries(table) as [PartOfSpeech, string][]) {
    for (const line of lines.trim().split(/;\s*/u)) {
      const detail = details.find((name) => line.includes(` ${name} `))
      const [base, form] = detail === undefined ? [] : line.split(` ${detail} `)
      if (!base || !form || detail === undefined) throw new Error(`malformed irregular form: ${line}`)
      yield { partOfSpeech, base, detail, form }
    }
  }
}
