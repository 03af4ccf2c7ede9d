const qualities = [
  ...['Amber', 'Bright', 'Brisk', 'Calm', 'Candid', 'Cheerful', 'Clever', 'Curious', 'Eager', 'Friendly', 'Gentle'],
  ...['Golden', 'Happy', 'Honest', 'Jolly', 'Keen', 'Kind', 'Lively', 'Merry', 'Nimble', 'Patient', 'Quiet', 'Silver'],
  ...['Steady', 'Sunny', 'Swift', 'Thoughtful', 'Warm', 'Wise'],
] as const;

const animals = [
  ...['Badger', 'Beaver', 'Bluebird', 'Crane', 'Deer', 'Dolphin', 'Falcon', 'Finch', 'Fox', 'Heron', 'Kingfisher'],
  ...['Koala', 'Lark', 'Lynx', 'Marten', 'Otter', 'Owl', 'Panda', 'Penguin', 'Puffin', 'Robin', 'Seal', 'Sparrow'],
  ...['Squirrel', 'Swan', 'Tern', 'Turtle', 'Wren'],
] as const;

/**
 * A generated name such as `Quiet Otter`, so that staff can distinguish viewers.
 * @param random returns a number from 0 up to, but not including, 1.
 */
export function randomAlias(random: () => number): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(qualities)} ${pick(animals)}`;
}
