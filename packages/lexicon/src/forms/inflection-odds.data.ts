/**
 * Forms that are both headwords and inflections of others (left, thought, glasses), grouped by how much likelier the
 * inflection is: the natural logarithm of inflected over other uses, rounded, counted in SemCor 3.0. Contains only
 * forms that occur four times or more and differ from what their ending alone suggests. A data file, so longer than
 * source files may be.
 */
export const inflectionOddsByGroup: readonly (readonly [odds: number, forms: string])[] = [
  // Judged by ourselves: readers of today mostly meet these in their own meaning.
  [-4, `customs glasses`],
  [-4, `best better business less mother series willing`],
  [
    -3,
    `bridges cooling data detailed dress ground housing hunting marketing meaning pass sampling staining
testing training troops`,
  ],
  [
    -2,
    `balanced bearded bigger bit blessed closest colored deserted earlier exciting farming frightened
frozen gambling gifted handicapped heating interested interlocking lasting manufacturing mess mixed
muffled planking planning preaching preceding programing promising rating recording register rent
rubber satisfying shopping skilled smaller specialized stranger swollen timing understanding unified
warning`,
  ],
  [
    -1,
    `accustomed aids arched armed astonished awed battered begotten bound breathing building burns
camping certified challenging clad cleaner cleaning clocks complicated contented convinced
convincing cooking corresponding crowded crumpled curved dancing depressed disciplined disgusted
drinking drugged drunk earliest embarrassed existing feeding feeling filmed financing fishing
fitting flushed following fried frustrated functioning generalized greater hatching hidden hissing
institutionalized integrated iodinated isolated killing knotted landing licensed lighting liking
limited loading locking longer lower lowest mapping mates meeting melted merchandising minded
misplaced mistaken nearer nerves occluded opening oppressed painting paneling penetrating pleased
preoccupied pricing proceeds processing publishing qualified rounded ruling sailing saturated
schooling shaded shading shed sheltered shipping shooting sights simulated situated sized sooner
sounding specified sporting sprawling sprinkling steamed stiffening stranded stricken striking
suffering supposed surviving swelling tapping teaching terrified tired undone unloading urbanized
valued voting warping words wound wounded`,
  ],
  [
    0,
    `acts arms arts barrels biting boards broken chambers channels closer colors commanding conditions
congratulations cooler costs cows credits days details devices drawers eggs elements
encouraging farther faster feelings folks followers glinting governed hands heights higher hours
instructions inviting letters lighter links losses masses masters means minutes names nearest
numbers nuts occasions older operations parks parts peoples receipts relaxing respects roads rooms
roots sales savings shades shoes slashing sliding spirits spots statistics stocks strings terms
things threatening times tops values wages waters ways weeds works years`,
  ],
  [
    1,
    `abandoned abused accompanying adapted adjusted advertised amended amused appreciated approaching
approved aroused assembling assigning assured attained awakened based bats beaming beating belonging
bent bones booked born bouncing breaking buying chanted charged cherished choked choking
circumstances classified cleaners clothed coming committed communicating communications completed
conditioned confirmed consummated contents continued controlling counting covered creaking crossing
decorated defending defined defining designing detected detecting determined developed digging
discontinued disrupted divided documented drilled driving dying effects elapsed elected elevated
enabling enhanced established exercising exposed extended eyes fields filing finding findings
finished fixing flashing flattened flies forgotten framed furnished gates given glazed going
gripping guessing guided hanging harassed heading hiding honored huddled humans hunted impressed
infected informed inhabited inhibited injured innings intended interfering labeled legs lending lit
lost lowered lowering marking marks measured minimized mounting moving murdered needs neglected
nourished nursing offering operating opposed organs overlooked painted paired parted participating
patched patterned planned playing pointed preserved preserves proclaimed professed protected
provisions pushing raising rates registered regulated repeated required reserved respected
restricting retiring ringing rotated ruined ruled scheduled scores scots searching selected sending
shaking shaping shouting signing silenced slashed smoked smoking softened sorbed spreading squatting
stained starved starving stealing stimulating stops straining stretching sung thickened thought
thumping tilted timed traveling trusted uncovered urging viewing visiting voiced wasted waving
weakened whipping windows wings wired working written yelling`,
  ],
  [
    2,
    `absorbed accepted accepting accomplished acquired addressed adopted affecting answering arranged
assigned assuring attempted authorized banks begging blended bowed breathed broke brushed built
buried burned calculated celebrated checked chosen collecting complaining compounded conducting
confined contributing cooked crawling crowding crying dashed defeated demonstrated departed depths
derived deriving descending destroyed developing disappearing discovered distributed done drawn
dreamed dug earned emerging enclosed encouraged ending enforced engaged entering envisioned evoked
exploited expressed eyed failing falling falls favored figuring fitted flooded forced glued grown
hated headed hired hitting hugging hurried illuminated impaired incorporated induced inducing
inspired investigating issuing joining jumping justified keeping laughing lay leaning learned linked
locating longest looking lying making matched mated mounted muttering noted observed ordered owned
packed paid panting paying perceived performing placed portrayed possessed practiced proceeding
projecting published pulling pursued raised ranging ratified recognized recorded recovered reduced
reducing reflecting regulating rejected remains removed replacing requested rescued resolved
retained reversed rolled rose rubbing running scanning scrambled separated settled shared sharing
shifting shivering showing sighted signed sitting slipping slower smashed smiling solved spat
speaking squeezing staged standing staring starting stirring stopping strengthening stretched
surrounded suspected swept tails taken taking telling tested threatened thrusting thwarted trailing
transmitted transposed traveled treated turning tying understood vanished verified violated waiting
walking wanted washed winking`,
  ],
  [
    3,
    `accompanied accused acknowledged admired affirmed agreed aided allotted analyzed appearing applied
arguing assisted assumed ate attacking augmented backed baptized barred becoming believing bending
blamed blocked bothered calling caring carving changed cleared climbing collected combining
comparing completing computing concluded constituted contracted corrected costing coupled credited
crossed cursed damaged deciding decreased depicted depicting designed destined determining diluted
directed directing discharged disliked dismissed doomed doubled doubles dragging dreaming drew
driven dropping drove effected elicited employed entertained escaped evidenced exceeding exchanged
executed expected exploded faced facing fashioned fastened fell formed formulated frowning fulfilled
giving handled happening helping holding honoring hurling identified inherited insisting isolating
joined kicking knowing laid landed licked listed listening made mailed maintained measuring
multiplied nodding observing outlined picking pleading plotted posed posted pouring pretending
proven provoked punished pursuing putting queens raining realized reflected remembering repeating
reported rested revived riding ripped risen rushed sang saved scoring scratching seeking sensed
serving settling severed solving sought spinning stated stimulated stirred stole strengthened
stripped struck stuck studied supplying supported talking tapped tearing thrown tied tore totaled
touched transformed trying tucked used wanting watching weighing wheeled whispered wrecking yelled`,
  ],
  [
    4,
    `advised altered announced arranging asserted assuming attended attending bringing causing covering
dealing decided declared disclosed emphasized fed figured gathered getting handed held ignored
imposed improving interpreted interrupted kept leaving led letting lifted liked loved missed moved
opened played pressed received returning saw shouted spent spoke spotted stressed studying wearing
wondering`,
  ],
  [
    5,
    `asking considered contained described ended felt fired found heard included noticed proved reaching
represented said sat saying seeing sent shook sold stopped turned`,
  ],
  [6, `am are been did does had has is tried using was were`],
]

/** Headwords that look like inflections of other words, but never were in a dozen uses or more in SemCor. */
export const neverInflected: ReadonlySet<string> = new Set(
  `bother butter  customer evening feed forest inner liver
  number matter offer outer owner seed upper
  corner`.split(/\s+/),
)
