import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { render } from '../../../testing/render';
import { AddFiles } from './add-files';
import { AttachingFiles } from './attaching-files';

/** The part of the panel that adds files: each stays on its way until it is canceled. */
function Attachments() {
  const [names, setNames] = useState<readonly string[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <AddFiles
        ref={addButton}
        onAdd={(added) => {
          setNames([...names, ...added.map(({ name }) => name)]);
        }}
      />
      <AttachingFiles
        files={names.map((name) => ({ id: name, name, progress: 0, message: '', isArrived: false }))}
        onCancel={(id) => {
          setNames(names.filter((name) => name !== id));
        }}
        next={addButton}
      />
    </>
  );
}

const cancelOf = (name: string) => screen.queryByRole('button', { name: `Cancel upload: ${name}` });
const [fileA, fileB] = [new File(['x'], 'a.txt'), new File(['x'], 'b.txt')];
function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing takes files');
  return userEvent.upload(input, files);
}

test('canceling a file by keyboard keeps the focus at the files', async () => {
  render(<Attachments />);
  await choose(fileA, fileB);
  cancelOf('a.txt')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(cancelOf('a.txt')).toBeNull();
  expect(cancelOf('b.txt')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add files' }));
});

test('a file that was canceled can be chosen again', async () => {
  render(<Attachments />);
  await choose(fileA);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload: a.txt' }));
  expect(cancelOf('a.txt')).toBeNull();
  await choose(fileA);
  expect(cancelOf('a.txt')).not.toBeNull();
});
