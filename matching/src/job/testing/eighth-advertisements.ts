import type { Advertisement } from './advertisement';

/** Ten more of these. */
export const eighthAdvertisements: readonly Advertisement[] = [
  {
    text: `Civil Enforcement Caseworker
HEO

Legal Aid Directorate
Apply before 11:55 pm on Sunday 9 March

Reference number: 394417
Salary: £34,317 - £37,580
Job grade: Higher Executive Officer
Contract type: Permanent
Business area: Operations
Location: Nottingham, East Midlands

About the job
Job summary
Are you somebody who sees both sides of an argument? Caseworkers decide applications for civil legal aid, calculate contributions from income and capital, and answer requests for review.

Person specification
You will need to:
- have experience of casework in benefits, housing or law
- write clearly for people who are not lawyers
- interpret legislation and guidance
- work with spreadsheets and databases
It is desirable that you have used CCMS.

Behaviours
We'll assess you against these behaviours during the selection process:
- Making Effective Decisions
- Working Together
- Managing a Quality Service

Benefits
Alongside your salary of £34,317, we contribute £9,941 towards you being a member of the Civil Service Defined Benefit Pension scheme. Learning and development, flexible working options, a culture encouraging inclusion and diversity.

Selection process details
This vacancy is using Success Profiles. The sift is in the week of 17 March, interviews by video.
Nationality requirements apply. The Civil Service embraces diversity and promotes equal opportunities; we run a Disability Confident Scheme and the Great Place to Work for Veterans Initiative.

Contact point for applicants
Name: Parveen Rashid
Email: parveen.rashid@legalaid.example`,
    title: 'Civil Enforcement Caseworker',
    company: 'Legal Aid Directorate',
    place: 'Nottingham,,GB',
    remote: '',
    salary: '34317-37580 GBP year',
    years: '-',
    degree: '',
    required: ['Casework', 'Legislation', 'Spreadsheets', 'Databases', 'Writing'],
    preferred: ['CCMS'],
    named: ['Legal aid'],
    certifications: [],
    languages: [],
    contact: 'Parveen Rashid; parveen.rashid@legalaid.example;',
    benefits: ['pension', 'learning', 'flexible'],
  },
  {
    text: `Barn Manager - Three-Day Event Yard - Aiken SC

Private farm (the owner competes at Intermediate) seeks an experienced barn manager for 14 horses. Feeding, turnout, wrapping, clipping, vet and farrier scheduling, and two part-time grooms to look after. You go to about ten shows per season.

Must: 5 yrs. with sport horses, drive a six-horse rig, give IV and IM injections, be able to hack. CDL not needed. References!!

$1,000/week, one-bedroom apartment above the barn, one stall and health insurance stipend.

Text (803) 555-0147 - ask for Wynn.`,
    title: 'Barn Manager',
    company: '',
    place: 'Aiken,SC,US',
    remote: '',
    salary: '1000- USD week',
    years: '5-',
    degree: '',
    required: ['Sport horses', 'Injections', 'Riding'],
    preferred: [],
    named: ['Feeding', 'Turnout', 'Wrapping', 'Clipping', 'Scheduling'],
    certifications: [],
    languages: [],
    contact: 'Wynn;;(803) 555-0147',
    benefits: ['apartment', 'stall', 'health'],
  },
  {
    text: `Medical Writer II, Regulatory

Company description
Oxbow Clinical is a contract research organization with 900 people in Canada, Ireland and Japan. We help sponsors in oncology, neurology and rare disease to bring medicines to patients faster. Our technology platform brings together biostatistics, pharmacovigilance and project management.

Location: Mississauga, ON (hybrid, Tuesdays and Thursdays in the office)

The opportunity
Reporting to the Associate Director, Medical Writing, you will author clinical study reports, investigator's brochures and protocols, lead document review meetings, and keep to ICH and FDA guidance.

Qualifications
• Master's or PhD in life sciences, pharmacology, chemistry or nursing
• 3-5 years of regulatory medical writing
• Demonstrated ability to interpret clinical data
• Veeva Vault; EndNote; advanced Microsoft Word
• AMWA or EMWA membership is an asset
• Excellent organizational and communication skills

What we offer
A base salary of $88,000–$112,000, RRSP matching, four weeks of vacation, mental health days, and mentorship. Learn SAS, R or Python on us!

Oxbow Clinical is committed to employment equity and welcomes applications from women, Indigenous peoples, members of visible minorities and persons with disabilities. Artificial intelligence is not used to screen applicants.`,
    title: 'Medical Writer II, Regulatory',
    company: 'Oxbow Clinical',
    place: 'Mississauga,ON,CA',
    remote: 'hybrid',
    salary: '88000-112000 CAD year',
    years: '3-5',
    degree: 'masters',
    required: [
      'Medical writing',
      'Regulatory writing',
      'Clinical data',
      'Veeva Vault',
      'EndNote',
      'Microsoft Word',
      'Communication',
      'Organizational skills',
    ],
    preferred: [],
    named: ['Clinical study reports', "Investigator's brochures", 'Protocols', 'ICH', 'FDA', 'Document review'],
    certifications: ['AMWA'],
    languages: [],
    contact: ';;',
    benefits: ['RRSP', 'vacation', 'mental health', 'mentorship'],
  },
  {
    text: `Roofing Foreman wanted. Slate & lead. Edinburgh and the Borders.

Established 1974, McAllan & Rae Roofing work on churches, tenements and big houses. Order book full to next year.

You'll run a squad of four: set out, price small variations, keep the RAMS and toolbox talks right, and be on the tools most of the day.

Need: time-served roofer, SVQ 3, CSCS gold, SMSTS or SSSTS, asbestos awareness, van licence. Conservation experience a big plus. IPAF handy.

£21.50 ph, 39 hrs, overtime at time and a half, van and fuel card, 33 days hols incl. public, winter clothing.

Phone the yard, 0131 555 0188, and ask for Struan.`,
    title: 'Roofing Foreman',
    company: 'McAllan & Rae Roofing',
    place: 'Edinburgh,,GB',
    remote: '',
    salary: '21.5- GBP hour',
    years: '-',
    degree: '',
    required: ['Roofing'],
    preferred: ['Conservation'],
    named: ['Setting out', 'RAMS', 'Toolbox talks', 'Slate', 'Lead'],
    certifications: ['SVQ 3', 'CSCS', 'SMSTS', 'SSSTS', 'Asbestos Awareness', 'IPAF', 'Driving licence'],
    languages: [],
    contact: 'Struan;;0131 555 0188',
    benefits: ['van', 'hols', 'clothing'],
  },
  {
    text: `Senior Associate, Cyber Threat Intelligence
Job Requisition ID: 2024-55821
Category: Technology
Posted: 3 days ago

At Commonwealth Meridian Bank we are reimagining banking. Join a team of 52,000 in retail banking, wealth management, insurance and payments. We are one of the world's largest users of mainframe and cloud technology.

See yourself in our team
The Cyber Threat Intelligence team tracks the actors who target Australian banks and briefs the people who stop them.

Your impact
• Produce tactical and strategic intelligence reports
• Run the threat intelligence platform and its feeds
• Map adversaries to MITRE ATT&CK
• Hunt with the SOC in Splunk

We're interested in hearing from people who have
• Four or more years in threat intelligence, incident response or law enforcement
• OSINT tradecraft
• Scripting in Python
• Stakeholder management and presentation skills
• GCTI or CREST certification (highly regarded)
• Mandarin, Russian or Farsi (an advantage)

Where: Sydney CBD. We work flexibly with at least half of each month in the office.

If you're already part of the bank, apply through Sidekick. We're aware of some accessibility issues on this site, particularly for screen reader users. Call HR Direct on 1800 555 908.
Advertising end date: 18/10`,
    title: 'Senior Associate, Cyber Threat Intelligence',
    company: 'Commonwealth Meridian Bank',
    place: 'Sydney,,AU',
    remote: 'hybrid',
    salary: '',
    years: '4-',
    degree: '',
    required: [
      'Threat intelligence',
      'Incident response',
      'OSINT',
      'Python',
      'Stakeholder management',
      'Presentation skills',
      'Law enforcement',
      'Scripting',
    ],
    preferred: [],
    named: ['MITRE ATT&CK', 'Splunk', 'Threat hunting'],
    certifications: ['GCTI', 'CREST'],
    languages: ['Chinese', 'Russian', 'Farsi'],
    contact: ';;1800 555 908',
    benefits: [],
  },
  {
    text: `Hiring: Florist / Wedding Designer

Poppy & Thistle Flower Co. is a busy little studio in Asheville, North Carolina. In summer we do three weddings a weekend.

You'd be:
- conditioning flowers and making bouquets, installations and funeral pieces
- talking to brides (kindly)
- looking after our Instagram
- loading the van

You have:
- at least one year behind a florist's bench
- a good back and a driver's license
- patience

Nice to have: QuickBooks, Shopify, event design.

We pay $18–$22 an hour to start, plus tips. Three weeks off in January. Flowers to take home.

Bring your portfolio to Marguerite Sowell, 828-555-0166 or hello@poppythistle.example. We're a queer-owned business and everyone is welcome.`,
    title: 'Florist / Wedding Designer',
    company: 'Poppy & Thistle Flower Co.',
    place: 'Asheville,North Carolina,US',
    remote: '',
    salary: '18-22 USD hour',
    years: '1-',
    degree: '',
    required: ['Floristry'],
    preferred: ['QuickBooks', 'Shopify', 'Event design'],
    named: ['Bouquets', 'Installations', 'Instagram'],
    certifications: ['Driving licence'],
    languages: [],
    contact: 'Marguerite Sowell; hello@poppythistle.example; 828-555-0166',
    benefits: ['tips', 'weeks off'],
  },
  {
    text: `HEALTH INFORMATION MANAGEMENT CODER – INPATIENT (REMOTE)

Department: HIM | Shift: Days | FTE: 1.0 | Job code 7741

Mount Tamsin Health System, Spokane, Washington, is a not-for-profit system of four hospitals and forty clinics in cardiology, obstetrics, surgery and behavioral health.

POSITION PURPOSE: Assigns ICD-10-CM and ICD-10-PCS codes and MS-DRGs to inpatient records and queries physicians.

EDUCATION
High school diploma required. Associate degree in health information management, nursing or business preferred.

EXPERIENCE
Minimum of three (3) years of inpatient coding in an acute care hospital.

LICENSES / CERTIFICATIONS
CCS, RHIT or RHIA required.

SKILLS
3M encoder, Epic, medical terminology, anatomy, productivity of 2.5 charts per hour, ability to work alone.

Pay range: $29.87–$44.80/hour, based on experience, skills, education and internal equity. This position may be performed in WA, ID, OR or MT only.

Benefits: medical, dental, vision, life insurance, paid time off, retirement with match.`,
    title: 'HEALTH INFORMATION MANAGEMENT CODER – INPATIENT',
    company: 'Mount Tamsin Health System',
    place: 'Spokane,Washington,US',
    remote: 'remote',
    salary: '29.87-44.8 USD hour',
    years: '3-',
    degree: 'ged',
    required: ['Inpatient coding', 'Acute care', '3M encoder', 'Epic', 'Medical terminology', 'Anatomy'],
    preferred: [],
    named: ['ICD-10-CM', 'ICD-10-PCS', 'MS-DRG'],
    certifications: ['CCS', 'RHIT', 'RHIA'],
    languages: [],
    contact: ';;',
    benefits: ['dental', 'life', 'paid time off', 'retirement'],
  },
  {
    text: `Deputy Manager (Children's Residential Home), Swansea

Gorse Bank Care runs six small homes for young people aged 8 to 17 across South Wales. Each has its own garden, its own car and its own dog.

Salary: £33,400 rising to £35,900, plus £60 per sleep-in
Hours: 40 a week on a rota, weekends included

What the job involves
You'd deputise for the Registered Manager, lead shifts, supervise eight support workers, write placement plans and risk assessments, and take safeguarding referrals to the local authority.

What you need
QCF Level 3 (Level 5 in progress would be ideal)
2 years in children's residential care, at least one as a senior
Registration with Social Care Wales
Therapeutic parenting or PACE
Manual driving licence
Welsh is welcome and not essential

What you get
Medication, first aid and PRICE training paid, a company pension, a blue light card and counselling whenever you want it.

All appointments are subject to an enhanced DBS check. Gorse Bank Care is committed to safeguarding and promoting the welfare of children.
Informal chat: Rhodri Bevan, 01792 555 0137.`,
    title: "Deputy Manager (Children's Residential Home)",
    company: 'Gorse Bank Care',
    place: 'Swansea,,GB',
    remote: '',
    salary: '33400-35900 GBP year',
    years: '2-',
    degree: '',
    required: ["Children's residential care", 'Therapeutic parenting', 'PACE'],
    preferred: [],
    named: ['Placement plans', 'Risk assessments', 'Safeguarding', 'Supervision'],
    certifications: ['QCF Level 3', 'Social Care Wales', 'Driving licence', 'DBS'],
    languages: ['Welsh'],
    contact: 'Rhodri Bevan;;01792 555 0137',
    benefits: ['pension', 'blue light', 'counselling', 'training'],
  },
  {
    text: `Job Description
Title: Supply Planner
Entity: Brightwater Foods Canada ULC
City: Lethbridge, Alberta
Employment: Regular full time

As one of North America's leading makers of frozen vegetables, Brightwater Foods believes in farming, quality and people. From agronomy to marketing, our 2,300 colleagues grow together.

The Supply Planner is accountable for the production plan of two plants over 18 months.

Accountabilities
Translate the demand plan into weekly production plans; hold raw and packaging inventory within target; run the S&OP supply review; report service levels.

Requirements
Degree or diploma in supply chain, business, mathematics or industrial engineering.
Min. 3 years' experience in planning for a manufacturer of consumer goods.
SAP APO or IBP, advanced Excel, Power BI.
CPIM or CSCP would be considered an asset, as would bilingualism (French).

Salary: $82,000 - $94,000. Bonus 8%. Group RRSP, dental and extended health, fitness reimbursement.

Brightwater Foods thanks all applicants; only those selected will be contacted. No unsolicited resumes from agencies, please: we pay no finder's fees.`,
    title: 'Supply Planner',
    company: 'Brightwater Foods Canada ULC',
    place: 'Lethbridge,Alberta,CA',
    remote: '',
    salary: '82000-94000 CAD year',
    years: '3-',
    required: [
      'Supply planning',
      'Production planning',
      'SAP APO',
      'SAP IBP',
      'Microsoft Excel',
      'Power BI',
      'Consumer goods',
      'Manufacturing',
    ],
    preferred: [],
    named: ['S&OP', 'Inventory management'],
    certifications: ['CPIM', 'CSCP'],
    languages: ['French'],
    contact: ';;',
    benefits: ['bonus', 'RRSP', 'dental', 'fitness'],
  },
  {
    text: `Senior Planning Solicitor (Locum) – Local Authority – Remote – £48 p/h Umbrella

Our client, a district council in Kent, has an immediate need for a planning solicitor or chartered legal executive to cover maternity leave for 6 months.

Duties:
* Drafting and negotiating section 106 agreements
* Advising planning committee on appeals, enforcement and judicial review
* Highways agreements under section 38

Requirements:
* Qualified solicitor, barrister or FCILEx
* At least 5 years PQE in planning within local government
* Experience with Iken would be beneficial
* Own laptop not needed

Rate: £48.00 per hour (umbrella), 37 hours per week. Attendance at committee once a month, otherwise fully remote.

For more information please contact Tobias Lyle at Whinchat Legal on 020 7946 0188 or send your CV quoting TL1180. Not right for you? Refer a friend and earn £250 in vouchers for retail, travel or restaurants.`,
    title: 'Senior Planning Solicitor',
    company: '',
    place: ',Kent,GB',
    remote: 'remote',
    salary: '48- GBP hour',
    years: '5-',
    degree: '',
    required: ['Planning law', 'Local government'],
    preferred: ['Iken'],
    named: [
      'Section 106 agreements',
      'Appeals',
      'Judicial review',
      'Enforcement',
      'Highways agreements',
      'Drafting',
      'Negotiation',
    ],
    certifications: ['Solicitor', 'FCILEx'],
    languages: [],
    contact: 'Tobias Lyle;;020 7946 0188',
    benefits: [],
  },
];
