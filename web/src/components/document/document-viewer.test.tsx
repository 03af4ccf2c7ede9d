import { expect, test } from '@jest/globals';
import { documentTexts } from '@portal/domain/texts/documents';
import { render, screen } from '@testing-library/react';
import { DocumentViewer } from './document-viewer';

test('a damaged TIFF says so above the fallback', async () => {
  const file = { bytes: new TextEncoder().encode('II*\0'), fileName: 'scan.tif', contentType: 'image/tiff' };
  render(<DocumentViewer file={file} fallback={<p>the fallback</p>} />);
  expect((await screen.findByRole('status')).textContent.trim()).toBe(documentTexts.damaged('TIFF'));
  expect(screen.getByText('the fallback')).toBeDefined();
});
