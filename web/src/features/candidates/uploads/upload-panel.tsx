import { UploadArea } from './upload-area';
import { useUploadQueue } from './use-upload-queue';

/** Where resumes are dropped, and how far each has come. */
export function UploadPanel({ organizationId, jobId }: { organizationId: string; jobId: string }) {
  const { uploads, add, clear } = useUploadQueue(organizationId, jobId);
  return <UploadArea uploads={uploads} onAdd={add} onClear={clear} />;
}
