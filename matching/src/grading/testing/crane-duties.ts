/** Duties of a crane operator's advertisement, for tests of copied lines. */
export const craneDuties = [
  'Must have three years of harbour crane operation on ship-to-shore gantries',
  'Plan blind lifts with the lift supervisor and the banksman',
  'Inspect ropes, hooks and limit switches before each shift',
  'Manage the paperwork of the lifting equipment by LOLER',
  'Move containers safely between quay, trailers and stacks in all weathers',
  'Train new operators on the simulator and on the machine',
];
