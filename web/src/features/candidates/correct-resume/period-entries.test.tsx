import { expect, test } from '@jest/globals';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { changeCorrections } from '@portal/domain/corrections/change-corrections';
import { entryKeysOf } from '@portal/domain/corrections/entry-keys';
import { noCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { correctionTexts } from '@portal/domain/texts/corrections';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FirebaseHandle } from '../../../firebase/app';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { render } from '../../../testing/render';
import { EntryForm } from './entry-form';
import { PeriodSection } from './period-entries';
import { ResumeEditorProvider } from './resume-editor';

const resumeOf = (work: object) => parsedResumeSchema.cast({ work: [work] }, { assert: false });

const screenOf = (
  parsed: ReturnType<typeof resumeOf>,
  corrections: ResumeCorrections,
  children = <PeriodSection list="work" />,
) => (
  <FirebaseContext.Provider value={{} as FirebaseHandle}>
    <ResumeEditorProvider
      candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
      parsing={{ ...resumeParsingSchema.cast({}, { assert: false }), parsed }}
      corrections={corrections}
    >
      {children}
    </ResumeEditorProvider>
  </FirebaseContext.Provider>
);
const show = (...shown: Parameters<typeof screenOf>) => render(screenOf(...shown));

/** A position, and somebody's word that it began at another time. */
function corrected() {
  const read = resumeOf({ title: 'Nurse', startDate: '2022-07', endDate: 'present' });
  const key = entryKeysOf(read).work[0] ?? '';
  const corrections = changeCorrections(
    noCorrections,
    read,
    [{ kind: 'entry', list: 'work', key, state: { values: { startDate: '2011-03' }, isRemoved: false } }],
    { by: 'u', byName: 'Maya', at: Date.UTC(2026, 0, 31) },
  );
  return { read, corrections };
}

test('the parsed value of a corrected date is shown in the date format', async () => {
  const { read, corrections } = corrected();
  show(read, corrections);
  await userEvent.click(screen.getByRole('button', { name: /^Corrected/ }));
  expect(await screen.findByText(correctionTexts.read('Jul 2022'))).not.toBeNull();
});

test('restoring the parsed value by keyboard keeps the focus on the position', async () => {
  const { read, corrections } = corrected();
  const { rerender } = show(read, corrections);
  await userEvent.click(screen.getByRole('button', { name: /^Corrected/ }));
  (await screen.findByRole('button', { name: correctionTexts.restore })).focus();
  rerender(screenOf(read, noCorrections));
  expect(screen.queryByRole('button', { name: /^Corrected/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `${correctionTexts.edit}: Nurse` }));
});

test('a position that was read with a period that cannot be is corrected in another field first', async () => {
  const year = new Date().getFullYear() + 1;
  const read = resumeOf({ title: 'Nurse', startDate: `${year}-05`, endDate: 'present' });
  const saved: object[] = [];
  const form = (
    <EntryForm
      list="work"
      entry={read.work[0] ?? null}
      onSave={(values) => {
        saved.push(values);
        return Promise.resolve(true);
      }}
      onClose={() => undefined}
    />
  );
  show(read, noCorrections, form);
  const change = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  change('Start', `June ${year}`);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(correctionTexts.notBegun)).not.toBeNull();
  change('Start', `May ${year}`);
  change('Title', 'Head Nurse');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(saved).toEqual([{ title: 'Head Nurse' }]);
  });
});
