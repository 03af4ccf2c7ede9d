import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useTearsheetCalls } from '../data/tearsheet-calls';
import { TearsheetNameDialog } from './tearsheet-name-dialog';

/** Creates a tearsheet and opens it. */
export function AddTearsheet({ organizationId, isJobMarket }: { organizationId: string; isJobMarket: boolean }) {
  const navigate = useNavigate();
  const { create } = useTearsheetCalls(organizationId);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.add}
      </Button>
      {isOpen && (
        <TearsheetNameDialog
          title={texts.add}
          submitLabel={texts.create}
          name=""
          onClose={() => {
            setOpen(false);
          }}
          onSubmit={async (name) => {
            let id = '';
            const isCreated = await runWithNotice(
              async () => {
                ({ tearsheetId: id } = await create(name));
              },
              { done: texts.created },
            );
            if (isCreated) await navigate(paths.tearsheet.href(id, { isJobMarket }));
            return isCreated;
          }}
        />
      )}
    </>
  );
}
