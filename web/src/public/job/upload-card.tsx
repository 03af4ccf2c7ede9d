import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { sendStateTexts } from '@portal/domain/texts/states';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { untilSent } from '../api/until-sent';
import type { ResumeUpload, UploadAnswer, UploadOptions } from '../api/upload-resume';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { useToast } from '../components/toast';
import { DoubtQuestion } from './doubt-question';
import { FilePicker } from './file-picker';
import { resumeFileFault } from './resume-file';
import classes from './upload.module.css';

interface Props {
  title: string;
  /** Text of the checkbox of agreement; `''` for none. */
  agreement: string;
  send: (upload: ResumeUpload, options: UploadOptions) => Promise<UploadAnswer>;
  /** What is said when it is done. */
  uploadedText: string;
  onUploaded: (answer: UploadAnswer) => void;
}

/** Files that do not look like resumes, of an upload whose other files may have been added. */
interface Doubt {
  doubtedFiles: readonly string[];
  answer: UploadAnswer;
}

/** Failures with a message for the applicant. */
const telling: readonly ErrorKind[] = ['unusableFile', 'tooLarge', 'tooManyRequests', 'conflict'];

/**
 * The upload of an applicant's resume: idle, uploading, uploaded; after an error idle again with the file kept. The
 * applicant is asked about a file that does not look like a resume. A lost connection is waited for.
 */
export function UploadCard({ title, agreement, send, uploadedText, onUploaded }: Props) {
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  /** What the server asks about; null when nothing. */
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [failure, setFailure] = useState<{ reason: string } | null>(null);
  /** The uploaded part of the file; null while idle. */
  const [sent, setSent] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const upload = useRef<AbortController>(null);
  useEffect(
    () => () => {
      upload.current?.abort();
    },
    [],
  );

  const choose = (chosen: File | null) => {
    setFailure(null);
    setDoubt(null);
    setFile(chosen);
    setFault(chosen ? resumeFileFault(chosen) : '');
  };
  const finish = (answer: UploadAnswer) => {
    toast({ kind: 'success', text: uploadedText });
    onUploaded(answer);
  };
  const submit = async (isConfirmed: boolean) => {
    const found = resumeFileFault(file);
    setFault(found);
    setFailure(null);
    setDoubt(null);
    if (!file || found) return;
    const controller = new AbortController();
    upload.current = controller;
    setSent(0);
    try {
      const { signal } = controller;
      const sendFile = () => send({ file, isConfirmed, isAgreed }, { onProgress: setSent, signal });
      const answer = await untilSent(sendFile, { onWaiting: setWaiting, signal });
      const { doubtedFiles = [] } = answer;
      if (doubtedFiles.length === 0) finish(answer);
      else {
        setSent(null);
        setDoubt({ doubtedFiles, answer });
      }
    } catch (thrown) {
      setSent(null);
      if (!controller.signal.aborted) setFailure({ reason: reasonOf(PortalError.from(thrown)) });
    }
  };
  const isUploading = sent !== null;
  return (
    <Card title={title}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void submit(false);
        }}
      >
        <FilePicker file={file} fault={fault} isDisabled={isUploading} onChoose={choose} />
        {agreement !== '' && (
          <label className={classes.agreement}>
            <input
              type="checkbox"
              checked={isAgreed}
              disabled={isUploading}
              onChange={(event) => {
                setAgreed(event.target.checked);
              }}
            />
            {agreement}
          </label>
        )}
        {isWaiting ? (
          <p className={classes.failure} role="status">
            {sendStateTexts.notSent}
          </p>
        ) : (
          isUploading && <Progress sent={sent} />
        )}
        {failure && (
          <div className={classes.failure} role="alert">
            <p className={classes.failureTitle}>{publicJobTexts.uploadFailedTitle}</p>
            <p>{publicJobTexts.uploadFailed}</p>
            {failure.reason && <p>{failure.reason}</p>}
          </div>
        )}
        {doubt && (
          <DoubtQuestion
            files={doubt.doubtedFiles}
            onKeep={() => void submit(true)}
            onDiscard={() => {
              choose(null);
              if (doubt.answer.uploaded) finish(doubt.answer);
            }}
          />
        )}
        <div className={classes.actions} hidden={doubt !== null}>
          <Button type="submit" variant="filled" className={classes.submit ?? ''} isBusy={isUploading}>
            {publicJobTexts.upload}
          </Button>
          {isUploading && (
            <Button
              variant="quiet"
              onClick={() => {
                upload.current?.abort();
              }}
            >
              {formTexts.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** The upload progress; afterwards the server parses the file, without progress. */
function Progress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  const isReading = sent >= 1;
  const label = isReading ? publicJobTexts.reading : publicJobTexts.uploading(percent);
  return (
    <div className={classes.progress}>
      <p aria-live="polite">{isReading ? label : ''}</p>
      {!isReading && <p aria-hidden>{label}</p>}
      <progress
        className={classes.track}
        aria-label={isReading ? label : publicJobTexts.upload}
        max={100}
        value={isReading ? undefined : percent}
      />
    </div>
  );
}

function reasonOf(error: PortalError): string {
  return telling.includes(error.kind) ? error.userMessage : '';
}
