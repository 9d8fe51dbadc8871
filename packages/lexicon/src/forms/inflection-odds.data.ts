/**
 * Forms that are both headwords and inflections of others (left, thought, glasses), grouped by how much likelier the
 * inflection is: the natural logarithm of inflected over other uses, rounded, counted in SemCor 3.0. Contains only
 * forms that occur four times or more and differ from what their ending alone suggests. A data file, so longer than
 * source files may be.
 */
export const inflectionOddsByGroup: readonly (readonly [odds: number, forms: string])[] = [
  // Judged by ourselves: readers of today mostly meet these in their own meaning, or as the plural of the base.
  [-5, `born earlier further furthest last later latter`],
  [
    -3,
    `acoustics adams aesthetics affairs alps amends ares auspices balkans basics bellows belongings
bloomers blues bowels boxers braces breeches briefs brits buttocks ceramics charades checkers cheers
chinos classics commons confines contents cords corduroys corps crossroads customs damages darts
dealings diggings dominoes draughts dregs dynamics eighties ethics eyeglasses fatigues fifties
fixings forties fries fumes glasses goggles goods graphics guts hanks hays heavens heroics highlands
hives humanities hysterics innings ironworks jeans jitters jodhpurs khakis lancers laos leftovers
loads lodgings loins lots lowlands manners mars marseilles maths mays mechanics mews mnemonics
nineties optics parsons philippines pickings pilates prelims premises proceedings quarters riches
rounders rudiments sanders sands sats savings scots seventies shambles shears shorts sixties
skittles slacks specs spectacles statistics straits summons tactics takings taxis teens thanks
thirties thus togs trappings trimmings troops tropics trunks twenties vespers vibes wellies whoops
winnings wits`,
  ],
  [
    -2,
    `addicted amazed amazing annoyed annoying astonished bored boring concerned confused confusing
delighted depressed depressing devastated disappointed disappointing divorced embarrassed
embarrassing encouraging excited exciting exhausted exhausting fascinated fascinating frightened
frightening frustrated frustrating interested interesting limited married misleading overwhelmed
overwhelming pleased pleasing puzzled qualified related relaxed relaxing relieved satisfied
satisfying scared shocked shocking stressed surprised surprising terrified terrifying thrilled
thrilling tired tiring worried worrying`,
  ],
  [-3, `elongated endangered jagged ragged striped winged`],
  // Judged by ourselves: trades, sports and other activities, and participles that mostly describe.
  [
    -1,
    `accounting advanced advertising ageing banking barbed bleeding bombing bowling boxing breeding
broadcasting bruising casting christening clothing curling cycling dedicated devoted distinguished
diving domesticated drawing drilling dwelling editing educated engineering
experienced fencing flowering forked funding grazing haunted hiking hooked imaging jogging
kidnapping knitting lettering logging mining moulding parking piping plumbing populated programming
racing ranking retired rowing seating sewing singing skating skiing spelling stabbing 
surfing swimming uprising varied weaving wedding welding wiring wrestling zoning`,
  ],
  [0, `marches means proceeds remains weeds`],
  [2, `growing provided providing`],
  [3, `being`],
  [
    4,
    `acres acts allies archives arms assets authorities banks barrels bars bigger boards brakes bridges
businessmen businesswomen cards cats chains chambers channels clocks closer closest colors colours
committeemen compliments composed conditions costs cows crackers credits days deeds descendants
details devices dozens drawers eats effects eggs elements falls faster feelings flies followers
formalities fuller funds gates greater greatest grounds hands hearts higher honors honours hours
humans instructions judges larger laws leaders legs letters liabilities links logos longer losses
lowest marks masses masters mates men menfolk miles minutes names nearer nearest needs nerves
numbers nuts occasions older operations oxen pains papers parks parts peoples profits quicker
receipts regrets relations respects richer rings roads rooms roots sales screams seats services
shades sharper shoes sights smaller spirits spots stakes stations stays steps stocks stops strings
stripes talks taps teeth terms things thinner times tons tops tours twins values viewers wages
warmer waters ways whiskers windows wings won words works years younger`,
  ],
  [-4, `best better business less mother willing`],
  [
    -3,
    `cooling data detailed dress ground housing hunting marketing meaning pass sampling staining testing
training`,
  ],
  [
    -2,
    `balanced bearded bit blessed colored deserted farming frozen gambling gifted
handicapped heating interlocking lasting manufacturing mess mixed muffled planking
planning preaching preceding programing promising rating recording register rent rubber shopping skilled specialized stranger swollen timing understanding unified warning`,
  ],
  [
    -1,
    `accustomed aids arched armed awed battered begotten bound breathing building burns
camping certified challenging clad cleaner cleaning complicated contented convinced convincing
cooking corresponding crowded crumpled curved dancing disciplined disgusted drinking
drugged drunk earliest existing feeding feeling filmed financing fishing fitting flushed
following fried functioning generalized hatching hidden hissing institutionalized
integrated iodinated isolated killing knotted landing licensed lighting liking loading
locking lower mapping meeting melted merchandising minded misplaced mistaken occluded opening
oppressed painting paneling penetrating preoccupied pricing processing publishing rounded ruling sailing saturated schooling shaded shading shed sheltered shipping shooting simulated
situated sized sooner sounding specified sporting sprawling sprinkling steamed stiffening stranded
stricken striking suffering supposed surviving swelling tapping teaching undone
unloading urbanized valued voting warping wound wounded`,
  ],
  [
    0,
    `arts biting broken commanding cooler farther folks glinting governed heights inviting
lighter slashing sliding threatening`,
  ],
  [
    1,
    `abandoned abused accompanying adapted adjusted advertised amended amused appreciated approaching
approved aroused assembling assigning assured attained awakened based bats beaming beating belonging
bent bones booked bouncing breaking buying chanted charged cherished choked choking circumstances
classified cleaners clothed coming committed communicating communications completed conditioned
confirmed consummated continued controlling counting covered creaking crossing decorated defending
defined defining designing detected detecting determined developed digging discontinued disrupted
divided documented drilled driving dying elapsed elected elevated enabling enhanced established
exercising exposed extended eyes fields filing finding findings finished fixing flashing flattened
forgotten framed furnished given glazed going gripping guessing guided hanging harassed heading
hiding honored huddled hunted impressed infected informed inhabited inhibited injured intended
interfering labeled lending lit lost lowered lowering marking measured minimized mounting moving
murdered neglected nourished nursing offering operating opposed organs overlooked painted paired
parted participating patched patterned planned playing pointed preserved preserves proclaimed
professed protected provisions pushing raising rates registered regulated repeated required reserved
respected restricting retiring ringing rotated ruined ruled scheduled scores searching selected
sending shaking shaping shouting signing silenced slashed smoked smoking softened sorbed spreading
squatting stained starved starving stealing stimulating straining stretching sung thickened thought
thumping tilted timed traveling trusted uncovered urging viewing visiting voiced wasted waving
weakened whipping wired working written yelling`,
  ],
  [
    2,
    `absorbed accepted accepting accomplished acquired addressed adopted affecting answering arranged
assigned assuring attempted authorized begging blended bowed breathed broke brushed built buried
burned calculated celebrated checked chosen collecting complaining compounded conducting confined
contributing cooked crawling crowding crying dashed defeated demonstrated departed depths derived
deriving descending destroyed developing disappearing discovered distributed done drawn dreamed dug
earned emerging enclosed encouraged ending enforced engaged entering envisioned evoked exploited
expressed eyed failing falling favored figuring fitted flooded forced glued grown hated headed hired
hitting hugging hurried illuminated impaired incorporated induced inducing inspired investigating
issuing joining jumping justified keeping laughing lay leaning learned linked locating longest
looking lying making matched mated mounted muttering noted observed ordered owned packed paid
panting paying perceived performing placed portrayed possessed practiced proceeding projecting
published pulling pursued raised ranging ratified recognized recorded recovered reduced reducing
reflecting regulating rejected removed replacing requested rescued resolved retained reversed rolled
rose rubbing running scanning scrambled separated settled shared sharing shifting shivering showing
sighted signed sitting slipping slower smashed smiling solved spat speaking squeezing staged
standing staring starting stirring stopping strengthening stretched surrounded suspected swept tails
taken taking telling tested threatened thrusting thwarted trailing transmitted transposed traveled
treated turning tying understood vanished verified violated waiting walking wanted washed winking`,
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
opened played pressed received returning saw shouted spent spoke spotted studying wearing
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
