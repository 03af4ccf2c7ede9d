import { downloadTexts } from '@portal/domain/texts/server';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useState } from 'react';
import { saveFile } from '../../components/document/save-file';
import { fetchPublicFile } from '../api/call';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { useToast } from '../components/toast';
import classes from './download-pdf.module.css';
import type { ResumeAccess } from './resume-access';

/** Creates the PDF of the resume and saves it through the browser's downloads. */
export function DownloadPdf({ resumeKey, fullName }: { resumeKey: ResumeAccess; fullName: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { bytes } = await fetchPublicFile('resumePdf', resumeKey);
      saveFile({ bytes, fileName: pdfName(fullName), contentType: 'application/pdf' });
    } catch {
      toast({ kind: 'error', text: downloadTexts.pdfFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="filled" className={classes.button ?? ''} isBusy={isBusy} onClick={() => void download()}>
      {!isBusy && <Icon name="download" />}
      {publicResumeTexts.downloadPdf}
    </Button>
  );
}

/** A file name that every file system accepts. */
function pdfName(fullName: string): string {
  const name = fullName
    .replace(/[^\p{L}\p{N} .'-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${name || 'resume'}.pdf`;
}
