const americanisms = new Set(
  `airplane apartment attorney backyard barbershop bathrobe bookstore broil busboy candy caregiver cellphone checkbook cilantro cookie cookies cooky
cornstarch counterclockwise crosswalk dessert-spoon diaper diapers drugstore dumpster eggplant elevator expressway faucet flashlight freeway gasoline
gotten grandpa hometown janitor jackhammer kindergarten laundromat license-plate lightning-bug mailbox mailman mom mommy moms movie movies
pacifier pantyhose parking-lot popsicle railroad sidewalk sneakers soccer streetcar stroller subway sweater thumbtack trashcan trash truck trucks
turtleneck vacation vacations windshield wrench yard-sale zipper zucchini`.split(/\s+/),
)

/** Whether a word is American where British English has another word. */
export function isAmericanism(form: string): boolean {
  return americanisms.has(form)
}
