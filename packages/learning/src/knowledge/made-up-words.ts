/**
 * Words that don't exist, written by hand to look like English: whoever says that they know one claims too much. None is a
 * word or name of the dictionary or the subtitles, one letter away from a common word, or sounds like a word
 * (apps/api/src/modules/knowledge/made-up-words.test.ts).
 */
export const madeUpWords: readonly string[] = `
  ablersome absteril amblesque backsprone bantrel bemoggle benthrop blenge blorty blundage
  bolderic bravitude brendify brumly caldrious cantrous circumvend clemmery closkin cluntish
  corriment cragget crasple crellish crindling crinnet crobbling dastily dellop dispraven dorvish
  downbrash drimmel drubbet elbrative extrobate fernling flandrous foreglint frandle fribblock
  furmidge gastrel gavelate gelpish glimmage gloamify glounce gnarbling grandlet grusk haltrous
  hastrock hemberly hombrace hornock incandle interplode jarrish jostrel juttlery kestling
  kipperous limbrous lissock lofterly lorbidge lumbrish malverish meddock mendrous mispland
  morrowlet mulchery murklet nobrous nocklet nunnage obsperate orchant osprous ostivate outspreck
  overprosk pellacious pendrical perquent perspillate plandish plessory plinthery plumberous
  pontrage prabbly prendle pridlock proventic quandle quarmish quellish quibbish quistle rascaline
  remurdle risplet rundish rustrel sallowby scrandle sentrious shandrel sidewattle skannet skerrow
  snaddock snorvel soltrify sprottle sterrify strelling strobish strummock subverge swathery
  thrimble tindrous tolbrick torvid transfrage tremmock tronker trosk trunnage tumblant ulmish
  undermoil unfrelled unsprant vandrity volterate vortle whinnock wimberous wistable wrandle
  yestrel zestrel zindle zonkery
`
  .trim()
  .split(/\s+/)
