import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { documentTexts } from '@portal/domain/texts/documents';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileView } from './profile-view';

const section = {
  key: '',
  title: '',
  kind: 'text' as const,
  content: '',
  badges: [],
  files: [],
  isRecruiterOnly: false,
};
const profile: ShownProfile = {
  design: 'modern',
  headerContent: '<h1>Ana</h1>',
  sections: [
    { ...section, key: 'a', title: 'Notes', content: '<p onclick="x()">Calm<script>alert(1)</script></p>' },
    { ...section, key: 'b', title: 'Skills', kind: 'badges', badges: ['TIG', 'MIG'] },
  ],
  secondColumn: [
    {
      ...section,
      key: 'c',
      title: 'Files',
      kind: 'files',
      files: [{ url: '/f', path: '', originalFilename: 'cv.pdf', mimeType: '' }],
    },
  ],
  footerContent: '<p>Avery</p>',
};

test('a profile is shown in its order, and nothing in it runs', () => {
  const { container } = render(<ProfileView profile={profile} />);
  expect(container.textContent).toBe('AnaNotesCalmSkillsTIGMIGFilescv.pdfAvery');
  expect(container.querySelector('script, [onclick]')).toBeNull();
});

test('viewers without header and footer get the sections alone, and content can be replaced', () => {
  const { container } = render(
    <ProfileView
      profile={profile}
      hasFrame={false}
      renderContent={({ key }, content) => (key === 'a' ? 'Editor' : content)}
    />,
  );
  expect(container.textContent).toBe('NotesEditorSkillsTIGMIGFilescv.pdf');
});

test('staff load a file by a call, and read when that fails', async () => {
  const asked: string[] = [];
  const loadFile = ({ path }: { path: string }) => {
    asked.push(path);
    return Promise.reject(new Error('network'));
  };
  const files = [{ url: '/f', path: 'attachmentsa/1/cv.pdf', originalFilename: 'cv.pdf', mimeType: '' }];
  const [column] = profile.secondColumn;
  render(<ProfileView profile={{ ...profile, secondColumn: [{ ...column!, files }] }} loadFile={loadFile} />);
  await userEvent.click(await screen.findByRole('button', { name: 'cv.pdf' }));
  expect(await screen.findByText(attachmentTexts.noDownloadUrl)).toBeDefined();
  expect(asked).toEqual(['attachmentsa/1/cv.pdf']);
  expect(screen.queryByRole('link', { name: 'cv.pdf' })).toBeNull();
});

test('a picture of a viewer has its own address, and no other host is asked', () => {
  const content = '<p><img src="/api/public/file?link=v1.a.b" alt="Badge"><img src="https://x.example/a.png"></p>';
  const { container } = render(<ProfileView profile={{ ...profile, sections: [{ ...section, content }] }} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/api/public/file?link=v1.a.b',
  ]);
});

describe('a resume section with a document', () => {
  const network = globalThis.fetch;
  const resume = {
    ...section,
    key: 'resume',
    title: 'Resume',
    kind: 'resume' as const,
    files: [{ url: '/cv', path: '', originalFilename: 'cv.txt', mimeType: 'text/plain' }],
  };
  const withResume: ShownProfile = { ...profile, sections: [resume], secondColumn: [] };
  /** How many loads fail before one succeeds. */
  let failures: number;
  let loads: number;

  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.IntersectionObserver = ObserverOfVisible;
    loads = 0;
    globalThis.fetch = () => {
      loads += 1;
      const ok = loads > failures;
      const bytes = new TextEncoder().encode('Welds pipes.');
      const answer: Partial<Response> = {
        ok,
        status: ok ? 200 : 503,
        arrayBuffer: () => Promise.resolve(bytes.buffer),
      };
      return Promise.resolve(answer as Response);
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = network;
  });

  const pass = async (milliseconds: number) => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds);
    });
  };

  test('shows the document, after a failure at the next check', async () => {
    failures = 1;
    render(<ProfileView profile={withResume} />);
    await pass(0);
    expect(screen.getByRole('link', { name: 'cv.txt' })).toBeDefined();
    expect(screen.queryByText('Welds pipes.')).toBeNull();
    await pass(500);
    expect(screen.getByText('Welds pipes.')).toBeDefined();
  });

  test.each([
    { side: 'core', checks: 10 },
    { side: 'marketing', checks: 5 },
  ] as const)('of a $side profile is given up after $checks checks', async ({ side, checks }) => {
    failures = Infinity;
    render(<ProfileView profile={withResume} side={side} />);
    await pass(60_000);
    expect(loads).toBe(1 + checks);
    expect(screen.getByText(documentTexts.notLoaded)).toBeDefined();
  });

  test('text takes the place of the document', async () => {
    failures = 0;
    render(<ProfileView profile={{ ...withResume, sections: [{ ...resume, content: '<p>Welder</p>' }] }} />);
    await pass(0);
    expect(loads).toBe(0);
  });
});

/** Everything observed is visible. */
class ObserverOfVisible implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(): void {
    this.report([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
