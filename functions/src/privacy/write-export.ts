import { dayMs } from '@portal/domain/constants/time';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { placeNames, privacyTexts, type PlaceName } from '@portal/domain/texts/privacy';
import type { RecordPdfData } from '../pdf/record-pdf-data';
import type { Ports } from '../runtime/ports';
import { exportedData, linesOfData } from './exported-data';
import { exportFormats, personFiles } from './own-places';
import { personPlaces } from './person-places';
import type { Subject } from './subject';

type ExportPorts = Pick<Ports, 'store' | 'files' | 'clock'>;

/** Days that an export can be downloaded. */
const exportDays = 7;
const leaseMs = 4 * 60_000;

/** Everything about a person, by place. */
interface PersonExport {
  exportedAt: string;
  organization: string;
  person: Pick<Subject['person'], 'name' | 'emails' | 'phones'>;
  jobs: { id: string; title: string }[];
  places: { name: string; documents: { path: string; data: Record<string, unknown> }[] }[];
  files: { name: string; bytes: number; type: string }[];
}

/**
 * Writes the files of an export, JSON and PDF, from the same table as an erasure. One that is interrupted starts over; one
 * whose person is erased meanwhile leaves nothing.
 */
export async function writeExport(run: PrivacyRun, subject: Subject, ports: ExportPorts): Promise<void> {
  const { store, files, clock } = ports;
  const data = await gather(run, subject, ports);
  const { renderRecordPdf } = await import('../pdf/render-record-pdf');
  const pdf = await renderRecordPdf(readable(data));
  const pathOf = (format: (typeof exportFormats)[number]) =>
    storagePaths.personExport(run.organizationId, run.id, format);
  const labels = { organizationId: run.organizationId };
  await files.write(pathOf('json'), Buffer.from(JSON.stringify(data, null, 2)), 'application/json', labels);
  await files.write(pathOf('pdf'), pdf, 'application/pdf', labels);
  if (await store.privacyRuns.get(run)) {
    const found = data.files.length + data.places.reduce((sum, { documents }) => sum + documents.length, 0);
    await store.privacyRuns.end(run, {
      state: 'done',
      cursor: personPlaces.length,
      found,
      expiresAt: clock.now() + exportDays * dayMs,
    });
  } else {
    for (const format of exportFormats) await files.remove(pathOf(format));
  }
}

async function gather(run: PrivacyRun, subject: Subject, { store, files, clock }: ExportPorts): Promise<PersonExport> {
  const { organizationId } = run;
  const { name, emails, phones, candidates } = subject.person;
  const organization = await store.organizations.get(organizationId);
  const jobIds = [...new Set(candidates.map(({ jobId }) => jobId))];
  const jobs = await Promise.all(jobIds.map((jobId) => store.jobs.get(organizationId, jobId)));
  const places: PersonExport['places'] = [];
  let found = 0;
  for (const [index, place] of personPlaces.entries()) {
    const progress = { cursor: index, place: place.name, found, wakeAt: clock.now() + leaseMs };
    await store.privacyRuns.advance(run, progress);
    if ('eraseOwn' in place || place.exports === false) continue;
    const { exports } = place;
    const documents: PersonExport['places'][number]['documents'] = [];
    for (const pages of place.find(subject, store)) {
      for await (const page of pages) {
        const theirs = page
          .filter((document) => place.isAbout?.(document, subject) ?? true)
          .filter((document) => exports === true || exports(document));
        documents.push(...theirs.map((document) => ({ path: document.path, data: exportedData(document) })));
      }
    }
    found += documents.length;
    if (documents.length > 0) places.push({ name: place.name, documents });
  }
  const listed: PersonExport['files'] = [];
  for await (const page of personFiles(subject, { store, files })) {
    listed.push(
      ...page.map(({ path, size, contentType }) => ({
        name: path.split('/').at(-1) ?? '',
        bytes: size,
        type: contentType,
      })),
    );
  }
  return {
    exportedAt: new Date(clock.now()).toISOString(),
    organization: organization?.name ?? '',
    person: { name, emails, phones },
    jobs: jobs.flatMap((job) => (job ? [{ id: job.id, title: job.jobTitle }] : [])),
    places,
    files: listed,
  };
}

function readable({ exportedAt, organization, person, places, files, jobs }: PersonExport): RecordPdfData {
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  return {
    title: privacyTexts.exportTitle(person.name),
    subtitle: privacyTexts.exportFrom(organization, exportedAt.slice(0, 10)),
    short: privacyTexts.exportShort,
    sections: [
      ...places.map(({ name, documents }) => ({
        title: placeNames[name as PlaceName],
        entries: documents.map(({ path, data }) => ({
          title: titleOf(path, titles),
          lines: linesOfData(data),
        })),
      })),
      {
        title: privacyTexts.exportFiles,
        entries: [{ title: '', lines: files.map(({ name, bytes }) => `${name} (${Math.ceil(bytes / 1_000)} kB)`) }],
      },
    ],
  };
}

/** `views, Registered Nurse` for a document below a candidate of that job. */
function titleOf(path: string, titles: ReadonlyMap<string, string>): string {
  const job = titles.get(/\/jobs\/([^/]+)/.exec(path)?.[1] ?? '') ?? '';
  const kind = path.split('/').at(-2) ?? '';
  return [kind.replace(/^./, (letter) => letter.toUpperCase()), job].filter(Boolean).join(', ');
}
