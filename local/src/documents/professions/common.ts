import type { Sector } from '../employers';

/** Sentences that fit everywhere. */
export const commonAchievements: readonly string[] = [
  'Trained {2..8} new {hires|colleagues|team members} {within|in} their first {month|six weeks}',
  'Named {employee|team member} of the {month|quarter|year} {once|twice} for {reliability|service|teamwork}',
  'Wrote {step-by-step|simple} instructions that {the whole team|new staff} still {uses|use}',
  'Volunteered for the {safety|culture|wellness|onboarding} committee',
  'Kept records {complete|accurate} and ready for {inspection|audit} at any time',
  'Suggested {3..9} process changes, of which {two|three} became standard',
  'Took over {extra shifts|a vacant desk|a second team} for {3..7} months without {delays|complaints}',
];

/** What people did before their profession. */
export const studentJobs: readonly { titles: readonly string[]; sector: Sector; tasks: readonly string[] }[] = [
  {
    titles: ['Sales Associate', 'Cashier', 'Store Associate (Part-Time)'],
    sector: 'retail',
    tasks: [
      'Helped {40..120} customers a day and kept shelves in order',
      'Handled cash and card payments and closed the register',
      'Set up {seasonal|weekly} displays',
    ],
  },
  {
    titles: ['Server', 'Barista', 'Host', 'Line Cook'],
    sector: 'restaurant',
    tasks: [
      'Served up to {8..14} tables at a time on weekend nights',
      'Opened and closed the store, counted the till',
      'Kept the kitchen to health code',
    ],
  },
  {
    titles: ['Warehouse Associate', 'Package Handler', 'Seasonal Stocker'],
    sector: 'logistics',
    tasks: ['Picked and packed {60..150} orders a shift', 'Loaded trailers safely and on time'],
  },
  {
    titles: ['Front Desk Clerk', 'Lifeguard', 'Camp Counselor'],
    sector: 'hotel',
    tasks: ['Welcomed guests and answered phones', 'Looked after groups of {8..20} children'],
  },
];
