/** A sample text for trying the reader, written for this product. */
export const sampleText = {
  title: 'The Keeper of the Slow Clock',
  byline: 'a short story to practise with',
  html: [
    'The station at Harrow Bridge had two clocks. One was electric, and the railway looked after it. The other was made of oak and brass, and for thirty-one years Edith Marlow had wound it every Monday before breakfast.',
    'It had never kept good time. On cold mornings it lost four minutes; in August it was apt to gain ten. Strangers complained, and the railway sent polite letters, which Edith read with care and put away in a drawer. The people of the town simply put up with it. They knew that the electric clock was for trains, and the slow one was for everything else.',
    '“It isn’t wrong,” she used to tell the schoolchildren. “It’s only thinking.”',
    'One spring a young engineer called Daniel came down from the city to take the old clock away. He had brought a van, a ladder and a form that needed a signature. Edith made him a cup of tea and asked whether the job could be put off until Friday, since on Thursday an old man would be arriving whom she did not want to disappoint.',
    'Daniel was tired of driving, and the tea was excellent. He agreed.',
    'On Thursday the old man got off the noon train, leaned his bicycle against the wall and stood under the oak clock with his hat in his hands. He had met his wife on that bench, he explained, because the clock had made him miss a train to Leeds. They had been married for fifty-two years. Now that she was gone, he looked forward to this one hour more than to Christmas.',
    'Nobody spoke for a while. A blackbird sang on the signal box, and the pendulum swung to and fro as if it were weighing something up.',
    'That evening Daniel filled in his form. In the space marked <em>Reason for delay</em> he wrote, in neat capitals, that the clock was in full working order and that it would be a mistake to set it right. Then he found the oil in his bag, climbed the ladder, and cleaned each wheel by the light of a torch.',
    'He still comes by on Mondays now and then, to give Edith’s wrist a rest. The clock has settled down a little. It is never more than three minutes late; and if you ask him why he doesn’t cure it altogether, he says that a town ought to have at least one thing that waits for people.',
  ]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n'),
} as const
