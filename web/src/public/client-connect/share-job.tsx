import type { ClientPlace } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { useEffect, useState } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { Spinner } from '../components/spinner';
import { useToast } from '../components/toast';
import { callClient } from './call-client';
import classes from './client.module.css';

interface Props {
  place: ClientPlace;
  jobId: string;
  onClose: () => void;
}

interface Colleague {
  contactId: string;
  name: string;
  seesJob: boolean;
}

/** Shares a job with colleagues who have access. */
export function ShareJob({ place: { organizationId, contactId }, jobId, onClose }: Props) {
  const [colleagues, setColleagues] = useState<Colleague[] | null>(null);
  const [isCut, setCut] = useState(false);
  const [busyId, setBusyId] = useState('');
  const toast = useToast();
  useEffect(() => {
    let isWanted = true;
    callClient('colleagues', { organizationId, contactId, jobId }).then(
      (answer) => {
        if (!isWanted) return;
        setColleagues(answer.colleagues);
        setCut(answer.isCut);
      },
      (thrown: unknown) => {
        if (!isWanted) return;
        toast({ kind: 'error', text: PortalError.from(thrown).userMessage });
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [organizationId, contactId, jobId, toast, onClose]);
  const share = async (colleague: Colleague) => {
    setBusyId(colleague.contactId);
    try {
      await callClient('shareJob', { organizationId, contactId, jobId, colleagueId: colleague.contactId });
      setColleagues((before) =>
        (before ?? []).map((each) => (each.contactId === colleague.contactId ? { ...each, seesJob: true } : each)),
      );
      toast({ kind: 'success', text: texts.shared(colleague.name) });
    } catch (thrown) {
      toast({ kind: 'error', text: PortalError.from(thrown).userMessage });
    } finally {
      setBusyId('');
    }
  };
  return (
    <Dialog isOpen title={texts.share} onClose={onClose}>
      <div className={classes.sheet}>
        <p className={classes.hint}>{texts.shareHint}</p>
        {colleagues === null && <Spinner label={texts.loading} />}
        {colleagues?.length === 0 && <p>{texts.noColleagues}</p>}
        <ul className={classes.colleagues}>
          {colleagues?.map((colleague) => (
            <li key={colleague.contactId}>
              <span>{colleague.name}</span>
              {colleague.seesJob ? (
                <span className={classes.hint}>{texts.alreadyShared}</span>
              ) : (
                <Button
                  aria-label={texts.shareWith(colleague.name)}
                  isBusy={busyId === colleague.contactId}
                  onClick={() => void share(colleague)}
                >
                  {texts.share}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isCut && <p className={classes.hint}>{texts.onlyFirst}</p>}
      </div>
    </Dialog>
  );
}
