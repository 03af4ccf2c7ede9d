import { newBrand } from '@portal/domain/brands/brand';
import { featureFlags } from '@portal/domain/fields/feature-flag';
import { newOrganization, type Organization } from '@portal/domain/organizations/organization';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { demoOrganizations } from './accounts';

/** A demo agency with its branding. */
export interface DemoAgency {
  organization: Organization;
  /** Text and the two colors of the logo. */
  logo: { words: string; ink: string; accent: string };
  /** Professions it recruits for. */
  professions: readonly string[];
  jobCount: number;
}

/** The second agency has a host of its own. */
export const demoSubdomain = 'harbor';

const publicListFilters = { filterFields: ['address.state', 'category'] };
const salaryRange = { field: 'salary', minRange: 40_000, maxRange: 200_000, currency: 'USD' };
const italianLabels = { 'address.state': 'Stato', category: 'Categoria' };

const office = { address2: '', state: '' };

export const demoAgencies: readonly DemoAgency[] = [
  {
    organization: newOrganization({
      id: demoOrganizations.alder,
      name: 'Alder & Pine',
      email: 'hello@alder-and-pine.example',
      phone: '+1 503 555 0142',
      websiteURL: 'https://alder-and-pine.example',
      type: 'Agency',
      billingAccountType: 'Annual',
      totalSeats: 25,
      offices: [{ ...office, address1: '410 Mill Street', city: 'Portland', state: 'OR', zipCode: '97205' }],
      colors: {
        primaryColor: '#1d5c4d',
        secondaryColor: '#26323a',
        skillsColor: '#2e7d66',
        feedbackColor: '#1d5c4d',
        downloadPDFButtonColor: '#1d5c4d',
      },
      chartType: 'bar',
      productFeature: productFeatureSchema.cast({
        skillsMarketing: { enable: featureFlags.on, ...publicListFilters, filterRange: [salaryRange] },
        jobMarketing: { enable: featureFlags.on },
        portal: {
          enable: featureFlags.on,
          recruitingActivityAllJobs: true,
          recruitingActivity: true,
          CCUsersCanAddJob: true,
          defaultJobStatus: 'Open',
          allowCCUsersToShareJobs: true,
        },
      }),
      publicJobUpload: {
        title: 'Thank you for your application',
        prompt: 'We read every resume. You will hear from us within three working days.',
        link1: 'https://alder-and-pine.example/jobs',
        link2: '',
      },
      brands: [
        {
          ...newBrand('engineering'),
          name: 'Alder Engineering',
          companyName: 'Alder Engineering',
          primaryColor: '#23457d',
          skillsColor: '#3566b8',
        },
      ],
    }),
    logo: { words: 'Alder & Pine', ink: '#14382f', accent: '#2e8b6f' },
    professions: [
      'backend-engineer',
      'frontend-engineer',
      'data-engineer',
      'devops-engineer',
      'data-analyst',
      'ux-designer',
      'product-manager',
      'accountant',
      'financial-analyst',
      'controller',
      'account-executive',
      'marketing-manager',
      'hr-manager',
      'civil-engineer',
    ],
    jobCount: 26,
  },
  {
    organization: newOrganization({
      id: demoOrganizations.harbor,
      name: 'Harbor Health Staffing',
      email: 'team@harbor-health.example',
      phone: '+1 617 555 0170',
      websiteURL: 'https://harbor-health.example',
      subdomain: demoSubdomain,
      type: 'Agency',
      billingAccountType: 'Monthly',
      totalSeats: 10,
      offices: [{ ...office, address1: '22 Wharf Road', city: 'Boston', state: 'MA', zipCode: '02110' }],
      colors: {
        primaryColor: '#0b5e8a',
        secondaryColor: '#26323a',
        skillsColor: '#0f7fb8',
        feedbackColor: '#0b5e8a',
        downloadPDFButtonColor: '#0b5e8a',
      },
      chartType: 'pie',
      productFeature: productFeatureSchema.cast({
        // Its clients read Italian.
        skillsMarketing: { enable: featureFlags.on, ...publicListFilters, filterLabels: italianLabels },
      }),
      publicJobUpload: {
        title: 'We have your resume',
        prompt: 'A nurse recruiter will call you.',
        link1: '',
        link2: '',
      },
    }),
    logo: { words: 'Harbor Health', ink: '#0a3d5c', accent: '#18a0b8' },
    professions: ['registered-nurse', 'icu-nurse', 'pharmacist', 'physical-therapist'],
    jobCount: 14,
  },
];
