import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/**
 * Inflections that WordNet's exception lists lack or give to another base only; each line is a base, a detail and a
 * form.
 */
const table: Partial<Record<PartOfSpeech, string>> = {
  noun: `
axis plural axes; basis plural bases; ellipse plural ellipses; bacterium plural bacteria; die plural dice; aide-de-camp plural aides-de-camp;
court-martial plural courts-martial; attorney general plural attorneys general; secretary-general plural secretaries-general; passer-by plural passers-by;
passerby plural passersby; runner-up plural runners-up; mother-in-law plural mothers-in-law; father-in-law plural fathers-in-law; son-in-law plural sons-in-law; daughter-in-law plural daughters-in-law;
brother-in-law plural brothers-in-law; sister-in-law plural sisters-in-law; man-of-war plural men-of-war; commander-in-chief plural commanders-in-chief; editor-in-chief plural editors-in-chief; lady-in-waiting plural ladies-in-waiting;
man-at-arms plural men-at-arms; man-about-town plural men-about-town; jack-in-the-box plural jacks-in-the-box; will-o'-the-wisp plural will-o'-the-wisps; hanger-on plural hangers-on; looker-on plural lookers-on; cow plural kine; gas plural gases; bus plural buses;
quiz plural quizzes; octopus plural octopuses; opus plural opera; roof plural roofs; roof plural rooves; person plural persons; brother plural brethren; staff plural staves; stave plural staves;
spectrum plural spectra; symposium plural symposia; referendum plural referenda; forum plural fora; stadium plural stadia; podium plural podia; focus plural foci; locus plural loci;
genius plural genii; thesaurus plural thesauri; hippopotamus plural hippopotami; terminus plural termini; nebula plural nebulae; supernova plural supernovae; vertebra plural vertebrae; alga plural algae;
alumna plural alumnae; cherub plural cherubs; bureau plural bureaux; chateau plural chateaux; château plural châteaux; trousseau plural trousseaux; libretto plural libretti; graffito plural graffiti; paparazzo plural paparazzi;
virtuoso plural virtuosi; index plural indexes; appendix plural appendixes; vertex plural vertexes; vortex plural vortices; apex plural apices; codex plural codices; helix plural helices; cortex plural cortices;
ox plural oxen; louse plural lice; dormouse plural dormice; titmouse plural titmice; woodlouse plural woodlice; handkerchief plural handkerchieves; dwarf plural dwarfs; hoof plural hoofs; scarf plural scarfs; wharf plural wharfs;
penny plural pence; no plural noes; yes plural yeses; ski plural skis; taxi plural taxis; emoji plural emoji; spacecraft plural spacecraft; aircraft plural aircraft; hovercraft plural hovercraft; doe plural does`,
  verb: `
dye present participle dyeing; singe present participle singeing; tinge present participle tingeing; age present participle ageing; eye present participle eyeing; cue present participle cueing; queue present participle queueing;
light past lighted; blog past blogged; blog past participle blogged; blog present participle blogging; vlog past vlogged; vlog past participle vlogged; vlog present participle vlogging;
focus past focussed; focus past participle focussed; focus present participle focussing; bias past biassed; bias past participle biassed; bus past bussed; bus past participle bussed; bus present participle bussing;
ko past ko'd; ok past ok'd; ok present participle ok'ing; okay past okayed; lie present participle lying;  be old form art; be old form wast; be old form wert; have old form hast; have old form hath; have old form hadst; do old form dost; do old form doth; do old form didst; say old form saith; shall old form shalt; will old form wilt;
can past could; can old form canst; may past might; may old form mayst; shall past should; will past would`,
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

const details = [
  'present participle',
  'past participle',
  'past',
  'old form',
  'plural',
  'comparative',
  'superlative',
]

export interface IrregularForm {
  readonly partOfSpeech: PartOfSpeech
  readonly base: string
  readonly detail: string
  readonly form: string
}

/** Yields the forms of the table. Throws if a line is malformed. */
export function* moreIrregularForms(): Generator<IrregularForm> {
  for (const [partOfSpeech, lines] of Object.entries(table) as [PartOfSpeech, string][]) {
    for (const line of lines.trim().split(/;\s*/u)) {
      const detail = details.find((name) => line.includes(` ${name} `))
      const [base, form] = detail === undefined ? [] : line.split(` ${detail} `)
      if (!base || !form || detail === undefined)
        throw new Error(`Malformed line in the list of irregular forms; correct it: ${line}`)
      yield { partOfSpeech, base, detail, form }
    }
  }
}
