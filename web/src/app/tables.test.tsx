import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { currentSubmissionStatus } from '@portal/domain/candidates/submission-status';
import { jobSchema } from '@portal/domain/jobs/job';
import { contactSchema } from '@portal/domain/contacts/contact';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { publicTearsheetColumns } from '@portal/domain/tables/public-tearsheet-columns';
import { tearsheetCandidateRowSchema, tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { cast } from '@portal/domain/testing/cast';
import { userSchema } from '@portal/domain/users/user';
import { userRowOf, type UserRow } from '@portal/domain/users/user-row';
import { organizationRowSchema } from '@portal/domain/organizations/organization-row';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { Column } from '../components/grid/column';
import { DataTable } from '../components/grid/data-table';
import { NavigationPending } from '../components/grid/navigation-pending';
import { TableOwner } from '../components/grid/table-owner';
import { useLocalTable } from '../components/grid/use-local-table';
import { useTableState } from '../components/grid/use-table-state';
import { attachmentColumns } from '../features/candidates/attachments/attachment-columns';
import { candidateColumns } from '../features/candidates/table/candidate-columns';
import { contactColumns } from '../features/contacts/components/contact-columns';
import { atsUserColumns } from '../features/users/team/ats-user-columns';
import { jobColumns } from '../features/jobs/table/job-columns';
import { teamColumns } from '../features/users/team/team-columns';
import { organizationColumns } from '../features/organizations/components/organization-columns';
import { skillsCandidateColumns } from '../features/skill-marketing/components/skills-candidate-columns';
import { publicCandidateColumns } from '../features/tearsheets/components/public-candidate-columns';
import { tearsheetCandidateColumns } from '../features/tearsheets/components/tearsheet-candidate-columns';
import { tearsheetColumns } from '../features/tearsheets/components/tearsheet-columns';
import { tearsheetJobColumns } from '../features/tearsheets/components/tearsheet-job-columns';
import { userColumns } from '../features/users/components/user-columns';
import { setNarrow } from '../testing/dom-polyfills';
import { render } from '../testing/render';

/** Tables as cards: every cell of every row, without the width that a grid needs. */
beforeEach(() => {
  localStorage.clear();
  setNarrow(true);
});
afterEach(() => {
  setNarrow(false);
});

const none = () => Promise.resolve();
const time = (iso: string) => {
  const milliseconds = Date.parse(iso);
  return {
    seconds: milliseconds / 1000,
    nanoseconds: 0,
    toDate: () => new Date(milliseconds),
    toMillis: () => milliseconds,
  };
};

function Shown<Row extends { id: string }>(props: { table: string; columns: Column<Row>[]; rows: Row[] }) {
  const state = useTableState({
    tableId: props.table,
    columns: props.columns,
    initialSort: { field: 'name', direction: 'asc' },
  });
  const table = useLocalTable(state, { status: 'success', data: props.rows }, props.columns);
  return (
    <DataTable title="Rows" table={table} columns={props.columns} rowId={({ id }) => id} empty={<p>Nothing.</p>} />
  );
}

function show<Row extends { id: string }>(table: string, columns: Column<Row>[], rows: Row[], address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown table={table} columns={columns} rows={rows} />
    </MemoryRouter>,
  );
}

const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

describe("tables of screens that list the agency's users", () => {
  const member = {
    id: 'maya',
    displayName: 'Maya',
    email: 'maya@example.com',
    createdAt: null,
    isDisabled: false,
    bhAuth: true,
    userExists: true,
    userId: 'maya',
    portalAccess: 'active' as const,
    hasSecondStep: false,
    hasSingleSignOn: false,
    userRoles: { user: true, admin: false, superAdmin: false },
    organizationId: 'a',
    userProducts: cast.recruiter.userProducts,
    isVerified: true,
    activityAt: null,
    smBrandId: 'sm1',
    selectedBrand: 'Default',
  };
  const options = {
    isSuperAdmin: true,
    skillsBrands: [{ value: 'sm1', label: 'North' }],
    submissionBrands: [
      { value: 'Default', label: 'Default' },
      { value: 'Blue', label: 'Blue' },
    ],
    profileHref: () => '/profile',
  };

  test('the team: a brand is chosen and saved at once, access is switched, the last activity or the status is shown', async () => {
    const told: string[] = [];
    show(
      'team',
      teamColumns({
        ...options,
        onEnable: (row, isEnabled) => {
          told.push(`${row.id} ${String(isEnabled)}`);
          return none();
        },
        onSubmissionBrand: (row, brand) => {
          told.push(`${row.id} ${brand}`);
          return none();
        },
      }),
      [member],
    );
    expect(cards()[0]).toContain('Last ActiveEnabled');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Submission Brand: Maya' }), 'Blue');
    await userEvent.click(screen.getByRole('switch', { name: 'Enabled: Maya' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(told).toEqual(['maya Blue', 'maya false']);
    expect(screen.getByRole('link', { name: 'View Profile: Maya' })).toBeDefined();
  });

  test('internal users: the reset button shows that it is busy, and works once', async () => {
    let finish: () => void = () => undefined;
    let resets = 0;
    show(
      'internalUsers',
      atsUserColumns({
        isSuperAdmin: false,
        brands: options.submissionBrands,
        profileHref: () => '/profile',
        onResetPassword: () => {
          resets += 1;
          return new Promise((resolve) => (finish = resolve));
        },
      }),
      [member],
    );
    expect(screen.queryByRole('link', { name: /View Profile/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password: Maya' }));
    const busy = screen.getByRole('button', { name: 'Reset Password: Maya: Resetting...' });
    expect(busy.textContent).toBe('Resetting...');
    await userEvent.click(busy);
    expect(resets).toBe(1);
    act(() => {
      finish();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset Password: Maya' })).toBeDefined(), {
      timeout: 3000,
    });
  });

  test('users: unverified users cannot be reset or logged in as', () => {
    const user = (id: string, isVerified: boolean) =>
      userRowOf(userSchema.cast({ id, email: id, displayName: id, isVerified }));
    const work = { onResetPassword: none, onSendLoginLink: none, onLoginAs: none, onEnable: none };
    show('users', userColumns(work), [user('ada', true), user('new', false)]);
    expect(screen.getByRole('button', { name: 'Login as user: ada' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Login as user: new' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset Password: new' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send Login Link: new' })).toBeDefined();
  });

  test('users: where working as another user is switched off, its button is there and does nothing', async () => {
    const [told, ada] = [
      [] as string[],
      userSchema.cast({ id: 'ada', email: 'ada', displayName: 'ada', isVerified: true }),
    ];
    const onLoginAs = ({ id }: UserRow) => {
      told.push(id);
      return none();
    };
    show('users', userColumns({ onLoginAs, isLoginAsOff: true }), [userRowOf(ada)]);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Login as user: ada' });
    expect(button.disabled).toBe(true);
    await userEvent.click(button);
    expect(told).toEqual([]);
  });

  test('organizations: billing, members, type and seats can be chosen', async () => {
    const row = organizationRowSchema.cast({
      id: 'a',
      name: 'Acme',
      billingAccountType: 'Yearly',
      teamMembers: 7,
      type: 'Agency',
      totalSeats: 25,
    });
    show('organizations', organizationColumns(), [row]);
    expect(cards()).toEqual(['AcmeJob & Index StatusNot yet built']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    for (const name of ['Billing', 'Team Members', 'Type', 'Total Seats']) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
    }
    expect(cards()).toEqual(['AcmeJob & Index StatusNot yet builtBillingYearlyTeam Members7TypeAgencyTotal Seats25']);
  });

  test('organizations: indexes are offered until both exist', () => {
    const row = (id: string, resumeIndex: boolean) =>
      organizationRowSchema.cast({ id, name: id, indexStatus: { jobIndex: true, resumeIndex } });
    show('organizations', organizationColumns({ onAddIndexes: none }), [row('a', true), row('b', false)]);
    expect(screen.getAllByRole('button', { name: /Add Indexes/ }).map((button) => button.ariaLabel)).toEqual([
      'Add Indexes: b',
    ]);
    expect(cards()[0]).toContain('Job index, Resume index');
  });
});

test('candidates: what a score still needs, the profile, Client Connect, the star, votes and dates', async () => {
  const told: string[] = [];
  const candidate = jobCandidateSchema.cast({
    id: 'c1',
    organizationId: 'a',
    jobId: 'j',
    fullName: 'Zoë Kraß',
    createdAt: time('2026-03-04T12:00:00Z'),
    public: {
      organizationId: 'a',
      jobId: 'j',
      publicToken: 't',
      resumeLink: '/',
      upVotes: 3,
      downVotes: 1,
      pageViews: 7,
    },
  });
  show(
    'candidates',
    candidateColumns({
      nameOf: () => 'Maya',
      statusOf: () => 'Submitted',
      isJobParsed: true,
      isExpiryOn: false,
      isPortalOn: true,
      onFavorite: (row, isFavorite) => {
        told.push(`${row.id} ${String(isFavorite)}`);
        return none();
      },
      onClientConnect: (row, isShown) => {
        told.push(`${row.id} ${String(isShown)}`);
        return none();
      },
      profileHref: () => '/profile',
    }),
    [candidate],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: Zoë Kraß' }));
  await userEvent.click(screen.getByRole('button', { name: 'Client Connect: Zoë Kraß, Hidden' }));
  expect(told).toEqual(['c1 true', 'c1 true']);
  expect(screen.getByText('Parse file to see score')).toBeDefined();
  expect(screen.getByText('Create Profile')).toBeDefined();
  expect(cards()[0]).toContain('Created At Mar 4, 2026');
  expect(cards()[0]).toContain('RecruiterMaya');
  expect(screen.getByRole('img', { name: 'Approved' })).toBeDefined();
  const name = screen.getByRole('link', { name: 'Zoë Kraß' });
  expect(name.getAttribute('href')).toBe('/app/jobs/j/candidate/parse/c1');
  // Text that does not fit is cut at its end, in either writing direction.
  expect(name.dir).toBe('auto');
});

test.each([
  [true, 'Expires On Apr 1, 2026'],
  [false, ''],
])('candidates: where links expire: %s; without the portal nobody is shown or hidden in it', (isExpiryOn, expiry) => {
  const candidate = jobCandidateSchema.cast({
    id: 'c1',
    organizationId: 'a',
    jobId: 'j',
    fullName: 'Zoë Kraß',
    createdAt: time('2026-03-04T12:00:00Z'),
    submissionStatus: { client: true, submittedDate: time('2026-03-05T12:00:00Z') },
    sovren: { sovrenParsedStatus: 'parsed', weightedScore: 80 },
    public: {
      organizationId: 'a',
      jobId: 'j',
      publicToken: 't',
      resumeLink: '/',
      linkExpiry: time('2026-04-01T12:00:00Z'),
    },
  });
  show(
    'candidates',
    candidateColumns({
      nameOf: () => 'Maya',
      statusOf: currentSubmissionStatus,
      isJobParsed: true,
      isExpiryOn,
      isPortalOn: false,
      onFavorite: none,
      onClientConnect: none,
    }),
    [candidate],
  );
  expect(cards()[0]).toContain(`DatesCreated At Mar 4, 2026Submitted On Mar 5, 2026${expiry}`);
  expect(cards()[0]).toContain('StatusClient Submission');
  expect(screen.queryByText('Client Connect')).toBeNull();
  expect(screen.queryByText('Parse file to see score')).toBeNull();
});

test.each([
  ['of a parsed file without a score counts as 5', true, { sovrenParsedStatus: 'parsed' }, '10'],
  ['of a graded file', true, { sovrenParsedStatus: 'parsed', weightedScore: 26 }, '50'],
  ['of a file that is not parsed', true, { weightedScore: 26 }, 'Parse file to see score'],
  ['of a job that is not parsed', false, { sovrenParsedStatus: 'parsed', weightedScore: 26 }, 'Please parse job first'],
])('candidates: the score %s', (_what, isJobParsed, sovren, expected) => {
  const candidate = jobCandidateSchema.cast(
    { id: 'c1', organizationId: 'a', jobId: 'j', fullName: 'Zoë', sovren },
    { assert: false },
  );
  show(
    'candidates',
    candidateColumns({
      nameOf: () => 'Maya',
      statusOf: () => 'Submitted',
      isJobParsed,
      isExpiryOn: false,
      isPortalOn: false,
      onFavorite: none,
      onClientConnect: none,
    }),
    [candidate],
  );
  expect(screen.getAllByText(expected).length).toBeGreaterThan(0);
});

test('jobs: open or closed, dates, the public page, and the chosen columns', async () => {
  const job = (id: string, status: 0 | 1) =>
    jobSchema.cast({
      id,
      organizationId: 'a',
      createdBy: 'maya',
      accountManagerId: 'daniel',
      jobTitle: 'Nurse',
      company: 'Mercy',
      status,
      totalCandidates: 7,
      address: { city: 'Boston', state: 'MA' },
      salary: { amount: 90_000, currency: 'USD', frequency: 'year' },
      public: { organizationId: 'a', publicToken: 't', jobLink: `/organization/t/${id}` },
      createdAt: time('2026-03-04T12:00:00Z'),
    });
  show(
    'jobs',
    jobColumns((uid) => uid.toUpperCase()),
    [job('j1', 0), job('j2', 1)],
  );
  expect(cards()).toEqual(
    ['Open', 'Closed'].map(
      (status) =>
        `Nurse${status}Total Candidates7CompanyMercyAccount ManagerDANIELRecruiterMAYACreated OnMar 4, 2026LocationBoston, MA`,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of ['Created By', 'Assigned Recruiter', 'Salary', 'Public URL']) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  expect(cards()[0]).toContain('Created ByMAYASalary$90,000 / yearPublic URLOpen');
  const [publicPage] = screen.getAllByRole('link', { name: 'Public URL: Nurse' });
  expect(publicPage?.getAttribute('href')).toBe('/organization/t/j1');
  expect(screen.getAllByRole('link', { name: 'Nurse' })[0]?.getAttribute('href')).toBe('/app/jobs/j1');
}, 30_000);

describe('tables whose screens come later', () => {
  test('files: kind, size and date; a file without content says so', () => {
    const file = (id: string, size: number | null) => ({
      id,
      uuid: id,
      name: `${id}.pdf`,
      extension: 'pdf',
      mimeType: '',
      documentType: '',
      size,
      content: '',
      isRemoved: false,
      credential: null,
      dateAdded: time('2026-03-04T12:00:00Z'),
    });
    show('attachmentFiles', attachmentColumns({}), [file('a', 1_536_000), file('b', null)]);
    expect(cards()).toEqual([
      'a.pdfFile TypePDFSize1.46 MbDate AddedMar 4, 2026',
      'b.pdfFile TypePDFSizeNo contentDate AddedMar 4, 2026',
    ]);
  });

  test('marketing candidates', () => {
    const row = skillsCandidateSchema.cast({
      id: '7',
      candidate: { id: '7', name: 'Ada', fields: { status: 'Active' } },
    });
    show(
      'skillsCandidates',
      skillsCandidateColumns(() => '/skills/7'),
      [row],
    );
    expect(cards()).toEqual(['AdaId7StatusActive']);
  });

  test.each([
    [false, 'NursesLast ModifiedMar 4, 2026Candidates3Contacts5Leads6'],
    [true, 'NursesLast ModifiedMar 4, 2026Candidates3Jobs4'],
  ])('tearsheets, of jobs: %s', (isJobMarket, card) => {
    const row = tearsheetSchema.cast({
      id: '1',
      name: 'Nurses',
      numCandidates: 3,
      numJobs: 4,
      numContacts: 5,
      numLeads: 6,
      dateLastModified: time('2026-03-04T12:00:00Z'),
    });
    show('tearsheets', tearsheetColumns({ isJobMarket, hrefOf: () => '/t' }), [row]);
    expect(cards()).toEqual([card]);
  });

  test('candidates of a tearsheet: refreshed and recommended', async () => {
    const told: string[] = [];
    const row = tearsheetCandidateRowSchema.cast({ id: '1', name: 'Ada', missingProfile: true });
    show(
      'tearsheetCandidates',
      tearsheetCandidateColumns({
        hrefOf: () => '/c',
        onRefresh: () => {
          told.push('refresh');
          return none();
        },
        onRecommend: (_row, isFavorite) => {
          told.push(String(isFavorite));
          return none();
        },
      }),
      [row],
    );
    const star = screen.getByRole('button', { name: 'Recommended: Ada' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(star);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Profile: Ada' }));
    expect(told).toEqual(['true', 'refresh']);
  });

  test('public candidates of a tearsheet: the columns of the organization, dates as dates', () => {
    const columns = publicCandidateColumns(publicTearsheetColumns(['name', 'dateAvailable']), () => '/c');
    show('publicTearsheetCandidates', columns, [
      { id: '1', values: { name: 'Ada', dateAvailable: Date.parse('2026-03-04T12:00:00Z') } },
    ]);
    expect(cards()[0]).toContain('Date AvailableMar 4, 2026');
  });

  test.each(['contacts', 'leads'] as const)('%s', (table) => {
    show(table, contactColumns(), [
      contactSchema.cast({ id: '1', name: 'Ben', companyName: 'Acme', smEmailsUnsubscribe: true }),
    ]);
    expect(cards()).toEqual(['BenCompany NameAcmeUnsubscribedYesMass Mail Opt OutNo']);
  });

  test('jobs of a tearsheet', () => {
    show(
      'tearsheetJobs',
      tearsheetJobColumns(() => '/j'),
      [{ id: '1', title: 'Nurse', missingProfile: false }],
    );
    expect(cards().at(-1)).toBe('NurseMissing Profile?No');
  });
});

describe('a table in the URL', () => {
  const rows = Array.from({ length: 23 }, (_, index) =>
    contactSchema.cast({
      id: String(index),
      name: `Person ${index + 1}`,
      companyName: index % 2 ? 'Müller' : 'Acme',
    }),
  );
  const columns = contactColumns();
  const names = () => cards().map((card) => /Person \d+/.exec(card)?.[0]);

  test('opens at the page, the order and the search of the URL', () => {
    show('contacts', columns, rows, '/?sort=-name&page=2&size=5&q=muller');
    expect(names()).toEqual(['Person 12', 'Person 10', 'Person 8', 'Person 6', 'Person 4']);
    expect(screen.getByText('Showing 6 - 10 of 11 results')).toBeDefined();
    expect(screen.getAllByText('Müller')[0]?.tagName).toBe('MARK');
  });

  test('ignores what the table does not know', () => {
    show('contacts', columns, rows, '/?sort=password&page=99&size=7');
    expect(screen.getByText('Showing 21 - 23 of 23 results')).toBeDefined();
  });

  test('shows when nothing is found, and clears the search', async () => {
    show('contacts', columns, rows, '/?q=nobody');
    expect(screen.getByText('Nothing matches “nobody”.')).toBeDefined();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
    if (clear) await userEvent.click(clear);
    expect(await screen.findByText('Showing 1 - 10 of 23 results')).toBeDefined();
  });

  test('stays as it is while another screen is loading, so that nobody is called back', async () => {
    const shown = (isLeft: boolean) => (
      <MemoryRouter>
        <NavigationPending value={isLeft}>
          <Shown table="contacts" columns={columns} rows={rows} />
        </NavigationPending>
      </MemoryRouter>
    );
    const { rerender } = render(shown(true));
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'muller{Enter}');
    expect(screen.getByText('Showing 1 - 10 of 23 results')).toBeDefined();
    rerender(shown(false));
    await userEvent.type(box, '{Enter}');
    expect(await screen.findByText('Showing 1 - 10 of 11 results')).toBeDefined();
  });

  test('keeps the page size for the next visit', async () => {
    show('contacts', columns, rows);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    expect(names()).toHaveLength(20);
    expect(Object.keys(localStorage)).toEqual(['portal.table..contacts']);
  });

  test('keeps it for each user and each table', async () => {
    const shownTo = (owner: string, table: 'contacts' | 'leads' = 'contacts') =>
      render(
        <MemoryRouter>
          <TableOwner value={owner}>
            <Shown table={table} columns={contactColumns()} rows={rows} />
          </TableOwner>
        </MemoryRouter>,
      );
    const first = shownTo('maya');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '5');
    expect(names()).toHaveLength(5);
    first.unmount();
    const colleague = shownTo('daniel');
    expect(names()).toHaveLength(10);
    colleague.unmount();
    const leads = shownTo('maya', 'leads');
    expect(names()).toHaveLength(10);
    leads.unmount();
    shownTo('maya');
    expect(names()).toHaveLength(5);
  });

  test('sorts up, then down, and up again', async () => {
    show('contacts', columns, rows);
    expect(names().slice(0, 2)).toEqual(['Person 1', 'Person 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Sorted ascending' }));
    expect(names().slice(0, 2)).toEqual(['Person 23', 'Person 22']);
    await userEvent.click(screen.getByRole('button', { name: 'Sorted descending' }));
    expect(names().slice(0, 2)).toEqual(['Person 1', 'Person 2']);
  });

  test('pages to the last page', async () => {
    show('contacts', columns, rows);
    expect(screen.getByText('Showing 1 - 10 of 23 results')).toBeDefined();
    for (let turn = 0; turn < 2; turn += 1) await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Showing 21 - 23 of 23 results')).toBeDefined();
    expect(names()).toEqual(['Person 21', 'Person 22', 'Person 23']);
  });
});
