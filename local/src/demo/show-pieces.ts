import type { FeedbackReason } from '@portal/domain/feedback/feedback';
import type { Job as MadeJob } from '../documents/jobs/job-types';
import { demoOrganizations } from './accounts';

/** What a client said about one of the best candidates, and the notes that the recruiter took. */
export interface ShowVerdict {
  /** Shown on the public page. */
  recruiterNotes: string;
  privateNotes: string;
  visits: readonly {
    viewer: string;
    email: string;
    /** Days after the candidate was added. */
    day: number;
    seconds: number;
    approve: boolean;
    reason: FeedbackReason;
    suggestion?: string;
  }[];
}

/** A job written by hand for people who look at the demo. */
export interface ShowPiece {
  organizationId: string;
  /** Index among the jobs of the agency. */
  index: number;
  recruiterId: string;
  job: Pick<MadeJob, 'title' | 'company' | 'about' | 'responsibilities' | 'benefits'>;
  /** For the best candidates, the best one first. */
  verdicts: readonly ShowVerdict[];
}

const olivia = { viewer: 'Olivia Grant', email: 'olivia.grant@cascade-ledger.example' };
const marcus = { viewer: 'Marcus Bell', email: 'marcus.bell@cascade-ledger.example' };
const ingrid = { viewer: 'Ingrid Solberg', email: 'ingrid.solberg@wayfare-lines.example' };
const peter = { viewer: 'Peter Osei', email: 'peter.osei@northgate-grid.example' };
const dana = { viewer: 'Dana Whitlock', email: 'dana.whitlock@northgate-grid.example' };

/** The recruiter of the second one has a brand of her own. */
const showPieces: readonly ShowPiece[] = [
  {
    organizationId: demoOrganizations.alder,
    index: 0,
    recruiterId: 'demo-maya',
    job: {
      title: 'Backend Engineer, Payments',
      company: 'Cascade Ledger',
      about:
        'Cascade Ledger moves money for 180 credit unions. The payments team is eight engineers who own their services from the first sketch to the pager.',
      responsibilities: [
        'Design and build the services that book, settle and reconcile payments',
        'Keep response times low and failures visible at peak load',
        'Review designs and code with two product teams',
        'Take part in an on-call rotation of eight people',
        'Leave every service better tested than you found it',
      ],
      benefits: ['health, dental and vision insurance', '401(k) with company match', 'four weeks of paid time off'],
    },
    verdicts: [
      {
        recruiterNotes:
          '<p>We spoke for 40 minutes. Explains trade-offs in plain words and has run services in production.</p><p>Can start in four weeks.</p>',
        privateNotes: '<p>Has a second offer and decides on Friday. Call Olivia before Thursday.</p>',
        visits: [
          { ...olivia, day: 1, seconds: 310, approve: true, reason: 'Experience' },
          { ...marcus, day: 2, seconds: 145, approve: true, reason: 'Skills' },
        ],
      },
      {
        recruiterNotes: '<p>Strong on testing and operations. Wants to work with a small team.</p>',
        privateNotes: '<p>Salary expectation is at the upper end of the range.</p>',
        visits: [{ ...olivia, day: 1, seconds: 205, approve: true, reason: 'Work History' }],
      },
      {
        recruiterNotes: '<p>Prefers to work remotely three days a week.</p>',
        privateNotes: '<p>Needs to hear back by the end of the month.</p>',
        visits: [
          {
            ...marcus,
            day: 3,
            seconds: 95,
            approve: false,
            reason: 'Experience',
            suggestion: 'We need somebody who has been on call for a payment system before.',
          },
        ],
      },
    ],
  },
  {
    organizationId: demoOrganizations.alder,
    index: 1,
    recruiterId: 'demo-lucia',
    job: {
      title: 'Senior Frontend Engineer, Booking',
      company: 'Wayfare Lines',
      about:
        'Wayfare Lines sells rail and ferry tickets in nine countries. Half of the travelers book on a phone, often with a poor connection.',
      responsibilities: [
        'Lead the new booking flow from prototype to launch',
        'Make every page fast and usable by keyboard and screen reader',
        'Build the component library together with two designers',
        'Mentor three engineers and review their work',
        'Measure where travelers give up, and mend it',
      ],
      benefits: ['health insurance', 'free travel on all lines', 'flexible hours', 'parental leave'],
    },
    verdicts: [
      {
        recruiterNotes: '<p>Showed us two live booking flows and the numbers behind them. Calm and well prepared.</p>',
        privateNotes: '<p>Ingrid wants to meet next week. Suggest Tuesday morning.</p>',
        visits: [{ ...ingrid, day: 1, seconds: 275, approve: true, reason: 'Skills' }],
      },
      {
        recruiterNotes: '<p>Has mentored engineers for several years. Available in six weeks.</p>',
        privateNotes: '<p>Would move for this position.</p>',
        visits: [
          {
            ...ingrid,
            day: 2,
            seconds: 120,
            approve: false,
            reason: 'Other',
            suggestion: 'A good engineer, but we need somebody to start this month.',
          },
        ],
      },
    ],
  },
  {
    organizationId: demoOrganizations.alder,
    index: 2,
    recruiterId: 'demo-maya',
    job: {
      title: 'Data Engineer, Metering',
      company: 'Northgate Grid',
      about:
        'Northgate Grid reads two million electricity meters every quarter of an hour. Your pipelines decide how quickly the control room sees a fault.',
      responsibilities: [
        'Build and run pipelines that load meter readings within a minute',
        'Model data so that analysts find one meaning for each number',
        'Watch quality and cost, and act before users notice',
        'Move the last nightly jobs to streams',
        'Explain data and its limits to engineers of the grid',
      ],
      benefits: ['health and dental insurance', 'annual bonus', 'continuing education days'],
    },
    verdicts: [
      {
        recruiterNotes: '<p>Moved a warehouse to streams before and knows what goes wrong on the way.</p>',
        privateNotes: '<p>References from both former managers are good.</p>',
        visits: [
          { ...peter, day: 1, seconds: 260, approve: true, reason: 'Experience' },
          { ...dana, day: 1, seconds: 180, approve: true, reason: 'Experience' },
        ],
      },
      {
        recruiterNotes: '<p>Writes clearly and asks good questions. Would like to grow into architecture.</p>',
        privateNotes: '<p>Dana was unsure; offer a second talk.</p>',
        visits: [
          { ...peter, day: 2, seconds: 150, approve: true, reason: 'Education' },
          {
            ...dana,
            day: 2,
            seconds: 90,
            approve: false,
            reason: 'Skills',
            suggestion: 'We would like to see more work with streams.',
          },
        ],
      },
    ],
  },
];

/** The show piece at that place; null for a generated job. */
export function showPieceAt(organizationId: string, index: number): ShowPiece | null {
  return showPieces.find((piece) => piece.organizationId === organizationId && piece.index === index) ?? null;
}
