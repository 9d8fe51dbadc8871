/** A position with the sound that it currently has and the correct one. */
export interface Site {
  current: string
  readonly target: string
}

/** A rule: `from` becomes `to` wherever the template's feature has this value. */
export interface Transformation {
  readonly template: number
  readonly value: string
  readonly from: string
  readonly to: string
}

/**
 * The data to learn from. The sites of a unit, such as a word, depend on each other: changing one changes the features
 * of its neighbours.
 */
export interface LearningTask<Unit> {
  readonly units: readonly Unit[]
  sitesOf(unit: Unit): readonly Site[]
  /** Returns the current feature values of a site, one per template; undefined if a template doesn't apply. */
  featuresOf(unit: Unit, site: number): (string | undefined)[]
  /** Minimum number of sites by which a rule must correct more than it breaks. */
  readonly leastGain: number
  /** Minimum share (0–1) of corrections among the sites that a rule corrects or breaks. */
  readonly leastPrecision: number
  readonly mostRules: number
}

interface Counts {
  right: number
  /** Number of wrong sites by the value they should get. */
  wanted: Map<string, number>
}

/**
 * Learns rules by transformation-based learning (Brill 1995). Of all rules that the errors suggest, it takes and
 * applies the one with the largest net gain, and repeats this until none gains enough. Counts are updated only for
 * changed units. Ties go to the earlier template, then to the alphabetically first rule, so that the same data always
 * gives the same rules.
 */
export function learnTransformations<Unit>(task: LearningTask<Unit>): Transformation[] {
  const counts = new Map<string, Counts>()
  const where = new Map<string, Set<Unit>>()

  function add(unit: Unit, by: 1 | -1) {
    for (const [index, { current, target }] of task.sitesOf(unit).entries()) {
      for (const [template, value] of task.featuresOf(unit, index).entries()) {
        if (value === undefined) continue
        const key = `${template}\t${value}\t${current}`
        const count = counts.get(key) ?? { right: 0, wanted: new Map() }
        counts.set(key, count)
        if (current === target) count.right += by
        else count.wanted.set(target, (count.wanted.get(target) ?? 0) + by)
        where.set(key, (where.get(key) ?? new Set()).add(unit))
      }
    }
  }

  for (const unit of task.units) add(unit, 1)
  const rules: Transformation[] = []
  while (rules.length < task.mostRules) {
    const best = bestRule(counts, task.leastGain, task.leastPrecision)
    if (best === undefined) break
    rules.push(best.rule)
    for (const unit of [...where.get(best.key)!]) {
      const changed = placesOf(task, unit, best.rule)
      if (changed.length === 0) continue
      add(unit, -1)
      const sites = task.sitesOf(unit)
      for (const place of changed) sites[place]!.current = best.rule.to
      add(unit, 1)
    }
  }
  return rules
}

/**
 * Learns rules for optional variants, each of which occurs in at least a given share of its places. Rules are taken
 * greedily by the number of places that no earlier rule explains, and returned by falling share. Unlike
 * `learnTransformations`, this changes no sites.
 */
export function learnVariants<Unit>(
  task: Pick<LearningTask<Unit>, 'units' | 'sitesOf' | 'featuresOf'>,
  { leastPlaces, leastShare, mostRules }: { leastPlaces: number; leastShare: number; mostRules: number },
): Transformation[] {
  const met = new Map<string, number>()
  const wanted = new Map<string, Set<string>>()
  for (const [at, unit] of task.units.entries()) {
    for (const [index, { current, target }] of task.sitesOf(unit).entries()) {
      for (const [template, value] of task.featuresOf(unit, index).entries()) {
        if (value === undefined) continue
        const key = `${template}\t${value}\t${current}`
        met.set(key, (met.get(key) ?? 0) + 1)
        if (current === target) continue
        const rule = `${key}\t${target}`
        const places = wanted.get(rule) ?? new Set()
        wanted.set(rule, places.add(`${at}.${index}`))
      }
    }
  }
  const share = (rule: string) => wanted.get(rule)!.size / met.get(rule.slice(0, rule.lastIndexOf('\t')))!
  const open = [...wanted]
    .filter(([rule, places]) => places.size >= leastPlaces && share(rule) >= leastShare)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const explained = new Set<string>()
  const taken: { rule: string; share: number }[] = []
  while (taken.length < mostRules) {
    let best: { rule: string; places: Set<string>; more: number } | undefined
    for (const [rule, places] of open) {
      if (places.size < (best?.more ?? leastPlaces)) continue
      let more = 0
      for (const place of places) if (!explained.has(place)) more++
      if (more >= leastPlaces && more > (best?.more ?? 0)) best = { rule, places, more }
    }
    if (best === undefined) break
    for (const place of best.places) explained.add(place)
    taken.push({ rule: best.rule, share: share(best.rule) })
  }
  return taken
    .sort((a, b) => b.share - a.share)
    .map(({ rule }) => {
      const [template = '', value = '', from = '', to = ''] = rule.split('\t')
      return { template: Number(template), value, from, to }
    })
}

/** Returns the sites of a unit that a rule changes, all determined before the first is changed. */
function placesOf<Unit>(
  task: Pick<LearningTask<Unit>, 'sitesOf' | 'featuresOf'>,
  unit: Unit,
  rule: Transformation,
): number[] {
  const sites = task.sitesOf(unit)
  return [...sites.keys()].filter(
    (index) =>
      sites[index]!.current === rule.from && task.featuresOf(unit, index)[rule.template] === rule.value,
  )
}

function bestRule(counts: ReadonlyMap<string, Counts>, leastGain: number, leastPrecision: number) {
  let best: { gain: number; template: number; key: string; to: string } | undefined
  for (const [key, { right, wanted }] of counts) {
    for (const [to, good] of wanted) {
      const gain = good - right
      if (gain < leastGain || gain < (best?.gain ?? 0) || good < leastPrecision * (good + right)) continue
      const template = Number(key.slice(0, key.indexOf('\t')))
      const better =
        best === undefined ||
        gain > best.gain ||
        template < best.template ||
        (template === best.template && `${key}\t${to}` < `${best.key}\t${best.to}`)
      if (better) best = { gain, template, key, to }
    }
  }
  if (best === undefined) return undefined
  const [template = '', value = '', from = ''] = best.key.split('\t')
  return { key: best.key, rule: { template: Number(template), value, from, to: best.to } }
}
