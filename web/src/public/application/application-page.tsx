import type { applicationApi, ApplicationPage as Page } from '@portal/domain/contracts/application-api';
import { applicationTexts as texts } from '@portal/domain/texts/application';
import { useCallback, useState } from 'react';
import { callWithoutSession } from '../api/call-without-session';
import { uploadResume } from '../api/upload-resume';
import { Button } from '../components/button';
import { Card } from '../components/card';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { useAnswer } from '../components/use-answer';
import { usePublicPage } from '../components/use-public-page';
import { UploadCard } from '../job/upload-card';
import { Themed } from '../theme/themed';
import classes from './application.module.css';
import { ContactCard } from './contact-card';

const callApplication = callWithoutSession<typeof applicationApi>();

/** How far an application is, for the applicant, who can correct contact data, upload a newer resume, and withdraw. */
export default function ApplicationPage({ code }: { code: string }) {
  const load = useCallback((signal: AbortSignal) => callApplication('getApplication', { code }, signal), [code]);
  const { state, retry, replace } = usePublicPage(load);
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { page } = state;
  const reload = async () => {
    replace(await callApplication('getApplication', { code }));
  };
  return (
    <Themed theme={page.theme} title={texts.subject(page.jobTitle)}>
      <Toolbar theme={page.theme} />
      <main className={[content.content, classes.page].join(' ')}>
        <header>
          <p className={classes.soft}>{texts.title}</p>
          <h1 className={classes.title} dir="auto">
            {page.jobTitle}
          </h1>
          <p className={classes.soft}>{page.theme.organizationName}</p>
        </header>
        <Progress page={page} />
        <Resume page={page} code={code} onReplaced={reload} />
        {page.mayCorrect && (
          <ContactCard
            key={JSON.stringify(page.contact)}
            contact={page.contact}
            save={async (contact) => (await callApplication('correctContact', { code, contact })).contact}
          />
        )}
        {!page.isWithdrawn && <Withdrawal code={code} onWithdrawn={reload} />}
      </main>
    </Themed>
  );
}

function Progress({ page: { stage, stages, isWithdrawn } }: { page: Page }) {
  const current = stages.findIndex(({ name }) => name === stage);
  return (
    <Card title={texts.stage}>
      {isWithdrawn ? (
        <p role="status">{texts.withdrawn}</p>
      ) : (
        <ol className={classes.stages}>
          {stages.map(({ name, word }, index) => (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current || undefined}
            >
              <span dir="auto">{word}</span>
              {index === current && <span className={classes.now}>{texts.isCurrent}</span>}
            </li>
          ))}
        </ol>
      )}
      {stage === 'closed' && !isWithdrawn && <p className={classes.soft}>{texts.cannotChange}</p>}
    </Card>
  );
}

function Resume({ page, code, onReplaced }: { page: Page; code: string; onReplaced: () => Promise<void> }) {
  const { resumeFileName, mayCorrect, mayReplaceResume } = page;
  const [isOpen, setOpen] = useState(false);
  if (isOpen && mayReplaceResume) {
    return (
      <UploadCard
        title={texts.newResume}
        agreement=""
        send={(upload, options) => uploadResume({ call: 'uploadNewResume', names: { code } }, upload, options)}
        uploadedText={texts.resumeReplaced}
        onUploaded={() => {
          setOpen(false);
          void onReplaced();
        }}
      />
    );
  }
  return (
    <Card title={texts.resume}>
      <p className={classes.file} dir="auto">
        {resumeFileName}
      </p>
      {mayReplaceResume && (
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.newResume}
        </Button>
      )}
      {mayCorrect && !mayReplaceResume && <p className={classes.soft}>{texts.resumeStays}</p>}
    </Card>
  );
}

/** Asked twice, since only a new application undoes it. */
function Withdrawal({ code, onWithdrawn }: { code: string; onWithdrawn: () => Promise<void> }) {
  const [isSure, setSure] = useState(false);
  const { isSending, hasFailed, reason, send } = useAnswer<true>(async () => {
    const { isWithdrawn } = await callApplication('withdrawApplication', { code });
    await onWithdrawn();
    return isWithdrawn;
  });
  if (!isSure) {
    return (
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            setSure(true);
          }}
        >
          {texts.withdraw}
        </Button>
      </div>
    );
  }
  return (
    <Card title={texts.withdrawQuestion}>
      <p>{texts.withdrawAbout}</p>
      <p role="alert" className={classes.fault}>
        {hasFailed && reason}
      </p>
      <div className={classes.actions}>
        <Button variant="filled" autoFocus isBusy={isSending} onClick={() => void send(true)}>
          {texts.confirmWithdraw}
        </Button>
        <Button
          onClick={() => {
            setSure(false);
          }}
        >
          {texts.back}
        </Button>
      </div>
    </Card>
  );
}
